import BinderyTestSupport
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct CodeDifferenceTests {
    private func marked(_ difference: CodeDifference) -> [String] {
        difference.lines.map { line in
            let signs: [CodeDifference.Line.Kind: String] = [.same: " ", .removed: "-", .added: "+", .file: "#"]
            return signs[line.kind]! + line.text
        }
    }

    @Test func equalTextsHaveNoDifference() {
        #expect(marked(CodeDifference(from: "a\nb", to: "a\nb")) == [" a", " b"])
    }

    @Test func removedAndAddedLinesAreInTheirPlaces() {
        #expect(marked(CodeDifference(from: "a\nb\nc", to: "a\nx\nc\nd")) == [" a", "-b", "+x", " c", "+d"])
    }

    /// The lines without the added ones are the old text, those without the removed ones the new text.
    @Test(arguments: UInt64(0)..<200)
    func bothTextsAreInTheDifference(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let texts = (0..<2).map { _ in
            (0..<Int.random(in: 1...12, using: &random)).map { _ in "abc".randomElement(using: &random)! }
                .map(String.init)
        }
        let lines = CodeDifference(from: texts[0].joined(separator: "\n"), to: texts[1].joined(separator: "\n")).lines
        #expect(lines.filter { $0.kind != .added }.map(\.text) == texts[0])
        #expect(lines.filter { $0.kind != .removed }.map(\.text) == texts[1])
    }

    @Test func aPatchHasItsFilesAndLines() {
        let patch = """
            --- a/Sources/A.swift
            +++ b/Sources/A.swift
            @@ -1,3 +1,3 @@
             let a = 1
            -let b = 2
            +let b = 3

            """
        #expect(
            marked(CodeDifference(patch: patch)) == [
                "#Sources/A.swift", " let a = 1", "-let b = 2", "+let b = 3",
            ])
    }

    @Test func everyArchitectureChangesByTheRequirement() {
        for architecture in Architecture.allCases {
            #expect(Requirement.change(of: architecture).count(.added) > 0, "\(architecture)")
        }
        #expect(Requirement.shared.count(.file) == 4)
    }

    @Test func everyTextIsInBothLanguages() {
        for phrase in ArchitecturePhrase.allCases {
            #expect(!phrase.text(in: .english).isEmpty)
            let parts = { (language: Language) in phrase.text(in: language).count(where: { $0 == "…" }) }
            #expect(parts(.english) == parts(.chinese), "\(phrase)")
        }
    }
}
