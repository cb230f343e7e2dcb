// swift-tools-version: 6.2
import PackageDescription

// As in the manifest of Bindery: warnings are errors in its own builds, and not in those of an app.
let warnings: [SwiftSetting] = Context.environment["BINDERY_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let strict =
    warnings + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]

/// The modules that the apps of Examples/Apple use, for the oldest systems of Bindery and without a server. The other
/// folders here belong to the package Examples, which depends on this one.
let package = Package(
    name: "ShowcaseModules",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "ShowcaseModels", targets: ["ShowcaseModels"]),
        .library(name: "SwiftUIScreens", targets: ["SwiftUIScreens", "SampleServices"]),
        .library(name: "UIKitScreens", targets: ["UIKitScreens", "SampleServices"]),
    ],
    dependencies: [.package(name: "Bindery", path: "../..")],
    targets: [
        // The view models of the screens, which the web and the apps share.
        .target(
            name: "ShowcaseModels", dependencies: [.product(name: "BinderyView", package: "Bindery")],
            path: "ShowcaseModels", swiftSettings: strict),
        // The services of the screens without a server, for apps.
        .target(
            name: "SampleServices",
            dependencies: ["ShowcaseModels", .product(name: "BinderyView", package: "Bindery")],
            path: "SampleServices", swiftSettings: strict),
        // The screens in view controllers. Empty where there is no UIKit.
        .target(
            name: "UIKitScreens",
            dependencies: [
                "ShowcaseModels", .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyUIKit", package: "Bindery"), .product(name: "BinderyView", package: "Bindery"),
            ],
            path: "UIKitScreens", swiftSettings: strict),
        // The screens in SwiftUI. Empty where there is none.
        .target(
            name: "SwiftUIScreens",
            dependencies: [
                "SampleServices", "ShowcaseModels", .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderySwiftUI", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
            ],
            path: "SwiftUIScreens", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

// As in the manifest of Bindery: the screens for Apple's systems on Linux, against stand-ins for the frameworks.
if Context.environment["BINDERY_APPLE_STUBS"] != nil {
    package.dependencies.append(.package(path: "../../Tests/AppleStubs"))
    for target in package.targets where ["UIKitScreens", "SwiftUIScreens"].contains(target.name) {
        let framework = String(target.name.dropLast("Screens".count))
        target.dependencies.append(.product(name: framework, package: "AppleStubs"))
    }
}
