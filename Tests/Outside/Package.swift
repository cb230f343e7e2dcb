// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// A program of a developer who extends the toolkit: it uses only public products, and adds what the toolkit does not
/// have. Run its tests with `scripts/test-outside`, which builds them together with Examples.
let package = Package(
    name: "Outside",
    platforms: [.macOS(.v26)],
    products: [.executable(name: "outside", targets: ["Outside"])],
    dependencies: [
        // With the traits of Examples, so that both can be built in one folder (scripts/shared).
        .package(
            name: "Bindery", path: "../..", traits: ["Web", "SQLite", "RedisTLS", "Telemetry", "AsyncHTTPClient"]),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    ],
    targets: [
        .executableTarget(
            name: "Outside",
            dependencies: [
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Resources")],
            swiftSettings: settings
        ),
        .testTarget(
            name: "OutsideTests",
            dependencies: [
                "Outside",
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "BinderyWebTesting", package: "Bindery"),
            ],
            swiftSettings: settings
        ),
    ]
)
