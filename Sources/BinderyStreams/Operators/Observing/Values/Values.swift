public import BinderyGraph

extension Signal {
    /// The values as an asynchronous sequence, which keeps those that were not asked for yet.
    ///
    /// ```swift
    /// for try await location in locations.values { … }
    /// ```
    ///
    /// See ``values(buffering:)``.
    public var values: some AsyncSequence<Value, Failure> { values(buffering: .unbounded) }

    /// The values as an asynchronous sequence.
    ///
    ///     source                       -a-b-c---d-|
    ///     asked for                    ^------^--^-^
    ///     values                       .a.....b..c.d|
    ///     values(buffering: .latest)   .a.....c..d|
    ///
    /// | event | result |
    /// |---|---|
    /// | an iterator is made (`for await` begins) | the signal is observed, for this iterator alone |
    /// | value | the next element; kept, as the policy says, until it is asked for |
    /// | failure | thrown, after the values that are kept |
    /// | completion | the end, after the values that are kept |
    /// | the source goes away without an end | the end, since nothing can come any more |
    /// | the iterator is dropped (`break`) | the observation is disposed of at once |
    /// | the task is cancelled | the next element is `nil`, whatever is kept; the observation is disposed of when the task is resumed |
    ///
    /// - Parameter policy: what is kept of values that come faster than they are asked for.
    /// - Isolation: iterate on the actor to which the signal belongs; it need not be known at compile time.
    /// - Complexity: O(1) per value and a hop per wait; holds what the policy keeps.
    /// - Also known as: `values` in RxSwift and Combine.
    public func values(buffering policy: BufferingPolicy) -> some AsyncSequence<Value, Failure> {
        SignalValues(signal: self, policy: policy)
    }
}

extension Property {
    /// The present value, then the changes, as an asynchronous sequence that keeps only the latest: state has no backlog.
    ///
    /// ```swift
    /// for await isConnected in connection.isConnected.values { … }
    /// ```
    ///
    /// For every change use `property.signal.values`. It ends when a ``MutableProperty`` goes away, or with the task.
    public final var values: some AsyncSequence<Value, Never> { signal.values(buffering: .latest) }
}

struct SignalValues<Upstream: Signal>: AsyncSequence {
    typealias Element = Upstream.Value
    typealias Failure = Upstream.Failure
    let signal: Upstream
    let policy: BufferingPolicy

    func makeAsyncIterator() -> Iterator { Iterator(reception: Reception(of: signal, buffering: policy)) }

    struct Iterator: AsyncIteratorProtocol {
        let reception: Reception<Upstream.Value, Upstream.Failure>

        func next(isolation: isolated (any Actor)?) async throws(Upstream.Failure) -> Upstream.Value? {
            try await reception.next(isolation: isolation)
        }
    }
}
