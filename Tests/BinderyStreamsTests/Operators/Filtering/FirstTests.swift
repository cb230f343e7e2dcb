import BinderyStreams
import Testing

@Suite struct FirstTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValueIsPassedOnThenCompletion() {
        expect(source.first(), sends: [.value(1), .completed]) {
            source.send(1)
            source.send(2)
        }
        #expect(observers(of: source, atEachEventOf: source.first()) { source.send(1) } == [1, 0])
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() {
        expect(Producer<Int, Mishap>.empty().first(), sends: [.completed])
        expect(Producer<Int, Mishap>.empty().first(orFailWith: .second), sends: [.failed(.second)])
        expect(Producer<Int, Mishap>.just(1).first(orFailWith: .second), sends: [.value(1), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.first(orFailWith: .second), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
