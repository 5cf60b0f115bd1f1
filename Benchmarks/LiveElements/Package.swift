// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "LiveElements",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Typefit", path: "../..")],
  targets: [
    .executableTarget(
      name: "live-elements", dependencies: [.product(name: "TypefitKit", package: "Typefit")])
  ],
  swiftLanguageModes: [.v6]
)
