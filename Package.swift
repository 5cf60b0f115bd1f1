// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(for name: String, _ more: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "FixtureSupport"] + more,
    swiftSettings: strict)
}

/// Archives make a command that starts sooner and needs no ICU of the same version: see Scripts/build.
let usesArchives = Context.environment["TYPEFIT_ARCHIVES"] != nil
let icu = usesArchives ? [":libicuuc.a", ":libicudata.a", "stdc++"] : ["icuuc", "icudata"]
let messageDigest = usesArchives ? ":libmd.a" : "md"

let package = Package(
  name: "Typefit",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "TypefitKit",
      targets: [
        "Typography", "FontResolution", "FontFaces", "TextLayout", "TextEngine", "LayoutAudit",
        "AuditReports", "SpecImport", "DynamicTypeUpdates",
      ]),
    .executable(name: "typefit", targets: ["typefit"]),
  ],
  targets: [
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    // ICU's functions carry its version in their names, and its headers make no module: our own header stands before it.
    .target(name: "CICU", linkerSettings: icu.map { .linkedLibrary($0) }),
    .target(name: "CMessageDigest", linkerSettings: [.linkedLibrary(messageDigest)]),

    // In the order of the flow: what is asked, which font, its metrics, does it fit, tell.
    module("Typography"),
    module("FontResolution", ["Typography", "CFontconfig"]),
    module("FontFaces", ["Typography", "CFreeType", "CMessageDigest"]),
    module("TextLayout", ["Typography", "CHarfBuzz", "CICU"]),
    module("TextEngine", ["Typography", "FontResolution", "FontFaces", "TextLayout"]),
    module("LayoutAudit", ["Typography"]),
    module("AuditReports", ["Typography", "LayoutAudit"]),
    module("SpecImport", ["Typography", "LayoutAudit"]),
    module("DynamicTypeUpdates", ["Typography"]),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "typefit",
      dependencies: ["CMalloc", "Typography", "TextEngine", "LayoutAudit", "AuditReports", "SpecImport"],
      swiftSettings: strict),

    .target(name: "FixtureSupport", path: "Tests/FixtureSupport", swiftSettings: strict),
    tests(for: "Typography"),
    tests(for: "FontResolution", ["Typography"]),
    tests(for: "FontFaces", ["Typography"]),
    tests(for: "TextLayout", ["Typography"]),
    tests(for: "TextEngine", ["Typography"]),
    tests(for: "LayoutAudit", ["Typography"]),
    tests(for: "AuditReports", ["Typography", "LayoutAudit"]),
    tests(for: "SpecImport", ["Typography", "LayoutAudit"]),
    tests(for: "DynamicTypeUpdates", ["Typography", "TextEngine", "LayoutAudit", "SpecImport"]),
    tests(for: "typefit"),
  ],
  swiftLanguageModes: [.v6]
)
