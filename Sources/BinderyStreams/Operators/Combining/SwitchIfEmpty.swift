extension Signal {
    /// The events of the signal, or those of `other` if it completes without a value.
    ///
    ///     source                -----|
    ///     other                      --a--b--|
    ///     switchIfEmpty(other)  -------a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion after a value | passed on |
    /// | completion without a value | this signal is disposed of, `other` is observed |
    /// | value, failure, completion of `other` | passed on |
    ///
    /// - Complexity: O(1) per value; two allocations per observation; holds `other` until the first value.
    /// - Also known as: `ifEmpty(switchTo:)` in RxSwift.
    @inlinable
    public func switchIfEmpty<Other: Signal>(_ other: Other) -> some Signal<Value, Failure>
    where Other.Value == Value, Other.Failure == Failure {
        SwitchIfEmpty(upstream: self, other: other)
    }
}

@frozen
@usableFromInline
struct SwitchIfEmpty<Upstream: Signal, Other: Signal>: Signal
where Other.Value == Upstream.Value, Other.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let other: Other

    @inlinable
    init(upstream: Upstream, other: Other) {
        self.upstream = upstream
        self.other = other
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(SwitchIfEmptyObserver(downstream: observer, scope: scope, part: part, other: other), in: part)
    }
}

@usableFromInline
final class SwitchIfEmptyObserver<Other: Signal, Downstream: Observer>: Observer
where Downstream.Value == Other.Value, Downstream.Failure == Other.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let part: Scope
    @usableFromInline var other: Other?

    @inlinable
    init(downstream: Downstream, scope: Scope, part: Scope, other: Other) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
        self.other = other
    }

    @inlinable
    func receive(_ value: Other.Value) {
        if part.isDisposed { return }
        if other != nil { other = nil }
        downstream.receive(value)
    }

    @inlinable
    func receive(completion: Completion<Other.Failure>) {
        if part.isDisposed { return }
        part.dispose()
        let replacement = other
        other = nil
        if case .completed = completion, let replacement {
            if !scope.isDisposed { replacement.run(downstream, in: scope) }
        } else {
            downstream.receive(completion: completion)
        }
    }
}
