// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v26)],
    products: [.executable(name: "bench", targets: ["bench"])],
    dependencies: [
        .package(name: "Bindery", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms", from: "1.0.0"),
    ],
    targets: [
        // What a careful programmer would write by hand instead of using Bindery.
        .target(name: "Floors", swiftSettings: settings),
        .target(name: "CEngine", cSettings: [.unsafeFlags(["-O3"])]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "Floors", "CEngine",
                .product(name: "BinderyGraph", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
            ],
            exclude: ["Peers/Node"], swiftSettings: settings),
    ]
)
