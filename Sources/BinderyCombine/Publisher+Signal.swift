#if canImport(Combine) || OpenCombine
public import BinderyStreams

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Publisher where Output: Sendable {
    /// Returns a signal of the publisher's values, delivered on the observer's actor. Each observer subscribes.
    ///
    ///     publisher  -a-b-c-|
    ///     signal()   -a-b-c-|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the publisher is subscribed to; unlimited values are demanded |
    /// | value, on the observer's actor | sent before `receive` returns, after those that wait |
    /// | value, on another thread | waits for a job of the actor, in order |
    /// | failure, completion | passed on, after the values that wait |
    /// | disposed of | the subscription is cancelled; the values that wait are dropped |
    /// | the publisher releases its subscriber without an end | completion: nothing can follow |
    ///
    /// A signal has no demand: where a publisher may send more than its observer can take, use `collect` or
    /// `throttle` first.
    ///
    /// - Isolation: Observe on an actor. The publisher may send on any thread.
    /// - Complexity: O(1) per value; a job of the actor for the values that arrive together from other threads.
    /// - Also known as: `asObservable` in RxCombine.
    public func signal() -> some Signal<Output, Failure> { PublisherReception.signal(of: self, crossesThreads: true) }
}

extension Publisher {
    /// Returns a signal of the publisher's values, which are not `Sendable`: the publisher must send on the observer's
    /// actor.
    ///
    /// A value or an end from another thread is reported as a mistake; the value is dropped. Put `receive(on:)` before
    /// it, with the actor's queue.
    public func signal() -> some Signal<Output, Failure> { PublisherReception.signal(of: self, crossesThreads: false) }
}
#endif
