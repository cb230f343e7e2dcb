// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

// The toolchain has an overlay for programs that import Testing and the real UIKit.
let stubs = settings + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

/// The tests of the bridges to Apple's frameworks, on Linux: BinderyCombine with OpenCombine, the others with the
/// stand-ins of Tests/AppleStubs. scripts/test-apple runs them.
let package = Package(
    name: "Apple",
    platforms: [.macOS(.v26)],
    dependencies: [
        .package(name: "Bindery", path: "../..", traits: ["OpenCombine"]),
        .package(name: "AppleStubs", path: "../AppleStubs"),
        .package(name: "Examples", path: "../../Examples"),
        .package(name: "ShowcaseModules", path: "../../Examples/Sources"),
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
            path: "BinderyCombineTests", swiftSettings: settings),
        .testTarget(
            name: "BinderyUIKitTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "UIKit", package: "AppleStubs"),
            ],
            path: "BinderyUIKitTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderyAppKitTests",
            dependencies: [
                .product(name: "BinderyAppKit", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "AppKit", package: "AppleStubs"),
            ],
            path: "BinderyAppKitTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderyUIKitViewTests",
            dependencies: [
                .product(name: "BinderyUIKitView", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "UIKit", package: "AppleStubs"),
            ],
            path: "BinderyUIKitViewTests", swiftSettings: stubs),
        .testTarget(
            name: "FourFacesTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyAppKit", package: "Bindery"),
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "UIKit", package: "AppleStubs"),
                .product(name: "AppKit", package: "AppleStubs"),
                .product(name: "SwiftUI", package: "AppleStubs"),
            ],
            path: "FourFacesTests", swiftSettings: stubs),
        .testTarget(
            name: "UIKitScreensTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyUIKitView", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "Screens", package: "Examples"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
                .product(name: "UIKitScreens", package: "ShowcaseModules"),
                .product(name: "UIKit", package: "AppleStubs"),
            ],
            path: "UIKitScreensTests", swiftSettings: stubs),
        .testTarget(
            name: "SwiftUIScreensTests",
            dependencies: [
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
                .product(name: "SwiftUIScreens", package: "ShowcaseModules"),
                .product(name: "SwiftUI", package: "AppleStubs"),
            ],
            path: "SwiftUIScreensTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderySwiftUITests",
            dependencies: [
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "SwiftUI", package: "AppleStubs"),
            ],
            path: "BinderySwiftUITests", swiftSettings: stubs),
    ]
)

// `BINDERY_TESTS=BinderyUIKitTests scripts/test-apple` builds only these test targets.
if let names = Context.environment["BINDERY_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { !names.contains($0.name) }
}
