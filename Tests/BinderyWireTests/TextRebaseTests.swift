import BinderyTestSupport
import Foundation
import Testing

@testable import BinderyWire

/// The rules by which the changes of the user and the program are merged.
@Suite struct TextRebaseTests {
    @Test(arguments: [
        // base, mine, theirs, result
        ("milk", "milkeggs", "", "eggs"),
        ("", "9", "13874389438", "138743894389"),
        ("1234", "12345", "1 234", "1 2345"),
        ("abc", "aqbc", "xyz", "xyzq"),
        ("abc", "qabc", "abcd", "qabcd"),
        ("abcd", "ad", "abXcd", "aXd"),
        ("abcd", "zd", "abXcd", "zXd"),
        ("abc", "", "abc!", "!"),
        ("1234567", "12345678", "1 234 567", "1 234 5678"),
        ("hello world", "Hello world!", "hello brave world", "Hello brave world!"),
        ("abc", "XabcY", "1abc2", "1Xabc2Y"),
        ("abc", "ab", "ab", "ab"),
        ("same", "same", "other", "other"),
        ("same", "other", "same", "other"),
        ("你好", "你好吗", "，你好", "，你好吗"),
    ])
    func twoChangesBecomeOne(_ base: String, _ mine: String, _ theirs: String, _ result: String) {
        #expect(TextRebase.rebase(mine, from: base, onto: theirs) == result)
    }

    @Test func aSurrogatePairIsNeverSplit() {
        // Both begin with the same code unit, 0xD83D.
        #expect(TextRebase.rebase("😁", from: "😀", onto: "x😀") == "x😁")
        // Both end with the same code unit, 0xDE00.
        #expect(TextRebase.rebase("😀😀", from: "😀", onto: "𝈀") == "𝈀😀")
        #expect(TextRebase.rebase("a", from: "😀", onto: "😁") == "😁a")
    }

    @Test func aPartThatIsTooLargeToCompareCountsAsReplaced() {
        let base = String(repeating: "b", count: 300)
        let theirs = "x\(String(repeating: "t", count: 300))y"
        #expect(TextRebase.rebase(base + "mine", from: base, onto: theirs) == theirs + "mine")
    }

    @Test func textsThatAreOnlyCanonicallyEqualDiffer() {
        #expect(Array(TextRebase.rebase("e\u{301}", from: "\u{E9}", onto: "\u{E9}").utf16) == [0x65, 0x301])
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func changesOfDifferentPartsAreBothMadeWhoeverIsFirst(_ seed: UInt64) {
        var random = SplitMix(seed: seed)
        let base = (0..<20).map { "\($0)," }
        let first = Int.random(in: 0..<10, using: &random)
        let second = Int.random(in: 10..<20, using: &random)
        func changed(_ parts: [Int]) -> String {
            base.indices.map { parts.contains($0) ? "(\($0))" : base[$0] }.joined()
        }
        let (one, other) = (changed([first]), changed([second]))
        let both = changed([first, second])
        #expect(TextRebase.rebase(one, from: base.joined(), onto: other) == both)
        #expect(TextRebase.rebase(other, from: base.joined(), onto: one) == both)
    }
}

extension TextRebaseTests {
    /// The browser tests run the page's script with the same cases.
    @Test func theServerComesToTheSameTextsAsThePage() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Browser/rebasing.json")
        let cases = try JSONDecoder().decode([[String]].self, from: Data(contentsOf: file.standardized))
        #expect(cases.count == 400)
        for each in cases {
            let result = TextRebase.rebase(each[1], from: each[0], onto: each[2])
            #expect(Array(result.utf16) == Array(each[3].utf16), "\(each)")
        }
    }
}
