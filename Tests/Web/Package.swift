// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The tests of what BinderyWeb contains under its traits: the server, and the store of sessions on SQLite. Run them
/// with `scripts/test-web`, which builds them together with Examples.
let package = Package(
    name: "Web",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(
            name: "Bindery", path: "../..", traits: ["Web", "SQLite", "RedisTLS", "Telemetry", "AsyncHTTPClient"]),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    ],
    targets: [
        .testTarget(
            name: "BinderyWebTests",
            dependencies: [
                .product(name: "BinderyFoundation", package: "Bindery"),
                .product(name: "BinderyHTTP", package: "Bindery"),
                .product(name: "BinderyHTTPTesting", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "CoreMetrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: "BinderyWebTests",
            swiftSettings: settings)
    ]
)
