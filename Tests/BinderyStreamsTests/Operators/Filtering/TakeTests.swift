import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValuesArePassedOnThenCompletion() throws {
        try marbles { m in m.expect(m.hot("-a-b-c-|").take(2)).toBe("-a-(b|)") }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(1)) { source.send(1) } == [1, 0])
    }

    @Test(arguments: ["-a-#", "-a-|"]) func aFailureAndCompletionArePassedOn(source: String) throws {
        try marbles { m in m.expect(m.hot(source).take(2)).toBe(source) }
    }

    @Test(arguments: [0, -1]) func noneIsCompletionWithoutObservingUpstream(count: Int) throws {
        try marbles { m in
            let letters = m.hot("-a-|")
            m.expect(letters.take(count)).toBe("|")
            m.expectSubscriptions(letters).toBe([])
        }
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).take(3), sends: [.value(0), .value(1), .value(2), .completed])
    }

    @Test func eachObserverGetsItsOwn() throws {
        try marbles { m in
            let taken = m.cold("-a-b-|").take(1)
            m.expect(taken).toBe("-(a|)")
            m.expect(taken, unsubscribedAt: "--^").toBe("---(a|)")
        }
    }

    @Test func disposalDuringTheLastValueLeavesCompletionOut() {
        var seen: [Event<Int, Mishap>] = []
        let bag = DisposeBag()
        source.take(1).observeEvents { event in
            seen.append(event)
            bag.dispose()
        }
        .disposed(by: bag)
        source.send(1)
        #expect(seen == [.value(1)])
    }

    @Test func valuesThatComeInsideADeliveryAreCounted() {
        let wire = Wire<Int, Never>()
        var seen: [Event<Int, Never>] = []
        _ = wire.take(2).observeEvents { [unowned wire] event in
            seen.append(event)
            if case .value(let value) = event { wire.send(value + 1) }
        }
        wire.send(1)
        #expect(seen == [.value(1), .value(2), .completed])
    }
}
