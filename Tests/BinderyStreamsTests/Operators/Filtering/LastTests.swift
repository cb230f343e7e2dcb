import BinderyStreams
import Testing

@Suite struct LastTests {
    private let source = Source<Int, Mishap>()

    @Test func theLastValueIsSentOnCompletion() {
        expect(source.last(), sends: [.value(2), .completed]) {
            source.send(1)
            source.send(2)
            source.complete()
        }
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() {
        expect(Producer<Int, Mishap>.empty().last(), sends: [.completed])
        expect(Producer<Int, Mishap>.empty().last(orFailWith: .second), sends: [.failed(.second)])
        expect(Producer<Int, Mishap>.just(1).last(orFailWith: .second), sends: [.value(1), .completed])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.last(), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func nilIsAValueLikeAnyOther() {
        expect(Producer<Int?, Never>.of(1, nil).last(), sends: [.value(nil), .completed])
    }
}
