// swift-tools-version: 6.2
import PackageDescription

/// Stand-ins for UIKit, AppKit and SwiftUI that run on Linux, for Tests/Apple. The other folders are declarations
/// alone, which scripts/check-apple compiles.
let package = Package(
    name: "AppleStubs",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "StandIns", targets: ["StandIns"]),
        .library(name: "UIKit", targets: ["UIKit", "UniformTypeIdentifiers"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
    ],
    targets: [
        // What the stand-ins for UIKit and AppKit share.
        .target(name: "StandIns", path: "StandIns"),
        .target(name: "UniformTypeIdentifiers", path: "UniformTypeIdentifiers"),
        .target(name: "UIKit", dependencies: ["StandIns", "UniformTypeIdentifiers"], path: "UIKit"),
        .target(name: "AppKit", dependencies: ["StandIns"], path: "AppKit"),
        .target(name: "SwiftUI", path: "SwiftUI"),
    ]
)
