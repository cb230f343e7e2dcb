#if canImport(Combine) || OpenCombine
internal import BinderyStreams
internal import BinderySynchronization

#if canImport(Combine)
internal import Combine
#else
internal import OpenCombine
#endif

/// What a subscriber tells its subscription.
enum SubscriberCommand: Sendable {
    /// The number of further values; `nil` if unlimited.
    case demand(Int?)
    case cancel
}

protocol SubscriberCommandTarget: AnyObject, Sendable {
    /// Called on the actor of the signal.
    func perform(_ command: SubscriberCommand)
}

/// The actor of a signal. Without one, the signal is on no actor, and all its users share a thread.
struct SubscriptionHome {
    private let actor: (any Actor)? = Isolation.effectiveActor

    /// Performs `command` now if the caller is on the actor, otherwise in a later job of the actor.
    func perform(_ command: SubscriberCommand, on target: any SubscriberCommandTarget) {
        guard let actor, !Isolation.isCurrent(actor) else { return target.perform(command) }
        Task { await Self.perform(command, on: target, isolation: actor) }
    }

    private static func perform(
        _ command: SubscriberCommand, on target: any SubscriberCommandTarget, isolation: isolated any Actor
    ) {
        target.perform(command)
    }
}

/// The observation of a signal by a subscriber, and the demand of the subscriber.
final class SignalSubscription<Downstream: Subscriber>: Subscription, SubscriberCommandTarget, @unchecked Sendable {
    // `@unchecked Sendable`: only code on the actor of `home` uses the unguarded fields.
    private let home = SubscriptionHome()
    private let isCancelled = Mutex(false)
    private var subscriber: Downstream?
    private var buffer: DemandBuffer<Downstream.Input, Downstream.Failure>
    private var isDelivering = false
    private var isSourceReleased = false
    private let scope = Scope()

    init(_ subscriber: Downstream, buffering policy: BufferingPolicy) {
        self.subscriber = subscriber
        buffer = DemandBuffer(policy)
    }

    /// Starts the observation, unless the subscriber has cancelled already.
    func observe<S: Signal>(_ signal: S) where S.Value == Downstream.Input, S.Failure == Downstream.Failure {
        if !scope.isDisposed { signal.run(Receiver(subscription: self), in: scope) }
    }

    func request(_ demand: Subscribers.Demand) { home.perform(.demand(demand.max), on: self) }

    func cancel() {
        isCancelled.withLock { $0 = true }
        home.perform(.cancel, on: self)
    }

    func perform(_ command: SubscriberCommand) {
        switch command {
        case .demand(let count):
            buffer.demanded(count)
            deliver()
        case .cancel: end()
        }
    }

    private func deliver() {
        // The outer call delivers what arrives, or is demanded, during a delivery.
        if isDelivering { return }
        isDelivering = true
        defer { isDelivering = false }
        while let subscriber, !isCancelled.withLock({ $0 }) {
            switch buffer.next() {
            case .deliver(let value): buffer.demanded(subscriber.receive(value).max)
            case .complete(.completed): complete(.finished)
            case .complete(.failed(let failure)): complete(.failure(failure))
            case .wait:
                // Nothing can follow. The subscriber may hold this subscription, so this must not hold the subscriber.
                if isSourceReleased, buffer.isEmpty { self.subscriber = nil }
                return
            }
        }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let subscriber = subscriber
        self.subscriber = nil
        subscriber?.receive(completion: completion)
        scope.dispose()
    }

    private func end() {
        // Released last: their deinitialisers may call back.
        let ended = (subscriber, scope)
        let dropped = buffer.cancelled()
        subscriber = nil
        scope.dispose()
        withExtendedLifetime(ended) { withExtendedLifetime(dropped) {} }
    }

    private func sourceWasReleased() {
        isSourceReleased = true
        deliver()
    }

    /// The observer that the source holds.
    private final class Receiver: Observer {
        private let subscription: SignalSubscription

        init(subscription: SignalSubscription) { self.subscription = subscription }

        deinit { subscription.sourceWasReleased() }

        func receive(_ value: Downstream.Input) {
            let dropped = subscription.buffer.received(value)
            subscription.deliver()
            withExtendedLifetime(dropped) {}
        }

        func receive(completion: Completion<Downstream.Failure>) {
            subscription.buffer.received(completion)
            subscription.deliver()
        }
    }
}
#endif
