import Foundation
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct SwiftTokenTests {
    private func parts(_ code: String) -> [String] {
        SwiftToken.tokens(of: code).map { token in token.kind.map { "\($0)(\(token.text))" } ?? token.text }
    }

    @Test func keywordsTypesAndNumbersAreFound() {
        #expect(
            parts("let a: Int = 40 // two") == [
                "keyword(let)", " a: ", "type(Int)", " = ", "number(40)", " ", "comment(// two)",
            ])
    }

    @Test func aCommentEndsWithItsLine() {
        #expect(parts("// one\nvar") == ["comment(// one)", "\n", "keyword(var)"])
    }

    @Test func anAttributeIsOne() { #expect(parts("@Reactive var") == ["attribute(@Reactive)", " ", "keyword(var)"]) }

    @Test func aMemberIsNotAKeyword() {
        #expect(parts("list.self.init(in: 0)") == ["list.self.init(", "keyword(in)", ": ", "number(0)", ")"])
    }

    @Test func aRangeHasTwoNumbers() { #expect(parts("0...99") == ["number(0)", "...", "number(99)"]) }

    @Test(arguments: [
        #""plain""#, #""an \"escaped\" quote""#, #""\(a)""#, #""\(f("inner")) after""#, #""\(f(g(1)))""#, #""\\""#,
    ])
    func aStringIsOnePart(_ text: String) { #expect(parts(text + " x") == ["string(\(text))", " x"]) }

    @Test(arguments: [#"""#, #""open"#, #""\("#, "@", "\\", "//", "."])
    func unfinishedCodeIsReadToItsEnd(_ code: String) {
        #expect(SwiftToken.tokens(of: code).map(\.text).joined() == code)
    }

    @Test func aStringThatIsNotClosedEndsWithItsLine() { #expect(parts("\"a\nb") == ["string(\"a)", "\nb"]) }

    /// No character of any screen is lost or added.
    @Test func thePartsAreTheCode() throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../../Sources/Screens").standardized
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(files.count > 50)
        for file in files {
            let code = try String(contentsOf: file, encoding: .utf8)
            #expect(SwiftToken.tokens(of: code).map(\.text).joined() == code, "\(file.lastPathComponent)")
            let lines = SwiftToken.lines(of: code).map { $0.map(\.text).joined() }
            #expect(lines.joined() == code, "\(file.lastPathComponent)")
            #expect(lines.count == code.split(separator: "\n", omittingEmptySubsequences: false).count)
        }
    }
}
