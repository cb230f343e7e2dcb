import Testing

@testable import Chaos

@Suite struct DeedsTests {
    @Test func charactersThatAnotherTextLacksAreMissing() {
        #expect("abc".missing(in: "abc") == 0)
        #expect("abcd".missing(in: "xaxd") == 2)
        #expect("ab".missing(in: "ba") == 1)
        #expect("abc".missing(in: nil) == 3)
    }

    @Test func theDeedsOfAllUsersAreAdded() {
        var sum = Deeds(typed: 1, missing: 2, tapped: 3, counted: 4, undone: 5, repeated: 6)
        sum += Deeds(typed: 10, missing: 20, tapped: 30, counted: 40, undone: 50, repeated: 60)
        #expect(sum == Deeds(typed: 11, missing: 22, tapped: 33, counted: 44, undone: 55, repeated: 66))
    }

    @Test func pagesOfTwoRunsAreComparedLineByLine() {
        var one = ChaosRun.Outcome(), other = ChaosRun.Outcome()
        one.contents = [("visit 0 /a", "<p>1\n<p>2\n"), ("visit 1 /b", "<p>3\n")]
        other.contents = [("visit 0 /a", "<p>1\n<p>4\n"), ("visit 1 /b", "<p>3\n")]
        #expect(
            ChaosRun.differences(one, other) == ["visit 0 /a differs: without: <p>2; with folding: <p>4"])
    }
}
