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

/// On Linux scripts/test-apple sets the variable.
let hasStandIns = Context.environment["BINDERY_APPLE_STUBS"] != nil

func standIn(_ name: String) -> Target.Dependency { .product(name: name, package: "AppleStubs") }

/// The tests of the bridges to Apple's frameworks. On Linux they use OpenCombine and the stand-ins of Tests/AppleStubs.
/// On Apple's systems the tests that need no stand-in use the frameworks.
let package = Package(
    name: "Apple",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    dependencies: [
        .package(name: "Bindery", path: "../..", traits: hasStandIns ? ["OpenCombine"] : []),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .testTarget(
            name: "BinderyCombineTests",
            dependencies: [
                .product(name: "BinderyCombine", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
            ],
            path: "BinderyCombineTests", swiftSettings: settings),
        .testTarget(
            name: "SystemTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyUIKitView", package: "Bindery"),
                .product(name: "BinderyAppKit", package: "Bindery"),
                .product(name: "BinderySwiftUI", package: "Bindery"),
            ] + (hasStandIns ? [standIn("UIKit"), standIn("AppKit"), standIn("SwiftUI")] : []),
            path: "SystemTests", swiftSettings: hasStandIns ? stubs : settings),
    ]
)

if hasStandIns {
    package.dependencies += [
        .package(name: "AppleStubs", path: "../AppleStubs"),
        .package(name: "Examples", path: "../../Examples"),
        .package(name: "ShowcaseModules", path: "../../Examples/Sources"),
    ]
    package.targets += [
        .testTarget(
            name: "BinderyUIKitTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                standIn("UIKit"),
            ],
            path: "BinderyUIKitTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderyAppKitTests",
            dependencies: [
                .product(name: "BinderyAppKit", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                standIn("AppKit"),
            ],
            path: "BinderyAppKitTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderyUIKitViewTests",
            dependencies: [
                .product(name: "BinderyUIKitView", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                standIn("UIKit"),
            ],
            path: "BinderyUIKitViewTests", swiftSettings: stubs),
        .testTarget(
            name: "FourFacesTests",
            dependencies: [
                .product(name: "BinderyUIKit", package: "Bindery"),
                .product(name: "BinderyAppKit", package: "Bindery"),
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                standIn("UIKit"),
                standIn("AppKit"),
                standIn("SwiftUI"),
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
                standIn("UIKit"),
            ],
            path: "UIKitScreensTests", swiftSettings: stubs),
        .testTarget(
            name: "SwiftUIScreensTests",
            dependencies: [
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
                .product(name: "SwiftUIScreens", package: "ShowcaseModules"),
                standIn("SwiftUI"),
            ],
            path: "SwiftUIScreensTests", swiftSettings: stubs),
        .testTarget(
            name: "BinderySwiftUITests",
            dependencies: [
                .product(name: "BinderyFoundation", package: "Bindery"),
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "BinderyStreams", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                standIn("SwiftUI"),
            ],
            path: "BinderySwiftUITests", swiftSettings: stubs),
    ]
}

// `BINDERY_TESTS=BinderyUIKitTests scripts/test-apple` builds only these test targets.
if let names = Context.environment["BINDERY_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { !names.contains($0.name) }
}
