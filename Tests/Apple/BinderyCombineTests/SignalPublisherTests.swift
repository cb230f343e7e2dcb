import BinderyCombine
import BinderyStreams
import BinderyTestSupport
import Testing

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

private typealias Source = BinderyStreams.Subject

@MainActor
@Suite struct SignalPublisherTests {
    private let source = Source<Int, Refusal>()
    private let subscriber = TestSubscriber<Int, Refusal>()

    private func send(_ values: ClosedRange<Int>) { for value in values { source.send(value) } }

    // MARK: Demand

    @Test func nothingIsDeliveredWithoutDemand() {
        source.publisher.subscribe(subscriber)
        send(1...3)
        #expect(subscriber.values.isEmpty)
    }

    @Test func whatIsDemandedIsDeliveredInOrderAndNoMore() {
        source.publisher.subscribe(subscriber)
        send(1...3)
        subscriber.demand(2)
        #expect(subscriber.values == [1, 2])
        subscriber.demand(3)
        #expect(subscriber.values == [1, 2, 3])
        send(4...6)
        #expect(subscriber.values == [1, 2, 3, 4, 5])
    }

    @Test func theDemandThatAValueReturnsCounts() {
        subscriber.onValue = { $0 == 1 ? .max(2) : .none }
        source.publisher.subscribe(subscriber)
        subscriber.demand(1)
        send(1...5)
        #expect(subscriber.values == [1, 2, 3])
    }

    @Test func unlimitedDemandStaysUnlimited() {
        subscriber.onSubscription = { $0.request(.unlimited) }
        source.publisher.subscribe(subscriber)
        subscriber.demand(1)
        send(1...4)
        #expect(subscriber.values == [1, 2, 3, 4])
    }

    @Test func demandInsideADeliveryIsServedAfterIt() {
        var sizes: [Int] = []
        subscriber.onValue = { [subscriber] _ in
            if subscriber.values.count < 3 { subscriber.demand(1) }
            sizes.append(subscriber.values.count)
            return .none
        }
        source.publisher.subscribe(subscriber)
        send(1...5)
        subscriber.demand(1)
        #expect(subscriber.values == [1, 2, 3])
        #expect(sizes == [1, 2, 3])
    }

    @Test func latestKeepsOneValue() {
        source.publisher(buffering: .latest).subscribe(subscriber)
        send(1...3)
        subscriber.demand(5)
        send(4...5)
        #expect(subscriber.values == [3, 4, 5])
    }

    @Test func oldestKeepsTheFirstValues() {
        source.publisher(buffering: .bufferingOldest(2)).subscribe(subscriber)
        send(1...4)
        subscriber.demand(5)
        #expect(subscriber.values == [1, 2])
    }

    @Test func aPublisherWithOnePermitAtATimeDemandsOneAtATime() {
        let inner = (1...3).map { _ in PassthroughSubject<Int, Refusal>() }
        var values: [Int] = []
        let observation = source.publisher.flatMap(maxPublishers: .max(1)) { inner[$0 - 1] }
            .sink { _ in
            } receiveValue: {
                values.append($0)
            }
        send(1...3)
        inner[1].send(20)
        inner[0].send(10)
        inner[0].send(completion: .finished)
        inner[1].send(21)
        #expect(values == [10, 21])
        observation.cancel()
    }

    // MARK: The end

    @Test func completionNeedsNoDemand() {
        source.publisher.subscribe(subscriber)
        source.complete()
        #expect(subscriber.completion == .completed)
    }

    @Test func completionFollowsTheValuesThatWait() {
        source.publisher.subscribe(subscriber)
        send(1...2)
        source.complete()
        #expect(subscriber.completion == nil)
        subscriber.demand(2)
        #expect(subscriber.values == [1, 2])
        #expect(subscriber.completion == .completed)
    }

    @Test func aFailureIsTypedAndFollowsTheValuesThatWait() {
        source.publisher.subscribe(subscriber)
        send(1...1)
        source.fail(Refusal(reason: "closed"))
        #expect(subscriber.completion == nil)
        subscriber.demand(1)
        #expect(subscriber.completion == .failed(Refusal(reason: "closed")))
    }

    @Test func aSignalThatSendsAtOnceIsDelivered() {
        var values: [Int] = []
        var isFinished = false
        let observation = Producer<Int, Never>.range(1..<4).publisher
            .sink { _ in
                isFinished = true
            } receiveValue: {
                values.append($0)
            }
        #expect(values == [1, 2, 3])
        #expect(isFinished)
        observation.cancel()
    }

    // MARK: Cancellation

    @Test func cancellingDisposesOfTheObservation() {
        var isObserved = false
        let signal = Producer<Int, Never> { emitter in
            isObserved = true
            emitter.onDispose { isObserved = false }
            Self.emitters.append(emitter)
        }
        defer { Self.emitters = [] }
        let observation = signal.publisher.sink { _ in }
        #expect(isObserved)
        observation.cancel()
        #expect(!isObserved)
    }

    private static var emitters: [Emitter<Int, Never>] = []

    @Test func cancellingOnSubscriptionObservesNothing() {
        var observations = 0
        let signal = Producer<Int, Refusal> { _ in observations += 1 }
        subscriber.onSubscription = { $0.cancel() }
        signal.publisher.subscribe(subscriber)
        #expect(observations == 0)
    }

    @Test func nothingFollowsTheValueThatCancels() {
        subscriber.onValue = { [subscriber] _ in
            subscriber.subscription?.cancel()
            return .unlimited
        }
        source.publisher.subscribe(subscriber)
        send(1...3)
        subscriber.demand(3)
        source.complete()
        #expect(subscriber.values == [1])
        #expect(subscriber.completion == nil)
    }

    @Test func anOperatorThatEndsEarlyCancels() {
        var log: [String] = []
        let observation = source.do(onDispose: { log.append("disposed of") }).publisher.prefix(2)
            .sink { _ in
                log.append("finished")
            } receiveValue: {
                log.append("\($0)")
            }
        send(1...3)
        #expect(log == ["1", "2", "disposed of", "finished"] || log == ["1", "2", "finished", "disposed of"])
        observation.cancel()
    }

    // MARK: Other threads

    @Test func demandFromAnotherThreadIsServedOnTheActor() async {
        let count = MutableProperty(0)
        subscriber.onValue = { _ in
            count.value += 1
            return .none
        }
        source.publisher.subscribe(subscriber)
        send(1...2)
        let subscription = Carried(value: subscriber.subscription!)
        await Task.detached { subscription.value.request(.max(2)) }.value
        #expect(await count.firstValue { $0 == 2 } == 2)
        #expect(subscriber.values == [1, 2])
    }

    @Test func cancellationOnAnotherThreadEndsTheObservationOnTheActor() async {
        let isDisposed = MutableProperty(false)
        let signal = source.do(onDispose: {
            MainActor.preconditionIsolated()
            isDisposed.value = true
        })
        subscriber.onSubscription = { $0.request(.unlimited) }
        signal.publisher.subscribe(subscriber)
        let subscription = Carried(value: subscriber.subscription!)
        await Task.detached { subscription.value.cancel() }.value
        send(1...2)
        #expect(await isDisposed.firstValue { $0 } == true)
        #expect(subscriber.values.isEmpty)
    }

    // MARK: Lifetimes

    @Test func cancellationReleasesTheSubscriberAndTheValuesThatWait() {
        let lifetime = Lifetime()
        let source = Source<Lifetime.Token, Never>()
        do {
            let subscriber = TestSubscriber<Lifetime.Token, Never>(lifetime)
            source.publisher.subscribe(subscriber)
            source.send(lifetime.token())
            #expect(lifetime.alive == 2)
            subscriber.subscription?.cancel()
        }
        #expect(lifetime.alive == 0)
    }

    @Test func completionReleasesTheSubscriber() {
        let lifetime = Lifetime()
        do {
            source.publisher.subscribe(TestSubscriber<Int, Refusal>(lifetime))
            #expect(lifetime.alive == 1)
            source.complete()
        }
        #expect(lifetime.alive == 0)
    }

    @Test func theEndOfTheSourceReleasesTheSubscriberWithoutCompletion() {
        let lifetime = Lifetime()
        var source: Source<Int, Never>? = Source()
        do {
            let subscriber = TestSubscriber<Int, Never>(lifetime)
            source!.publisher.subscribe(subscriber)
            source!.send(1)
            source = nil
            subscriber.demand(1)
            #expect(subscriber.values == [1])
            #expect(subscriber.completion == nil)
        }
        #expect(lifetime.alive == 0)
    }
}
