// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// RxJS 7's published specifications as tables: `swift test --package-path Tests/RxJS`.
let package = Package(
    name: "RxJS",
    platforms: [.macOS(.v26)],
    dependencies: [
        // With the traits of Examples, so that both can be built in one folder (scripts/shared).
        .package(name: "Bindery", path: "../..", traits: ["Web", "SQLite", "RedisTLS", "Telemetry", "AsyncHTTPClient"])
    ],
    targets: [
        .testTarget(
            name: "RxJSTests",
            dependencies: [
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
            ],
            swiftSettings: settings)
    ]
)
