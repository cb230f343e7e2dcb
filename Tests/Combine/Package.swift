// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The tests of BinderyCombine: on Apple's systems with Combine, elsewhere with OpenCombine.
let package = Package(
    name: "Combine",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "Bindery", path: "../..", traits: ["OpenCombine"]),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .testTarget(
            name: "BinderyCombineTests",
            dependencies: [
                .product(name: "BinderyCombine", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "BinderyCombineTests", swiftSettings: settings)
    ]
)
