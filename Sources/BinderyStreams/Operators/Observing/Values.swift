public import BinderyGraph

extension Signal {
    /// The values as an asynchronous sequence that keeps every value until it is requested; see ``values(buffering:)``.
    ///
    /// ```swift
    /// for try await location in locations.values { … }
    /// ```
    public var values: SignalValues<Self> { values(buffering: .unbounded) }

    /// Returns the values as an asynchronous sequence.
    ///
    ///     source                       -a-b-c---d-|
    ///     asked for                    ^------^--^-^
    ///     values                       .a.....b..c.d|
    ///     values(buffering: .latest)   .a.....c..d|
    ///
    /// | event | result |
    /// |---|---|
    /// | an iterator is made (`for await` begins) | the signal is observed, for this iterator alone |
    /// | value | the next element; kept until it is requested, as the policy permits |
    /// | failure | thrown, after the values that are kept |
    /// | completion | the end, after the values that are kept |
    /// | the source is deallocated without an end | the end, since nothing can follow |
    /// | the iterator is dropped (`break`) | the observation is disposed of immediately |
    /// | the task is cancelled | the next element is `nil`, whatever is kept; disposed of when the task resumes |
    ///
    /// - Parameter policy: The values to keep until they are requested.
    /// - Isolation: Iterate on the signal's actor, which need not be known at compile time.
    /// - Complexity: O(1) per value and a hop per wait; holds what the policy keeps.
    /// - Also known as: `values` in RxSwift and Combine.
    public func values(buffering policy: BufferingPolicy) -> SignalValues<Self> {
        SignalValues(signal: self, policy: policy)
    }
}

extension Property {
    /// The current value, then the changes, as an asynchronous sequence that keeps only the latest unread value.
    ///
    /// ```swift
    /// for await isConnected in connection.isConnected.values { … }
    /// ```
    ///
    /// Ends when the ``/BinderyGraph/MutableProperty`` is deallocated or the task is cancelled. `signal.values` keeps
    /// every change.
    public final var values: SignalValues<some Signal<Value, Never>> { signal.values(buffering: .latest) }
}

/// The values of a signal as an asynchronous sequence; see ``Signal/values(buffering:)``.
///
/// It has a name because `some AsyncSequence<Value, Failure>` exists only since iOS 18 and macOS 15.
public struct SignalValues<Upstream: Signal>: AsyncSequence {
    public typealias Element = Upstream.Value
    public typealias Failure = Upstream.Failure
    let signal: Upstream
    let policy: BufferingPolicy

    /// Observes the signal.
    public func makeAsyncIterator() -> Iterator { Iterator(reception: Reception(of: signal, buffering: policy)) }

    /// One observation of the signal, which ends when the iterator is dropped.
    public struct Iterator: AsyncIteratorProtocol {
        let reception: Reception<Upstream.Value, Upstream.Failure>

        /// Returns the next value on the actor of the caller, or `nil` at the end.
        public mutating func next(isolation: isolated (any Actor)?) async throws(Upstream.Failure) -> Upstream.Value? {
            try await reception.next(isolation: isolation)
        }

        /// Returns the next value on the actor of the caller, or `nil` at the end.
        public nonisolated(nonsending) mutating func next() async throws(Upstream.Failure) -> Upstream.Value? {
            try await reception.next(isolation: #isolation)
        }
    }
}

/// The received values that an asynchronous sequence keeps until they are requested.
public enum BufferingPolicy: Sendable, Equatable {
    /// Keeps all values.
    case unbounded
    /// Keeps the given number of latest values, at least one: a new value replaces the oldest.
    case bufferingNewest(Int)
    /// Keeps the given number of earliest values, at least one: drops new values while the buffer is full.
    case bufferingOldest(Int)

    /// Keeps only the latest value, which suits state.
    public static var latest: BufferingPolicy { .bufferingNewest(1) }
}
