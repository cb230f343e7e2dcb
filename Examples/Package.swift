// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let lessons = [
    "01-Counter", "02-Sum", "03-LengthLogin", "04-Converters", "05-SearchAsYouType", "06-List", "07-Navigation",
    "08-Validation",
    "09-BackgroundWork", "10-Testing", "11-Commands", "12-SavedForm",
]

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v26), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .executable(name: "showcase", targets: ["Showcase"]),
        .executable(name: "search-benchmark", targets: ["SearchBenchmark"]),
        .executable(name: "lesson", targets: ["Lesson"]),
        .executable(name: "embedding", targets: ["Embedding"]),
        .executable(name: "sign-in", targets: ["SignIn"]),
        .executable(name: "console", targets: ["Console"]),
        .executable(name: "toolbox", targets: ["Toolbox"]),
        .executable(name: "files", targets: ["Files"]),
        .executable(name: "todomvc", targets: ["TodoMVCServer"]),
        .executable(name: "starter", targets: ["Starter"]),
        .library(name: "Catalogue", targets: ["Catalogue"]),
        // The screens as views of BinderyView, for the tests that show one by UIKit.
        .library(name: "Screens", targets: ["Screens"]),
    ],
    dependencies: [
        .package(name: "Bindery", path: "..", traits: ["Web", "SQLite", "RedisTLS", "Telemetry", "AsyncHTTPClient"]),
        // The view models of the showcase, which apps use too. Their sources are beside those of the other targets.
        .package(name: "ShowcaseModules", path: "Sources"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Dependencies of Hummingbird, listed because the catalogue imports them.
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "Catalogue",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            exclude: ["README.md"],
            resources: [.embedInCode("Books/Books.tsv")],
            swiftSettings: strict
        ),
        // The sources that the screens show.
        .target(name: "CScreenSources"),
        .target(
            name: "Screens",
            dependencies: [
                "CScreenSources",
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
            ],
            swiftSettings: strict
        ),
        // The program: the screens on the web, and the catalogue.
        .executableTarget(
            name: "Showcase",
            dependencies: [
                "Catalogue", "Screens",
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyFoundation", package: "Bindery"),
                .product(name: "BinderyHTTP", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            resources: [.embedInCode("Diagrams"), .embedInCode("Look")],
            swiftSettings: strict
        ),
        // Two screens on the command line, without a backend.
        .executableTarget(
            name: "Console",
            dependencies: [
                "Screens",
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
            ],
            swiftSettings: strict
        ),
        // The catalogue's part of `make bench`.
        .executableTarget(name: "SearchBenchmark", dependencies: ["Catalogue"], swiftSettings: strict),
        .target(
            name: "Lessons",
            dependencies: [
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
            ],
            exclude: lessons.map { "\($0)/README.md" },
            swiftSettings: strict
        ),
        .executableTarget(
            name: "Lesson",
            dependencies: [
                "Lessons",
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        // A live page in a Hummingbird application with its own routes.
        .executableTarget(
            name: "Embedding",
            dependencies: [
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: strict
        ),
        // Controls, scripts, elements, events and styles of an application's own.
        .executableTarget(
            name: "Toolbox",
            dependencies: [
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Resources")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ToolboxTests",
            dependencies: [
                "Toolbox",
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "BinderyWebTesting", package: "Bindery"),
            ],
            swiftSettings: strict
        ),
        // Uploads and downloads.
        .executableTarget(
            name: "Files",
            dependencies: [
                .product(name: "BinderyFoundation", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict
        ),
        // What `swift package new-page` copies. Without the strict settings, which other packages need not have.
        .executableTarget(
            name: "Starter",
            dependencies: [
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
            ]),
        .testTarget(
            name: "StarterTests",
            dependencies: ["Starter", .product(name: "BinderyTesting", package: "Bindery")]),
        .executableTarget(
            name: "Login",
            dependencies: [
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
            ]),
        .testTarget(
            name: "LoginTests",
            dependencies: ["Login", .product(name: "BinderyTesting", package: "Bindery")]),
        .target(
            name: "TodoMVC",
            dependencies: [
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "TodoMVCServer",
            dependencies: [
                "TodoMVC",
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("todomvc.css")],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TodoMVCTests",
            dependencies: [
                "TodoMVC", "TodoMVCServer",
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
            ],
            swiftSettings: strict
        ),
        // A live site whose users sign in with a password.
        .executableTarget(
            name: "SignIn",
            dependencies: [
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "LessonsTests",
            dependencies: [
                "Lesson", "Lessons",
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Console", "Screens",
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
            ],
            swiftSettings: strict
        ),
        // The program's client against the real service.
        .testTarget(
            name: "ShowcaseTests",
            dependencies: [
                "Showcase", "Catalogue", "Screens",
                .product(name: "BinderyHTTP", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "ShowcaseModels", package: "ShowcaseModules"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "EmbeddingTests",
            dependencies: [
                "Embedding",
                .product(name: "BinderyPageClient", package: "Bindery"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SignInTests",
            dependencies: [
                "SignIn",
                .product(name: "Bindery", package: "Bindery"),
                .product(name: "BinderyPageClient", package: "Bindery"),
                .product(name: "BinderyTesting", package: "Bindery"),
                .product(name: "BinderyWeb", package: "Bindery"),
                .product(name: "BinderyView", package: "Bindery"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CatalogueTests",
            dependencies: [
                "Catalogue",
                .product(name: "_BinderyTestSupport", package: "Bindery"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)

// `BINDERY_TESTS=ScreensTests swift test --package-path Examples` builds only these test targets.
if let names = Context.environment["BINDERY_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}
