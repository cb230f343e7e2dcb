import BinderyStreams
import Testing

@Suite struct ShareReplayTests {
    private let source = Source<Int, Mishap>()

    @Test func aLaterObserverGetsTheLastValuesAtOnce() {
        let shared = source.share(replay: 2), bag = DisposeBag()
        shared.observe(onValue: { _ in }, onFailure: { _ in }).disposed(by: bag)
        for value in 1...3 { source.send(value) }
        expect(shared, sends: [.value(2), .value(3), .value(4)]) { source.send(4) }
        #expect(source.observations == 1)
    }

    @Test func upstreamIsObservedByTheFirstAndDisposedOfByTheLast() {
        let shared = source.share(replay: 1)
        #expect(source.observations == 0)
        let first = shared.observeEvents({ _ in })
        let second = shared.observeEvents({ _ in })
        first.dispose()
        #expect(source.observers == 1)
        second.dispose()
        #expect(source.observers == 0)
    }

    @Test func afterAllHaveLeftTheValuesAreForgotten() {
        let shared = source.share(replay: 1)
        expect(shared, sends: [.value(1)]) { source.send(1) }
        expect(shared, sends: [.value(2)]) { source.send(2) }
        #expect(source.observations == 2)
    }

    @Test func afterCompletionTheValuesStay() {
        var observations = 0
        let shared = Producer<Int, Mishap> { emitter in
            observations += 1
            for value in 1...3 { emitter.send(value) }
            emitter.complete()
        }
        .share(replay: 2)
        expect(shared, sends: [.value(1), .value(2), .value(3), .completed])
        expect(shared, sends: [.value(2), .value(3), .completed])
        #expect(observations == 1)
    }

    @Test func afterAFailureUpstreamIsObservedAgain() {
        let shared = Producer<Int, Mishap> { emitter in
            emitter.send(1)
            emitter.fail(.first)
        }
        .share(replay: 1)
        for _ in 0..<2 { expect(shared, sends: [.value(1), .failed(.first)]) }
    }

    @Test func whatUpstreamSendsDuringAReplayComesAfterIt() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share(replay: 2), bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        shared.observe { first.append($0) }.disposed(by: bag)
        emitter?.send(1)
        emitter?.send(2)
        shared.observe { value in
            second.append(value)
            if value == 1 { emitter?.send(3) }
        }
        .disposed(by: bag)
        #expect(first == [1, 2, 3])
        #expect(second == [1, 2, 3])
    }

    @Test func allObserversSeeOneOrder() {
        var emitter: Emitter<Int, Never>?
        let shared = Producer<Int, Never> { emitter = $0 }.share(replay: 1), bag = DisposeBag()
        var first: [Int] = [], second: [Int] = []
        shared.observe { value in
            first.append(value)
            if value == 0 { emitter?.send(1) }
        }
        .disposed(by: bag)
        shared.observe { second.append($0) }.disposed(by: bag)
        emitter?.send(0)
        #expect(first == [0, 1])
        #expect(second == [0, 1])
    }
}
