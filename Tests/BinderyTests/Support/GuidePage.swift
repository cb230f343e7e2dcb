import Foundation
import Testing

/// Expects that each Swift block of a page after a line `<!-- example -->` is part of a file beside the caller, so that
/// the page shows only code that compiles and holds. The indentation may differ.
func expectExamples(
    _ count: Int, of page: String, filePath: String = #filePath, location: SourceLocation = #_sourceLocation
) throws {
    let folder = URL(filePath: filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "Sources/Bindery/Bindery.docc/\(page)"), encoding: .utf8)
    let examples = text.components(separatedBy: "<!-- example -->\n```swift\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == count, sourceLocation: location)
    let tests = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).map {
        lines(try String(contentsOf: $0, encoding: .utf8))
    }
    for example in examples {
        #expect(tests.contains { $0.contains(lines(example)) }, "\(example)", sourceLocation: location)
    }
}

private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
}
