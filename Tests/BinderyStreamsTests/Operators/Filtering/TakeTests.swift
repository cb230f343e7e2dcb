import BinderyStreams
import Testing

@Suite struct TakeTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValuesArePassedOnThenCompletion() {
        expect(source.take(2), sends: [.value(1), .value(2), .completed]) {
            for value in 1...3 { source.send(value) }
        }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(1)) { source.send(1) } == [1, 0])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.take(2), sends: [.value(1), .failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
        expect(Producer<Int, Mishap>.just(1).take(2), sends: [.value(1), .completed])
    }

    @Test func noneIsCompletionWithoutObservingUpstream() {
        expect(source.take(0), sends: [.completed])
        expect(source.take(-1), sends: [.completed])
        #expect(source.observations == 0)
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).take(3), sends: [.value(0), .value(1), .value(2), .completed])
    }

    @Test func eachObserverGetsItsOwn() {
        let taken = Producer<Int, Never>.of(1, 2).take(1)
        expect(taken, sends: [.value(1), .completed])
        expect(taken, sends: [.value(1), .completed])
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
