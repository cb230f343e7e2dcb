import Foundation

/// A page that is made of the starter in Examples, which is compiled and tested there.
struct NewPage {
    /// Below Examples, with the name of the starter.
    static let files = [
        "Sources/Starter/StarterModel.swift", "Sources/Starter/StarterView.swift", "Sources/Starter/main.swift",
        "Tests/StarterTests/StarterTests.swift",
    ]

    let name: String
    /// The name by which the manifest refers to Bindery.
    let bindery: String

    /// Whether it is the name of a type, of a folder and of a program.
    static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, ("A"..."Z").contains(first) else { return false }
        return name.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        }
    }

    /// How a manifest refers to a package: by the name that its dependency gives, or else by the identity.
    static func reference(to name: String, identity: String, in manifest: String) -> String {
        manifest.contains(".package(name: \"\(name)\"") ? name : identity
    }

    /// The text of a file, or its path, with the name of the page.
    func renamed(_ text: String) -> String { text.replacing("Starter", with: name) }

    var targets: String {
        """
                .executableTarget(
                    name: "\(name)",
                    dependencies: [
                        .product(name: "BinderyView", package: "\(bindery)"),
                        .product(name: "BinderyWeb", package: "\(bindery)"),
                    ]),
                .testTarget(
                    name: "\(name)Tests",
                    dependencies: ["\(name)", .product(name: "BinderyTesting", package: "\(bindery)")]),

        """
    }

    /// A manifest with the targets of the page at the beginning of its targets; nil if it is not clear where these are.
    func added(to manifest: String) -> String? {
        let lines = manifest.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // Those of a product are on one line.
        let places = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == "targets: [" }
        if places.count == 1 {
            return (lines[...places[0]] + [String(targets.dropLast())] + lines[(places[0] + 1)...])
                .joined(separator: "\n")
        }
        let empty = lines.indices.filter { lines[$0].trimmingCharacters(in: .whitespaces) == "targets: []" }
        guard places.isEmpty, empty.count == 1 else { return nil }
        let indent = lines[empty[0]].prefix { $0 == " " }
        return
            (lines[..<empty[0]] + ["\(indent)targets: [", String(targets.dropLast()), "\(indent)]"]
            + lines[(empty[0] + 1)...]).joined(separator: "\n")
    }
}
