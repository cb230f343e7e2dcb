extension Signal {
    /// The values, or `value` if there are none.
    ///
    ///     source             -----|
    ///     defaultIfEmpty(a)  -----(a|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on |
    /// | completion without a value | `value`, then completion |
    /// | completion after a value, failure | passed on |
    ///
    /// - Complexity: O(1) per value; holds `value`, in one allocation per observation.
    /// - Also known as: `ifEmpty(default:)` in RxSwift, `replaceEmpty(with:)` in Combine, `defaultIfEmpty` in RxJS.
    @inlinable
    public func defaultIfEmpty(_ value: Value) -> some Signal<Value, Failure> {
        DefaultIfEmpty(upstream: self, value: value)
    }
}

@frozen
@usableFromInline
struct DefaultIfEmpty<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let value: Upstream.Value

    @inlinable
    init(upstream: Upstream, value: Upstream.Value) {
        self.upstream = upstream
        self.value = value
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(DefaultIfEmptyObserver(downstream: observer, scope: scope, value: value), in: scope)
    }
}

@usableFromInline
final class DefaultIfEmptyObserver<Downstream: Observer>: Observer {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let value: Downstream.Value
    @usableFromInline var isEmpty = true

    @inlinable
    init(downstream: Downstream, scope: Scope, value: Downstream.Value) {
        self.downstream = downstream
        self.scope = scope
        self.value = value
    }

    @inlinable
    func receive(_ value: Value) {
        isEmpty = false
        downstream.receive(value)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if case .completed = completion, isEmpty {
            downstream.receive(last: value, in: scope)
        } else {
            downstream.receive(completion: completion)
        }
    }
}
