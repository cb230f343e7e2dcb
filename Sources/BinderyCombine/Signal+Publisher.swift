#if canImport(Combine) || OpenCombine
public import BinderyStreams

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Signal {
    /// The values as a publisher that keeps every value until it is demanded; see ``publisher(buffering:)``.
    ///
    /// ```swift
    /// locations.publisher.sink { completion in … } receiveValue: { location in … }
    /// ```
    public var publisher: SignalPublisher<Self> { publisher(buffering: .unbounded) }

    /// Returns a publisher of the values. Each subscriber observes the signal.
    ///
    ///     source                          -a-b-c---d-|
    ///     demanded                        ^------^--^-^
    ///     publisher                       -a.....b..c.d|
    ///     publisher(buffering: .latest)   -a.....c..d|
    ///
    /// | event | result |
    /// |---|---|
    /// | a subscriber subscribes | it receives its subscription, then the signal is observed |
    /// | value | delivered if it is demanded; otherwise kept, as the policy permits |
    /// | the subscriber demands values | those that are kept are delivered before `request` returns |
    /// | failure | delivered after the values that are kept, without demand |
    /// | completion | the same |
    /// | the subscriber cancels | nothing more is delivered; the observation is disposed of |
    /// | the source is deallocated without an end | no completion; released after the values that are kept |
    ///
    /// - Isolation: Subscribe on the signal's actor; the publisher delivers there. The subscriber may demand and cancel
    ///   on any thread: off the actor, demand takes effect and the observation ends in a later job of the actor, but
    ///   nothing is delivered from the return of `cancel()` on, except what another thread is delivering already.
    /// - Parameter policy: The values to keep until they are demanded.
    /// - Complexity: O(1) per value; one observation per subscriber, which holds what the policy keeps.
    public func publisher(buffering policy: BufferingPolicy) -> SignalPublisher<Self> {
        SignalPublisher(signal: self, policy: policy)
    }
}

/// A publisher of the values of a signal; see ``BinderyStreams/Signal/publisher(buffering:)``.
public struct SignalPublisher<Upstream: Signal>: Publisher {
    public typealias Output = Upstream.Value
    public typealias Failure = Upstream.Failure

    let signal: Upstream
    let policy: BufferingPolicy

    /// Observes the signal for `subscriber`.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let subscription = SignalSubscription(subscriber, buffering: policy)
        subscriber.receive(subscription: subscription)
        subscription.observe(signal)
    }
}
#endif
