import BinderyStreams
import BinderyTesting
import Testing

@Suite struct EndWithTests {
    private let source = Source<Int, Mishap>()

    @Test func theGivenValuesComeAtTheEnd() throws {
        try marbles { m in m.expect(m.hot("-a-|").endWith("x", "y")).toBe("-a-(xy|)") }
    }

    @Test func aFailureIsPassedOnWithoutThem() throws {
        try marbles { m in m.expect(m.hot("-a-#").endWith("x")).toBe("-a-#") }
    }

    @Test func theSignalHasBeenDisposedOfWhenTheyAreSent() {
        _ = source.endWith(9).observe(onValue: { _ in #expect(source.observers == 0) }, onFailure: { _ in })
        source.complete()
    }
}
