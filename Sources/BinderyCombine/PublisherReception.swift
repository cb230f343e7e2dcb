#if canImport(Combine) || OpenCombine
internal import BinderyGraph
internal import BinderyStreams
internal import BinderySynchronization

#if canImport(Combine)
internal import Combine
#else
internal import OpenCombine
#endif

/// The subscription of a signal's observation to a publisher.
final class PublisherReception<Output, Failure: Error>: Subscriber, @unchecked Sendable {
    // `@unchecked Sendable`: only code on `actor` uses the emitter, and `state` is guarded. Values reach another thread
    // only if `crossesThreads`, which requires that they are `Sendable`.
    private let actor: (any Actor)?
    private let crossesThreads: Bool
    private var emitter: Emitter<Output, Failure>?
    private let state = Mutex(State())

    private struct State {
        var subscription: Carried<any Subscription>?
        var isOver = false
        /// What waits for the actor. A job of the actor has been scheduled if there is anything, or if `isDraining`.
        var events: [Carried<Event<Output, Failure>>] = []
        var isDraining = false
    }

    // `@unchecked Sendable`: a subscription may be cancelled on any thread, an emitter is carried to the actor that
    // made it, and an event is carried only to that actor: from there, or as a `Sendable` value.
    private struct Carried<Value>: @unchecked Sendable {
        let value: Value
    }

    static func signal<P: Publisher>(
        of publisher: P, crossesThreads: Bool
    ) -> some Signal<Output, Failure> where P.Output == Output, P.Failure == Failure {
        Producer<Output, Failure> { emitter in
            let reception = PublisherReception(emitter, crossesThreads: crossesThreads)
            // The publisher retains the reception.
            emitter.onDispose { [weak reception] in reception?.cancel() }
            publisher.subscribe(reception)
        }
    }

    private init(_ emitter: Emitter<Output, Failure>, crossesThreads: Bool) {
        self.emitter = emitter
        self.crossesThreads = crossesThreads
        actor = Isolation.effectiveActor
    }

    deinit {
        // The release of an emitter completes the signal, which belongs on the actor.
        guard let emitter, let actor, !Isolation.isCurrent(actor) else { return }
        let carried = Carried(value: emitter)
        Task { await Self.complete(carried, isolation: actor) }
    }

    private static func complete(_ emitter: Carried<Emitter<Output, Failure>>, isolation: isolated any Actor) {
        emitter.value.complete()
    }

    private enum Step { case deliver, schedule, nothing }

    // MARK: The publisher's side, on any thread

    func receive(subscription: any Subscription) {
        let carried = Carried(value: subscription)
        let isWanted = state.withLock { state in
            if state.isOver || state.subscription != nil { return false }
            state.subscription = carried
            return true
        }
        if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ value: Output) -> Subscribers.Demand {
        arrived(.value(value))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: arrived(.completed)
        case .failure(let failure): arrived(.failed(failure))
        }
    }

    private func arrived(_ event: Event<Output, Failure>) {
        let isHere = actor.map { Isolation.isCurrent($0) } ?? true
        if !isHere, !crossesThreads { return reportForeignThread(event) }
        let carried = Carried(value: event)
        let step: Step = state.withLock { state in
            if state.isOver { return .nothing }
            if isHere, !state.isDraining { return .deliver }
            state.events.append(carried)
            if state.isDraining { return .nothing }
            state.isDraining = true
            return .schedule
        }
        switch step {
        case .deliver: deliver(event)
        case .schedule: Task { [self, actor] in await drain(isolation: actor!) }
        case .nothing: break
        }
    }

    private func reportForeignThread(_ event: Event<Output, Failure>) {
        Diagnostics.report(
            .foreignIsolation,
            """
            a publisher of \(Output.self), which is not Sendable, sent off the actor of its observer: the event is dropped. \
            Put receive(on:) with the actor's queue before signal().
            """)
    }

    // MARK: The observer's side, on the actor

    private func drain(isolation: isolated any Actor) {
        while true {
            let events = state.withLock { state in
                let events = state.events
                state.events = []
                if events.isEmpty { state.isDraining = false }
                return events
            }
            if events.isEmpty { return }
            for event in events { deliver(event.value) }
        }
    }

    private func deliver(_ event: Event<Output, Failure>) {
        guard let emitter else { return }
        switch event {
        case .value(let value): return emitter.send(value)
        case .completed, .failed: finish()
        }
        if case .failed(let failure) = event { emitter.fail(failure) } else { emitter.complete() }
    }

    private func finish() {
        emitter = nil
        _ = end()
    }

    /// Called on the actor, when the observation is disposed of.
    private func cancel() {
        emitter = nil
        end()?.value.cancel()
    }

    private func end() -> Carried<any Subscription>? {
        state.withLock { state in
            state.isOver = true
            state.events = []
            defer { state.subscription = nil }
            return state.subscription
        }
    }
}
#endif
