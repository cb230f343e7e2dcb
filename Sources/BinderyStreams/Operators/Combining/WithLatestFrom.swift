extension Signal {
    /// Each value with the latest value of another signal.
    ///
    ///     source          ----1--2-----3--|
    ///     other           -----x----y------
    ///     withLatestFrom  -------p-----q--|    p = (2, x), q = (3, y)
    ///
    /// | event | result |
    /// |---|---|
    /// | value, `other` has sent a value | the value and the latest value of `other` |
    /// | value, `other` has sent no value | dropped |
    /// | value of `other` | kept; replaces the kept value |
    /// | completion | passed on; `other` is disposed of |
    /// | completion of `other` | nothing: its last value is kept |
    /// | failure of either | passed on; the other one is disposed of |
    ///
    /// - Order: `other` is observed first, so a value that it sends immediately is available for the first value.
    /// - Complexity: O(1) per value; holds the latest value of `other`, in a few allocations per observation.
    /// - Also known as: `withLatest(from:)` in ReactiveSwift, `withLatestFrom` in RxSwift and RxJS.
    @inlinable
    public func withLatestFrom<Other: Signal>(_ other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Failure {
        WithLatestFrom(upstream: self, other: other)
    }

    /// Each value of a signal that can fail, with the latest value of one that cannot.
    @inlinable
    public func withLatestFrom<Other: Signal>(_ other: Other) -> some Signal<(Value, Other.Value), Failure>
    where Other.Failure == Never {
        WithLatestFrom(upstream: self, other: other.promoteError(to: Failure.self))
    }

    /// Each value with the latest value of another signal; neither signal can fail.
    @inlinable
    public func withLatestFrom<Other: Signal>(_ other: Other) -> some Signal<(Value, Other.Value), Never>
    where Failure == Never, Other.Failure == Never {
        WithLatestFrom(upstream: self, other: other)
    }
}

@frozen
@usableFromInline
struct WithLatestFrom<Upstream: Signal, Other: Signal>: Signal where Other.Failure == Upstream.Failure {
    @usableFromInline typealias Value = (Upstream.Value, Other.Value)
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
        let inner = scope.child()
        let state = WithLatestFromObserver<Upstream.Value, Other.Value, O>(downstream: observer, scope: inner)
        other.run(WithLatestFromOther(state: state), in: inner)
        if !inner.isDisposed { upstream.run(state, in: inner) }
    }
}

@usableFromInline
final class WithLatestFromObserver<Value, OtherValue, Downstream: Observer>: Observer
where Downstream.Value == (Value, OtherValue) {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var latest: OtherValue?

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed, let latest { downstream.receive((value, latest)) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        latest = nil
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct WithLatestFromOther<Main, Value, Downstream: Observer>: Observer where Downstream.Value == (Main, Value) {
    @usableFromInline let state: WithLatestFromObserver<Main, Value, Downstream>
    @inlinable init(state: WithLatestFromObserver<Main, Value, Downstream>) { self.state = state }

    @inlinable
    func receive(_ value: Value) {
        if !state.scope.isDisposed { exchange(&state.latest, with: .some(value)) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if case .failed = completion { state.receive(completion: completion) }
    }
}
