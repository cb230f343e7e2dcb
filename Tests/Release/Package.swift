// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// For allocations and stack depth in release builds: `swift test -c release --package-path Tests/Release`.
let package = Package(
    name: "Release",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "Bindery", path: "../..")],
    targets: [
        .target(name: "CAllocations"),
        .testTarget(
            name: "ReleaseTests",
            dependencies: [
                "CAllocations",
                .product(name: "BinderyGraph", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
            ],
            swiftSettings: settings),
    ]
)
