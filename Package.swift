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

let package = Package(
  name: "Typefit",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "TypefitKit",
      targets: [
        "Typography", "FontResolution", "FontFaces", "TextEngine", "LayoutAudit", "AuditReports",
        "SpecImport",
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

    // In the order of the flow: what is asked, which font, its metrics, does it fit, tell.
    module("Typography"),
    module("FontResolution", ["Typography", "CFontconfig"]),
    module("FontFaces", ["Typography", "CFreeType"]),
    module("TextEngine", ["Typography", "FontResolution", "FontFaces"]),
    module("LayoutAudit", ["Typography"]),
    module("AuditReports", ["Typography", "LayoutAudit"]),
    module("SpecImport", ["Typography", "LayoutAudit"]),
    .executableTarget(
      name: "typefit",
      dependencies: ["Typography", "TextEngine", "LayoutAudit", "AuditReports", "SpecImport"],
      swiftSettings: strict),

    .target(name: "FixtureSupport", path: "Tests/FixtureSupport", swiftSettings: strict),
    tests(for: "Typography"),
    tests(for: "FontResolution", ["Typography"]),
    tests(for: "FontFaces", ["Typography"]),
    tests(for: "TextEngine", ["Typography"]),
    tests(for: "LayoutAudit", ["Typography"]),
    tests(for: "AuditReports", ["Typography", "LayoutAudit"]),
    tests(for: "SpecImport", ["Typography", "LayoutAudit"]),
    tests(for: "typefit"),
  ],
  swiftLanguageModes: [.v6]
)
