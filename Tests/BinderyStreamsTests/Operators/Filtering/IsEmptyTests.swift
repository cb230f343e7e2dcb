import BinderyStreams
import Testing

@Suite struct IsEmptyTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueDisposesOfUpstreamAndAnswersFalse() {
        expect(source.isEmpty(), sends: [.value(false), .completed]) {
            source.send(1)
        }
        #expect(observers(of: source, atEachEventOf: source.isEmpty()) { source.send(1) } == [0, 0])
    }

    @Test func completionWithoutAValueAnswersTrue() {
        expect(source.isEmpty(), sends: [.value(true), .completed]) { source.complete() }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.isEmpty(), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
