import BinderyCombine
import BinderyStreams
import BinderyTestSupport
import Testing

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

@MainActor
@Suite struct PublisherSignalTests {
    private let subject = PassthroughSubject<Int, Refusal>()

    private func log(_ event: Event<Int, Refusal>) -> String {
        switch event {
        case .value(let value): "\(value)"
        case .completed: "completed"
        case .failed(let refusal): "failed: \(refusal.reason)"
        }
    }

    @Test func valuesAndCompletionAreSentBeforeTheyReturn() {
        var events: [String] = []
        _ = subject.signal().observeEvents { events.append(log($0)) }
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(events == ["1", "2", "completed"])
    }

    @Test func aFailureKeepsItsType() {
        var events: [String] = []
        _ = subject.signal().observeEvents { events.append(log($0)) }
        subject.send(completion: .failure(Refusal(reason: "full")))
        #expect(events == ["failed: full"])
    }

    @Test func disposalCancelsTheSubscription() {
        var isCancelled = false
        let observation = subject.handleEvents(receiveCancel: { isCancelled = true }).signal()
            .observe(onValue: { _ in }, onFailure: { _ in })
        #expect(!isCancelled)
        observation.dispose()
        #expect(isCancelled)
    }

    @Test func anEarlyEndCancelsTheSubscription() {
        var isCancelled = false, values: [Int] = []
        _ = subject.handleEvents(receiveCancel: { isCancelled = true }).signal().take(2)
            .observe(onValue: { values.append($0) }, onFailure: { _ in })
        for value in 1...3 { subject.send(value) }
        #expect(values == [1, 2])
        #expect(isCancelled)
    }

    @Test func eachObserverSubscribes() {
        var subscriptions = 0
        let signal = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).signal()
        #expect(subscriptions == 0)
        for _ in 0..<2 { _ = signal.observe(onValue: { _ in }, onFailure: { _ in }) }
        #expect(subscriptions == 2)
    }

    @Test func aSubscriptionThatArrivesAfterDisposalIsCancelled() {
        let late = LatePublisher()
        late.signal().observe { _ in }.dispose()
        late.start()
        #expect(late.cancellations == 1)
        #expect(late.demands.isEmpty)
    }

    @Test func unlimitedValuesAreDemanded() {
        let late = LatePublisher()
        let observation = late.signal().observe { _ in }
        late.start()
        #expect(late.demands == [.unlimited])
        observation.dispose()
        #expect(late.cancellations == 1)
    }

    // MARK: Threads

    @Test func valuesOfAnotherThreadArriveOnTheActorInOrder() async {
        let all = MutableProperty<[Int]>([])
        let observation = subject.signal().observe(
            onValue: {
                MainActor.preconditionIsolated()
                all.value.append($0)
            }, onFailure: { _ in })
        let carried = Carried(value: subject)
        await Task.detached { for value in 1...100 { carried.value.send(value) } }.value
        #expect(await all.firstValue { $0.count == 100 } == Array(1...100))
        observation.dispose()
    }

    @Test func theEndOnAnotherThreadFollowsTheValues() async {
        let events = MutableProperty<[String]>([])
        _ = subject.signal().observeEvents { events.value.append(log($0)) }
        let carried = Carried(value: subject)
        await Task.detached {
            carried.value.send(1)
            carried.value.send(completion: .failure(Refusal(reason: "gone")))
        }.value
        #expect(await events.firstValue { $0.count == 2 } == ["1", "failed: gone"])
    }

    @Test func aValueHereFollowsThoseThatWait() async {
        let all = MutableProperty<[Int]>([])
        let observation = subject.signal().observe(onValue: { all.value.append($0) }, onFailure: { _ in })
        let carried = Carried(value: subject)
        onAnotherThread { carried.value.send(1) }
        subject.send(2)
        #expect(all.value.isEmpty)
        #expect(await all.firstValue { $0.count == 2 } == [1, 2])
        observation.dispose()
    }

    @Test func disposalDropsTheValuesThatWait() async {
        var values: [Int] = []
        let observation = subject.signal().observe(onValue: { values.append($0) }, onFailure: { _ in })
        let carried = Carried(value: subject)
        onAnotherThread { carried.value.send(1) }
        observation.dispose()
        await Task.yield()
        #expect(values.isEmpty)
    }

    @Test func aValueThatIsNotSendableMustComeOnTheActor() {
        final class Box {}
        let boxes = PassthroughSubject<Box, Never>()
        var count = 0
        let observation = boxes.signal().observe { _ in count += 1 }
        boxes.send(Box())
        let carried = Carried(value: boxes)
        // Read after the thread has ended.
        nonisolated(unsafe) var texts: [String] = []
        onAnotherThread { texts = diagnoses { carried.value.send(Box()) } }
        #expect(count == 1)
        #expect(
            texts == [
                """
                Bindery: a publisher of Box, which is not Sendable, sent off the actor of its observer: the event is dropped. \
                Put receive(on:) with the actor's queue before signal().
                """
            ])
        observation.dispose()
    }

    // MARK: Lifetimes

    @Test func disposalReleasesWhatTheObserverHolds() {
        let lifetime = Lifetime()
        let observation = subject.signal().observe(
            onValue: { [token = lifetime.token()] _ in _ = token }, onFailure: { _ in })
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
    }

    @Test func aPublisherThatReleasesItsSubscriberCompletes() {
        var publisher: LatePublisher? = LatePublisher()
        var isCompleted = false
        let observation = publisher!.signal().observe(onValue: { _ in }, onCompletion: { isCompleted = true })
        publisher = nil
        #expect(isCompleted)
        observation.dispose()
    }

    @Test func aRoundTripKeepsValuesAndFailure() {
        let source = BinderyStreams.Subject<Int, Refusal>()
        var events: [String] = []
        _ = source.publisher.map { $0 * 2 }.signal().observeEvents { events.append(log($0)) }
        source.send(1)
        source.fail(Refusal(reason: "end"))
        #expect(events == ["2", "failed: end"])
    }
}

@MainActor
@Suite struct CancellationTests {
    private let subject = PassthroughSubject<Int, Never>()

    @Test func aBagCancels() {
        var values: [Int] = []
        var bag: DisposeBag? = DisposeBag()
        subject.sink { values.append($0) }.disposed(by: bag!)
        subject.send(1)
        bag = nil
        subject.send(2)
        #expect(values == [1])
    }

    @Test func aCancellableDisposes() {
        let count = MutableProperty(0)
        var values: [Int] = []
        var observations: Set<AnyCancellable> = []
        count.observe { values.append($0) }.cancellable.store(in: &observations)
        count.value = 1
        observations = []
        count.value = 2
        #expect(values == [0, 1])
    }
}
