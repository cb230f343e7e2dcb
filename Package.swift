// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors for the scripts of this repository, which set the variable, and not for a package that depends on
// Bindery: its compiler may be newer and have more warnings.
let strict: [SwiftSetting] = Context.environment["BINDERY_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
let settings =
    strict + [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]

let web = TargetDependencyCondition.when(traits: ["Web"])
let sqlite = TargetDependencyCondition.when(traits: ["SQLite"])
let sealing = TargetDependencyCondition.when(traits: ["SQLite", "Redis"])
let encryption = TargetDependencyCondition.when(traits: ["RedisTLS"])
let telemetry = TargetDependencyCondition.when(traits: ["Telemetry"])
let asyncHTTPClient = TargetDependencyCondition.when(traits: ["AsyncHTTPClient"])

/// Code that needs a third-party package is compiled only under its trait, so that a user of the core resolves none.
let package = Package(
    name: "Bindery",
    platforms: [.iOS(.v17), .macOS(.v14), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
    products: [
        .library(name: "BinderyGraph", targets: ["BinderyGraph"]),
        .library(name: "BinderyStreams", targets: ["BinderyStreams"]),
        .library(name: "BinderyDiff", targets: ["BinderyDiff"]),
        .library(name: "Bindery", targets: ["Bindery"]),
        .library(name: "BinderyFoundation", targets: ["BinderyFoundation"]),
        .library(name: "BinderyCombine", targets: ["BinderyCombine"]),
        .library(name: "BinderyUIKit", targets: ["BinderyUIKit"]),
        .library(name: "BinderyAppKit", targets: ["BinderyAppKit"]),
        .library(name: "BinderyUIKitView", targets: ["BinderyUIKitView"]),
        .library(name: "BinderySwiftUI", targets: ["BinderySwiftUI"]),
        .library(name: "BinderyHTTP", targets: ["BinderyHTTP"]),
        .library(name: "BinderyHTTPTesting", targets: ["BinderyHTTPTesting"]),
        .library(name: "BinderyView", targets: ["BinderyView"]),
        .library(name: "BinderyTesting", targets: ["BinderyTesting"]),
        .library(name: "BinderyInspector", targets: ["BinderyInspector"]),
        .library(name: "BinderyWeb", targets: ["BinderyWeb"]),
        .library(name: "BinderyWire", targets: ["BinderyWire"]),
        .library(name: "BinderyPageClient", targets: ["BinderyPageClient"]),
        .library(name: "BinderyWebTesting", targets: ["BinderyWebTesting"]),
        // Commands of the packages that use Bindery: `swift package dev`, `swift package new-page`.
        .plugin(name: "BinderyDev", targets: ["BinderyDev"]),
        .plugin(name: "BinderyNewPage", targets: ["BinderyNewPage"]),
        // For the tests and benchmarks of this repository, which are packages of their own; not for users.
        .library(name: "_BinderyTestSupport", targets: ["BinderyTestSupport", "FourFaces"]),
    ],
    traits: [
        .trait(name: "Web", description: "The HTTP server of BinderyWeb, on Hummingbird and SwiftNIO."),
        .trait(name: "SQLite", description: "The store of BinderyWeb for live sessions, on GRDB."),
        .trait(
            name: "Redis", description: "A store and a bus of BinderyWeb for processes on any machines.",
            enabledTraits: ["Web"]),
        .trait(
            name: "RedisTLS", description: "Encrypted connections to Redis, by SwiftNIO's TLS.",
            enabledTraits: ["Redis"]),
        .trait(
            name: "Telemetry",
            description:
                "Metrics of BinderyWeb by swift-metrics; traces of events, actions and requests by swift-distributed-tracing."
        ),
        .trait(
            name: "AsyncHTTPClient",
            description: "A transport of BinderyHTTP for servers on Linux, on AsyncHTTPClient and SwiftNIO."),
        .trait(name: "OpenCombine", description: "BinderyCombine on systems without Combine, on OpenCombine."),
    ],
    dependencies: [
        // Without its traits, which add support for configuration files that Bindery does not use.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
        // Dependencies of Hummingbird, listed because BinderyWeb imports them.
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    ],
    targets: [
        .target(name: "CBinderyShims"),
        // Calls of the system that only the web backend makes.
        .target(name: "CBinderySystem"),
        // Compression by zlib, for the web server.
        .target(name: "CBinderyDeflate", linkerSettings: [.linkedLibrary("z")]),
        // The scripts and styles of the pages and of the inspector.
        .target(name: "CBinderyResources"),
        // The `Mutex` and the `Atomic` of Synchronization, also for those systems of Apple's that lack the module.
        .target(name: "BinderySynchronization", dependencies: ["CBinderyShims"], swiftSettings: settings),
        .target(
            name: "BinderyGraph", dependencies: ["BinderySynchronization", "CBinderyShims"], swiftSettings: settings),
        .target(
            name: "BinderyStreams", dependencies: ["BinderyGraph", "BinderySynchronization"], swiftSettings: settings),
        .target(name: "BinderyDiff", swiftSettings: settings),
        .target(
            name: "Bindery",
            dependencies: [
                "BinderyGraph", "BinderyStreams", "BinderyDiff", "BinderySynchronization",
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: telemetry),
            ],
            swiftSettings: settings),
        // Separate, because the core does not depend on Foundation.
        .target(
            name: "BinderyFoundation", dependencies: ["Bindery", "BinderySynchronization"], swiftSettings: settings),
        // On Apple's systems with Combine. Elsewhere it is empty without the trait.
        .target(
            name: "BinderyCombine",
            dependencies: [
                "Bindery", "BinderyGraph", "BinderyStreams", "BinderySynchronization",
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
            ],
            swiftSettings: settings),
        // What BinderyUIKit and BinderyAppKit share: the properties that an object keeps, and the sections of lists.
        .target(name: "BinderyObjects", dependencies: ["Bindery", "BinderyDiff"], swiftSettings: settings),
        // Empty where there is no UIKit, no AppKit, or no SwiftUI.
        .target(
            name: "BinderyUIKit",
            dependencies: ["Bindery", "BinderyFoundation", "BinderyGraph", "BinderyObjects", "BinderyStreams"],
            swiftSettings: settings),
        .target(
            name: "BinderyAppKit",
            dependencies: ["Bindery", "BinderyFoundation", "BinderyGraph", "BinderyObjects", "BinderyStreams"],
            swiftSettings: settings),
        .target(
            name: "BinderySwiftUI", dependencies: ["Bindery", "BinderyGraph", "BinderyStreams"],
            swiftSettings: settings),
        .target(
            name: "BinderyHTTP",
            dependencies: [
                "Bindery", "BinderySynchronization",
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: telemetry),
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: asyncHTTPClient),
                .product(name: "NIOCore", package: "swift-nio", condition: asyncHTTPClient),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: asyncHTTPClient),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: asyncHTTPClient),
                .product(name: "NIOPosix", package: "swift-nio", condition: asyncHTTPClient),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: asyncHTTPClient),
            ],
            swiftSettings: settings),
        // Separate, so that a program does not contain it, and tests without HTTP do not build it.
        .target(
            name: "BinderyHTTPTesting", dependencies: ["BinderyHTTP", "BinderySynchronization"],
            swiftSettings: settings),
        .target(name: "BinderyView", dependencies: ["Bindery"], swiftSettings: settings),
        // The views of BinderyView by controls of UIKit. Empty where there is no UIKit.
        .target(name: "BinderyUIKitView", dependencies: ["BinderyView"], swiftSettings: settings),
        // The tool that shows what happens in a session; BinderyWeb serves it.
        .target(
            name: "BinderyInspector", dependencies: ["Bindery", "BinderyView", "BinderyWire"],
            exclude: ["Scripts", "Styles"],  // CBinderyResources embeds them.
            swiftSettings: settings),
        .target(
            name: "BinderyTesting", dependencies: ["BinderySynchronization", "BinderyView"], swiftSettings: settings),
        // The messages between server and page, for both directions; separate, so that other programs can be pages.
        .target(name: "BinderyWire", swiftSettings: settings),
        // A page without a browser: does what the page's script does, for programs that act as its user.
        .target(
            name: "BinderyPageClient",
            dependencies: [
                "BinderyWire",
                .product(name: "NIOCore", package: "swift-nio", condition: web),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
                .product(name: "NIOPosix", package: "swift-nio", condition: web),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
            ],
            swiftSettings: settings),
        .target(
            name: "BinderyWeb",
            dependencies: [
                "BinderyGraph", "BinderyInspector", "BinderySynchronization", "BinderyView", "BinderyWire",
                "CBinderyResources", "CBinderySystem",
                .target(name: "CBinderyDeflate", condition: web),
                .product(name: "Hummingbird", package: "hummingbird", condition: web),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: web),
                .product(name: "NIOCore", package: "swift-nio", condition: web),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: web),
                .product(name: "NIOWebSocket", package: "swift-nio", condition: web),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: web),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras", condition: web),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: web),
                .product(name: "Logging", package: "swift-log", condition: web),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: web),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: web),
                .product(name: "GRDB", package: "GRDB.swift", condition: sqlite),
                .product(name: "Crypto", package: "swift-crypto", condition: sealing),
                .product(name: "NIOPosix", package: "swift-nio", condition: web),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: encryption),
                .product(name: "CoreMetrics", package: "swift-metrics", condition: telemetry),
                .product(name: "Tracing", package: "swift-distributed-tracing", condition: telemetry),
            ],
            exclude: ["Client"],  // CBinderyResources embeds it; `make client` bundles its scripts.
            swiftSettings: settings
        ),
        // A page of a live session without a browser and without a socket, for tests of applications.
        .target(
            name: "BinderyWebTesting",
            dependencies: ["BinderyWeb", "BinderyPageClient", "BinderySynchronization", "BinderyWire"],
            swiftSettings: settings),
        // Without permissions, so that no flag is needed where SwiftPM has no sandbox: on Linux.
        .plugin(
            name: "BinderyDev",
            capability: .command(
                intent: .custom(
                    verb: "dev", description: "Runs a program, builds each change, and keeps the state of open pages."))
        ),
        .plugin(
            name: "BinderyNewPage",
            capability: .command(
                intent: .custom(verb: "new-page", description: "Adds a program with one page, and its test."),
                permissions: [
                    .writeToPackageDirectory(reason: "The page, its test and their targets are added to the package.")
                ])),
        .testTarget(
            name: "BinderyGraphTests",
            dependencies: ["BinderyGraph", "BinderySynchronization", "CBinderyShims", "BinderyTestSupport"],
            swiftSettings: settings),
        // Optimised: a million random operations are checked against an oracle.
        .testTarget(
            name: "BinderyGraphLawTests",
            dependencies: ["BinderyGraph", "BinderySynchronization", "BinderyTestSupport"],
            swiftSettings: settings + [.unsafeFlags(["-O"])]),
        .testTarget(
            name: "BinderyStreamsTests",
            dependencies: ["BinderyStreams", "BinderySynchronization", "BinderyTesting", "BinderyTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyDiffTests", dependencies: ["BinderyDiff", "BinderyTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "BinderyTestingTests", dependencies: ["BinderyTesting"], swiftSettings: settings),
        .testTarget(
            name: "BinderyFoundationTests", dependencies: ["Bindery", "BinderyFoundation", "BinderySynchronization"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyHTTPTests",
            dependencies: [
                "BinderyHTTP", "BinderyHTTPTesting", "BinderySynchronization", "BinderyTesting", "BinderyTestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyTests", dependencies: ["Bindery", "BinderyTesting", "BinderyTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyViewTests", dependencies: ["BinderyView", "BinderyTesting", "BinderyTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyWireTests", dependencies: ["BinderyWire", "BinderyTestSupport"], swiftSettings: settings),
        .testTarget(
            name: "BinderyInspectorTests", dependencies: ["BinderyInspector", "BinderyTesting", "BinderyTestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyWebTestingTests", dependencies: ["BinderyWebTesting", "BinderyTesting", "FourFaces"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyPageClientTests", dependencies: ["BinderyPageClient", "BinderyWire"],
            swiftSettings: settings),
        .testTarget(
            name: "BinderyWebTests",
            dependencies: [
                "BinderyWeb", "BinderyInspector", "BinderyWire", "BinderyPageClient", "BinderyWebTesting",
                "BinderySynchronization", "BinderyTesting", "BinderyFoundation", "PageReading", "BinderyTestSupport",
                "CBinderySystem",
            ],
            swiftSettings: settings),
        .target(
            name: "BinderyTestSupport", dependencies: ["BinderyGraph", "BinderySynchronization"],
            path: "Tests/TestSupport",
            swiftSettings: settings),
        // A view model, and the script of its user, for the tests of all platforms.
        .target(name: "FourFaces", dependencies: ["Bindery"], path: "Tests/FourFaces", swiftSettings: settings),
        // Reads pages for the tests as a browser does. Optimised: it reads each page many times.
        .target(
            name: "PageReading", dependencies: ["BinderyPageClient", "BinderyWire"], path: "Tests/PageReading",
            swiftSettings: settings + [.unsafeFlags(["-O"])]),
    ]
)

// `BINDERY_TESTS=BinderyViewTests,BinderyWebTests swift test` builds only these test targets.
if let names = Context.environment["BINDERY_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
}

// `BINDERY_WITHOUT_WEB=1 swift test` leaves out the web backend, for macOS. There it does not compile: it has an
// `isolated deinit`, which needs macOS 15.4, and SwiftPM compiles each target for the oldest system of its package.
if Context.environment["BINDERY_WITHOUT_WEB"] != nil {
    let names: Set = [
        "BinderyPageClient", "BinderyPageClientTests", "BinderyWeb", "BinderyWebTesting", "BinderyWebTestingTests",
        "BinderyWebTests", "CBinderyDeflate", "CBinderyResources", "CBinderySystem", "PageReading",
    ]
    package.products.removeAll { names.contains($0.name) }
    package.targets.removeAll { names.contains($0.name) }
}

// `BINDERY_APPLE_STUBS=1 swift test --package-path Tests/Apple` runs the bridges to Apple's frameworks on Linux,
// against stand-ins for the frameworks.
if Context.environment["BINDERY_APPLE_STUBS"] != nil {
    package.dependencies.append(.package(path: "Tests/AppleStubs"))
    let frameworks = [
        "BinderyObjects": "StandIns", "BinderyUIKit": "UIKit", "BinderyUIKitView": "UIKit", "BinderyAppKit": "AppKit",
        "BinderySwiftUI": "SwiftUI",
    ]
    for target in package.targets {
        guard let framework = frameworks[target.name] else { continue }
        target.dependencies.append(.product(name: framework, package: "AppleStubs"))
    }
}

// `BINDERY_FUZZING=fuzzer swift build` builds the program that scripts/fuzz runs, with the checks of the tests. Only
// the fuzzed targets report coverage to the fuzzer: it costs time, and that of the checks does not matter. With
// `fuzzer,address` all Swift targets also run under the address sanitizer.
if let sanitizers = Context.environment["BINDERY_FUZZING"] {
    package.targets.removeAll { $0.type == .test }
    let others = sanitizers.split(separator: ",").filter { $0 != "fuzzer" }.map { "-sanitize=\($0)" }
    for target in package.targets where target.type == .regular && !target.name.hasPrefix("CBindery") {
        let isFuzzed = ["Bindery", "BinderyView", "BinderyWire", "BinderyWeb"].contains(target.name)
        target.swiftSettings = settings + [.unsafeFlags(isFuzzed ? ["-sanitize=\(sanitizers)"] : others)]
    }
    package.targets.append(
        .executableTarget(
            name: "Fuzz",
            dependencies: [
                "BinderyWeb", "BinderyWire", "BinderyPageClient", "BinderyWebTesting", "BinderyFoundation",
                "PageReading",
            ], path: "Tests",
            sources: [
                "Fuzz/FuzzTarget.swift", "BinderyWebTests/Fuzzing", "BinderyWebTests/Support/RecordedConnection.swift",
            ],
            // The optimiser of Swift 6.3.1 reports a circular reference when it links BinderyWeb's isolated code into
            // this target. Remove the flag when a later compiler builds without it.
            swiftSettings: settings + [.unsafeFlags(others + ["-Xllvm", "-sil-disable-pass=performance-linker"])],
            linkerSettings: [.unsafeFlags(["-sanitize=\(sanitizers)", "-use-ld=lld"])]))
}
