import Foundation
import Testing

/// Expects that the calling file contains the marked examples of the module's page, white space aside.
func expectExamples(_ count: Int, filePath: String = #filePath) throws {
    let file = URL(filePath: filePath)
    var root = file
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let page = root.appending(path: "Sources/BinderyHTTP/BinderyHTTP.docc/BinderyHTTP.md")
    let examples = try String(contentsOf: page, encoding: .utf8)
        .components(separatedBy: "<!-- example -->\n```swift\n").dropFirst()
        .map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count == count)
    let code = lines(try String(contentsOf: file, encoding: .utf8))
    for example in examples { #expect(code.contains(lines(example)), "\(example)") }
}

private func lines(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
}
