import BinderyStreams
import Testing

@Suite struct EndWithTests {
    private let source = Source<Int, Mishap>()

    @Test func theGivenValuesComeAtTheEnd() {
        expect(source.endWith(8, 9), sends: [.value(1), .value(8), .value(9), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func aFailureIsPassedOnWithoutThem() {
        expect(source.endWith(9), sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func theSignalHasBeenDisposedOfWhenTheyAreSent() {
        _ = source.endWith(9).observe(onValue: { _ in #expect(source.observers == 0) }, onFailure: { _ in })
        source.complete()
    }
}
