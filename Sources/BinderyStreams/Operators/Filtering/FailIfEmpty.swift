extension Signal {
    /// The values, or a failure if there are none.
    ///
    ///     source                -----|
    ///     failIfEmpty(with: e)  -----#
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on |
    /// | completion without a value | `failure` |
    /// | completion after a value, failure | passed on |
    ///
    /// - See also: ``promoteError(to:)``, for a signal that cannot fail.
    /// - Complexity: O(1) per value; holds `failure`, in one allocation per observation.
    /// - Also known as: `throwIfEmpty` in RxJS.
    @inlinable
    public func failIfEmpty(with failure: Failure) -> some Signal<Value, Failure> {
        FailIfEmpty(upstream: self, failure: failure)
    }
}

@frozen
@usableFromInline
struct FailIfEmpty<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let failure: Upstream.Failure

    @inlinable
    init(upstream: Upstream, failure: Upstream.Failure) {
        self.upstream = upstream
        self.failure = failure
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(FailIfEmptyObserver(downstream: observer, failure: failure), in: scope)
    }
}

@usableFromInline
final class FailIfEmptyObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let failure: Downstream.Failure
    @usableFromInline var isEmpty = true

    @inlinable
    init(downstream: Downstream, failure: Downstream.Failure) {
        self.downstream = downstream
        self.failure = failure
    }

    @inlinable
    func receive(_ value: Value) {
        isEmpty = false
        downstream.receive(value)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if case .completed = completion, isEmpty {
            downstream.receive(completion: .failed(failure))
        } else {
            downstream.receive(completion: completion)
        }
    }
}
