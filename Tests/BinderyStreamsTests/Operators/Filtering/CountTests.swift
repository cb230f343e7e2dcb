import BinderyStreams
import Testing

@Suite struct CountTests {
    private let source = Source<String, Mishap>()

    @Test func theNumberOfValuesIsSentOnCompletion() {
        expect(source.count(), sends: [.value(2), .completed]) {
            source.send("a")
            source.send("b")
            source.complete()
        }
        expect(Producer<String, Mishap>.empty().count(), sends: [.value(0), .completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.count(), sends: [.failed(.first)]) {
            source.send("a")
            source.fail(.first)
        }
    }
}
