// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Depends on the protocol of Bindery's pages and on a page without a browser, not on the server.
let package = Package(
    name: "Load",
    platforms: [.macOS(.v26)],
    products: [
        .executable(name: "load", targets: ["Load"]),
        .executable(name: "chaos", targets: ["Chaos"]),
    ],
    dependencies: [
        // With the traits of Examples, so that both can be built in one folder (scripts/shared).
        .package(name: "Bindery", path: "..", traits: ["Web", "SQLite", "RedisTLS", "Telemetry", "AsyncHTTPClient"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        // The program that measures the capacity of a server.
        .executableTarget(
            name: "Load",
            dependencies: [
                .product(name: "BinderyPageClient", package: "Bindery"),
                .product(name: "BinderyWire", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        // Many simulated users, an unreliable network, and a server that is killed.
        .executableTarget(
            name: "Chaos",
            dependencies: [
                .product(name: "BinderyPageClient", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "LoadTests", dependencies: ["Load", .product(name: "NIOCore", package: "swift-nio")],
            swiftSettings: settings),
        .testTarget(
            name: "ChaosTests",
            dependencies: [
                "Chaos",
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
    ]
)
