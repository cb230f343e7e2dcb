// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// What needs a third-party package is compiled only under its trait, so that a user of the core resolves none.
let package = Package(
    name: "Bindery",
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [
        .library(name: "BinderyGraph", targets: ["BinderyGraph"]),
        .library(name: "BinderyStreams", targets: ["BinderyStreams"]),
        .library(name: "Bindery", targets: ["Bindery"]),
        .library(name: "BinderyView", targets: ["BinderyView"]),
        .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
        .library(name: "BinderyWeb", targets: ["BinderyWeb"]),
    ],
    traits: [
        .trait(name: "Web", description: "The HTTP server of BinderyWeb, on Hummingbird and SwiftNIO.")
    ],
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.100.0"),
    ],
    targets: [
        .target(name: "CBinderyShims"),
        .target(name: "BinderyGraph", dependencies: ["CBinderyShims"], swiftSettings: settings),
        .target(name: "BinderyStreams", dependencies: ["BinderyGraph"], swiftSettings: settings),
        .target(name: "Bindery", dependencies: ["BinderyGraph", "BinderyStreams"], swiftSettings: settings),
        .target(name: "BinderyView", dependencies: ["Bindery"], swiftSettings: settings),
        .target(name: "BinderyTesting", dependencies: ["BinderyView"], swiftSettings: settings),
        .target(
            name: "BinderyWeb",
            dependencies: [
                "BinderyView",
                .product(name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["Web"])),
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Web"])),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["Web"])),
            ],
            resources: [.embedInCode("Client/bindery.js"), .embedInCode("Client/bindery.css")],
            swiftSettings: settings
        ),
        // Optimised: a million random operations are checked against an oracle.
        .testTarget(
            name: "BinderyGraphTests", dependencies: ["BinderyGraph"], swiftSettings: settings + [.unsafeFlags(["-O"])]),
        .testTarget(
            name: "BinderyStreamsTests", dependencies: ["BinderyStreams", "BinderyTesting"], swiftSettings: settings),
        .testTarget(name: "BinderyTests", dependencies: ["Bindery", "BinderyTesting"], swiftSettings: settings),
        .testTarget(
            name: "BinderyViewTests", dependencies: ["BinderyView", "BinderyTesting"], swiftSettings: settings),
        .testTarget(name: "BinderyWebTests", dependencies: ["BinderyWeb", "BinderyTesting"], swiftSettings: settings),
    ]
)
