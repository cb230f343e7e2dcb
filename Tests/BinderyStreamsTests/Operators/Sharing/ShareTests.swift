import BinderyStreams
import Testing

@Suite struct ShareTests {
    private let source = Source<Int, Mishap>()

    @Test func allObserversShareOneObservation() {
        let shared = source.share()
        var others: [Int] = []
        let other = shared.observe(onValue: { others.append($0) }, onFailure: { _ in })
        expect(shared, sends: [.value(1)]) { source.send(1) }
        #expect(others == [1])
        #expect(source.observations == 1)
        other.dispose()
    }

    @Test func upstreamIsObservedByTheFirstAndDisposedOfByTheLast() {
        let shared = source.share()
        #expect(source.observations == 0)
        let first = shared.observeEvents({ _ in })
        let second = shared.observeEvents({ _ in })
        first.dispose()
        #expect(source.observers == 1)
        second.dispose()
        #expect(source.observers == 0)
    }

    @Test func failureAndCompletionGoToAll() {
        let shared = source.share()
        var others: [Event<Int, Mishap>] = []
        _ = shared.observeEvents({ others.append($0) })
        expect(shared, sends: [.failed(.first)]) { source.fail(.first) }
        #expect(others == [.failed(.first)])
        let completing = Source<Int, Mishap>()
        expect(completing.share(), sends: [.completed]) { completing.complete() }
    }

    @Test func afterTheLastObserverUpstreamIsObservedAgain() {
        let shared = source.share()
        _ = events(of: shared)
        expect(shared, sends: [.value(1)]) { source.send(1) }
        #expect(source.observations == 2)
    }

    @Test func afterTheEndUpstreamIsObservedAgain() {
        let shared = Producer<Int, Mishap>.just(1).share()
        expect(shared, sends: [.value(1), .completed])
        expect(shared, sends: [.value(1), .completed])
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
