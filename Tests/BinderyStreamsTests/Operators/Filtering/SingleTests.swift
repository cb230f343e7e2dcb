import BinderyStreams
import Testing

@Suite struct SingleTests {
    private let source = Source<Int, Mishap>()

    @Test func theOnlyValueIsSentOnCompletion() {
        var seen: [Event<Int, Mishap>] = []
        _ = source.single().observeEvents { seen.append($0) }
        source.send(1)
        #expect(seen == [])
        source.complete()
        #expect(seen == [.value(1), .completed])
    }

    @Test func aSecondValueDisposesOfUpstreamAndCompletesOrFails() {
        expect(source.single(), sends: [.completed]) {
            for value in 1...3 { source.send(value) }
        }
        expect(source.single(orFailWith: .second), sends: [.failed(.second)]) {
            for value in 1...3 { source.send(value) }
        }
        let counts = observers(of: source, atEachEventOf: source.single()) {
            for value in 1...2 { source.send(value) }
        }
        #expect(counts == [0])
    }

    @Test func completionWithoutAValueIsPassedOnOrTheGivenFailure() {
        expect(Producer<Int, Mishap>.empty().single(), sends: [.completed])
        expect(Producer<Int, Mishap>.empty().single(orFailWith: .second), sends: [.failed(.second)])
    }

    @Test func aFailureIsPassedOnAlone() {
        expect(source.single(orFailWith: .second), sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }

    @Test func nilIsAValueLikeAnyOther() {
        expect(Producer<Int?, Never>.just(nil).single(), sends: [.value(nil), .completed])
        expect(Producer<Int?, Never>.of(nil, nil).single(), sends: [.completed])
    }
}
