import Foundation
import Testing

/// What `swift package new-page` writes. The starter itself is compiled and tested in Examples.
@Suite struct NewPageTests {
    private let page = NewPage(name: "Counter", bindery: "bindery")

    @Test(arguments: [
        ("Counter", true), ("A1", true), ("counter", false), ("", false), ("My Page", false), ("../A", false),
        ("Ä", false),
    ])
    func aPageIsNamedAsAType(_ name: String, _ isName: Bool) { #expect(NewPage.isName(name) == isName) }

    @Test func theFilesOfTheStarterAreThere() throws {
        let examples = URL(filePath: #filePath).appending(path: "../../../../Examples").standardized
        for file in NewPage.files {
            let text = try String(contentsOf: examples.appending(path: file), encoding: .utf8)
            #expect(text.contains("Starter"), "\(file)")
            #expect(!page.renamed(text).contains("Starter"), "\(file)")
        }
        #expect(page.renamed(NewPage.files[3]) == "Tests/CounterTests/CounterTests.swift")
    }

    @Test func thePackageIsReferredToAsItsDependencySays() {
        let named = "dependencies: [.package(name: \"Bindery\", path: \"../checkout\")],"
        #expect(NewPage.reference(to: "Bindery", identity: "checkout", in: named) == "Bindery")
        let plain = "dependencies: [.package(path: \"../checkout\")],"
        #expect(NewPage.reference(to: "Bindery", identity: "checkout", in: plain) == "checkout")
    }

    @Test func theTargetsAreAddedToTheManifest() throws {
        let manifest = """
            let package = Package(
                name: "App",
                products: [.library(name: "A", targets: ["A"])],
                targets: [
                    .target(name: "A")
                ]
            )

            """
        let changed = try #require(page.added(to: manifest))
        #expect(
            changed == """
                let package = Package(
                    name: "App",
                    products: [.library(name: "A", targets: ["A"])],
                    targets: [
                        .executableTarget(
                            name: "Counter",
                            dependencies: [
                                .product(name: "BinderyView", package: "bindery"),
                                .product(name: "BinderyWeb", package: "bindery"),
                            ]),
                        .testTarget(
                            name: "CounterTests",
                            dependencies: ["Counter", .product(name: "BinderyTesting", package: "bindery")]),
                        .target(name: "A")
                    ]
                )

                """)
    }

    @Test func anEmptyListOfTargetsIsFilled() throws {
        let changed = try #require(page.added(to: "let package = Package(\n    name: \"App\",\n    targets: []\n)\n"))
        #expect(changed.contains("    name: \"App\",\n    targets: [\n        .executableTarget("))
        #expect(changed.hasSuffix("]),\n    ]\n)\n"))
    }

    @Test(arguments: ["let package = Package(name: \"App\")", "a\n    targets: [\nb\n    targets: [\n"])
    func aManifestOfAnotherFormIsLeftAsItIs(_ manifest: String) { #expect(page.added(to: manifest) == nil) }
}
