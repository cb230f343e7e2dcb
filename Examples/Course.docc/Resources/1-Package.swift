// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "Bindery", path: "../bindery", traits: ["Web"])],
    targets: []
)
