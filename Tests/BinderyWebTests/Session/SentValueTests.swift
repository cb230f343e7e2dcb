import Testing

@testable import BinderyWeb

/// How the server handles an edit that is older than the program's last write.
@Suite struct SentValueTests {
    private let value = SentValueBox()

    @Test func anEditOfAPageThatHasSeenEverythingIsTakenAsItIs() {
        value.write(over: "milk", in: 3)
        #expect(value.enter("eggs", seen: 3, over: "")?.text == "eggs")
    }

    @Test func whatWasTypedBeforeThePageSawAWriteFollowsOnIt() {
        value.write(over: "milk", in: 1)
        let first = value.enter("milke", seen: 0, over: "")
        #expect(first?.text == "e")
        #expect(value.enter("milkeg", seen: 0, over: "e")?.text == "eg")
        #expect(value.enter("egg", seen: 1, over: "eg")?.text == "egg")
    }

    @Test func severalWritesAreFollowedOneAfterTheOther() {
        value.write(over: "1", in: 1)  // of "1" the program makes "+1"
        value.write(over: "+1", in: 2)  // and "++1"
        #expect(value.enter("12", seen: 0, over: "++1")?.text == "++12")
        // The page has seen the first write: it shows "+12".
        #expect(value.enter("+123", seen: 1, over: "++12")?.text == "++123")
        #expect(value.enter("++1234", seen: 2, over: "++123")?.text == "++1234")
    }

    @Test func aTextOfTheProgramFromBeforeARestartYieldsToWhatTheProgramHasWritten() {
        value.begin(in: 1)
        #expect(value.enter("3 characters", isTyped: false, seen: 1, over: "")?.text == "3 characters")
        value.write(over: "3 characters", in: 2)
        #expect(value.enter("2 characters", isTyped: false, seen: 1, over: "4 characters")?.text == "4 characters")
        #expect(value.enter("2 characters!", seen: 1, over: "4 characters")?.text == "4 characters!")
    }

    @Test func writesOfOneFrameAreOne() {
        value.write(over: "a", in: 1)
        value.write(over: "b", in: 1)
        #expect(value.enter("ax", seen: 0, over: "c")?.text == "cx")
    }

    @Test func anEditOfAFieldThatWasReplacedIsVoid() {
        value.begin(in: 4)
        #expect(value.enter("old", seen: 3, over: "new") == nil)
        #expect(value.enter("newer", seen: 4, over: "new")?.text == "newer")
    }

    @Test func framesThatThePageHasMissedAreNotFollowedSingly() {
        value.write(over: "", in: 1)
        value.write(over: "lost", in: 2)
        #expect(value.markLost(after: 0) == false, "no text was typed since: the repeated value is right")
        #expect(value.enter("x", seen: 0, over: "last")?.text == "lastx")
        value.write(over: "lastx", in: 3)
        _ = value.enter("lastxy", seen: 0, over: "")
        #expect(value.markLost(after: 2))
    }

    @Test func whatALongEditLeavesInEarlierTextsIsBounded() {
        for frame in 1...10 { value.write(over: "\(frame)", in: frame) }
        let large = String(repeating: "x", count: 20_000)
        #expect(value.enter(large, seen: 0, over: "10")?.isExact == true)
        #expect(value.enter(large + "y", seen: 0, over: "10" + large)?.isExact == false, "earlier texts were dropped")
    }

    /// A page that connects again may have missed the frames of all texts that are kept.
    @Test func anEditOverATextThatIsNotKnownAnyMoreIsTakenAsItIs() {
        for frame in 1...1000 { value.write(over: "\(frame - 1)", in: frame) }
        _ = value.markLost(after: 0)
        let typed = value.enter("x", seen: 0, over: "1000")
        #expect(typed?.text == "x" && typed?.isExact == false)
        for frame in 1001...2000 { value.write(over: "\(frame - 1)", in: frame) }
        _ = value.markLost(after: 0)
        #expect(value.enter("x", isTyped: false, seen: 0, over: "2000")?.text == "2000")
    }

    @Test func aLongEditIsRebasedOnFewTexts() {
        for frame in 1...400 { value.write(over: "\(frame)", in: frame) }
        let large = String(repeating: "x", count: 1 << 20)
        let entry = value.enter("1" + large, seen: 0, over: "400")
        #expect(entry?.isExact == false && entry?.text.hasSuffix(large) == true)
        #expect(value.enter("y", seen: 400, over: "400")?.isExact == true)
    }

    /// A run of a million steps (seed 321) lost a write when only 16 were kept.
    @Test func aHundredWritesThatThePageHasNotSeenAreFollowed() {
        var text = "a"
        for frame in 1...100 {
            value.write(over: text, in: frame)
            // The program removes the first character and appends one.
            text = String(text.dropFirst(text.count > 3 ? 1 : 0)) + String(UnicodeScalar(0x4E00 + frame)!)
        }
        let entry = value.enter("ax", seen: 0, over: text)
        #expect(entry?.isExact == true)
        #expect(entry?.text == "x" + text || entry?.text == text + "x")
    }

    @Test func whatIsKeptIsBounded() throws {
        for frame in 1...1000 { value.write(over: "\(frame - 1)", in: frame) }
        let entry = try #require(value.enter("0x", seen: 0, over: "1000"))
        #expect(!entry.isExact, "the page arrives at an unknown text: the value is sent")
        #expect(entry.text.contains("x"))
        let large = String(repeating: "x", count: 10_000)
        for frame in 1001...1010 { value.write(over: large, in: frame) }
        #expect(value.enter(large, seen: 1001, over: "")?.isExact == false)
    }

    @Test func ofAControlThatIsNotForTypingNothingIsKept() {
        value.write(over: nil, in: 1)
        value.write(over: nil, in: 2)
        #expect(value.enter("true", seen: 0, over: "false") == nil, "such a control is not asked")
        #expect(value.enter("true", seen: 2, over: "false")?.text == "true")
    }
}

/// A reference to a value, so that `#expect` can change it.
private final class SentValueBox {
    private var value = SentValue()

    func begin(in frame: Int) { value.begin(in: frame) }
    func write(over text: String?, in frame: Int) { value.write(over: text, in: frame) }
    func markLost(after seen: Int) -> Bool { value.markLost(after: seen) }
    func enter(_ text: String, isTyped: Bool = true, seen: Int, over present: String) -> SentValue.Entry? {
        value.enter(text, isTyped: isTyped, seen: seen, over: present)
    }
}
