import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ShareTests {
    private let source = Source<Int, Mishap>()

    @Test func allObserversShareOneObservation() throws {
        try marbles { m in
            let letters = m.hot("-a-b-")
            let shared = letters.share()
            m.expect(shared).toBe("-a-b-")
            m.expect(shared, unsubscribedAt: "--^").toBe("---b-")
            m.expectSubscriptions(letters).toBe("^")
        }
    }

    @Test func upstreamIsObservedByTheFirstAndDisposedOfByTheLast() throws {
        try marbles { m in
            let letters = m.hot("------a")
            let shared = letters.share()
            m.expect(shared, unsubscribedAt: "-^-!").toBe("------")
            m.expect(shared, unsubscribedAt: "--^--!").toBe("------")
            m.expectSubscriptions(letters).toBe("-^---!")
        }
    }

    @Test(arguments: ["--#", "--|"]) func failureAndCompletionGoToAll(end: String) throws {
        try marbles { m in
            let shared = m.hot(end).share()
            m.expect(shared).toBe(end)
            m.expect(shared).toBe(end)
        }
    }

    @Test func afterTheLastObserverUpstreamIsObservedAgain() throws {
        try marbles { m in
            let letters = m.hot("-----a-")
            let shared = letters.share()
            m.expect(shared, unsubscribedAt: "^-!").toBe("-------")
            m.expect(shared, unsubscribedAt: "---^--!").toBe("-----a-")
            m.expectSubscriptions(letters).toBe("^-!", "---^--!")
        }
    }

    @Test func afterTheEndUpstreamIsObservedAgain() throws {
        try marbles { m in
            let shared = m.cold("-a|").share()
            m.expect(shared).toBe("-a|")
            m.expect(shared, unsubscribedAt: "----^").toBe("-----a|")
        }
    }

    @Test func anObserverMayLeaveDuringADelivery() {
        let shared = source.share()
        let bag = DisposeBag()
        var seen: [Int] = []
        shared.observe(onValue: { _ in bag.dispose() }, onFailure: { _ in }).disposed(by: bag)
        shared.observe(onValue: { seen.append($0) }, onFailure: { _ in }).disposed(by: bag)
        source.send(1)
        #expect(seen == [])
        #expect(source.observers == 0)
    }

    @Test func allObserversSeeOneOrderEvenIfOneSendsFromInsideThroughAProducer() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share()
        let bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        shared.observe { value in
            if value == 0 {
                emitter?.send(1)
                emitter?.send(2)
            }
            first.append(value)
        }
        .disposed(by: bag)
        shared.observe { second.append($0) }.disposed(by: bag)
        emitter?.send(0)
        #expect(first == [0, 1, 2])
        #expect(second == [0, 1, 2])
    }

    @Test func anEndSentFromInsideADeliveryComesAfterIt() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share()
        _ = shared.observe { _ in emitter?.complete() }
        expect(shared, sends: [.value(0), .completed]) { emitter?.send(0) }
    }
}
