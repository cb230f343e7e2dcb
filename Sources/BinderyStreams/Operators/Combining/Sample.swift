extension Signal {
    /// The latest value, whenever `trigger` sends a value.
    ///
    ///     source       --a--b-----c----|
    ///     trigger      ---x---x-x--x----
    ///     sample(on:)  ---a---b----c---|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | kept; replaces the kept value |
    /// | value of `trigger` | the kept value, which is then discarded; nothing if there is none |
    /// | completion | passed on; the kept value is dropped, `trigger` disposed of |
    /// | completion of `trigger` | nothing |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Complexity: O(1) per value; holds one value, in a few allocations per observation.
    /// - Also known as: `sample:` in RAC 2, `sample(on:)` in ReactiveSwift, `sample` in RxSwift and RxJS.
    @inlinable
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        Sample(upstream: self, trigger: trigger)
    }

    /// The latest value of a signal that can fail, whenever a `trigger` that cannot fail sends a value.
    @inlinable
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        Sample(upstream: self, trigger: trigger.promoteError(to: Failure.self))
    }

    /// The latest value, whenever `trigger` sends a value; neither signal can fail.
    @inlinable
    public func sample<Trigger: Signal>(on trigger: Trigger) -> some Signal<Value, Never>
    where Failure == Never, Trigger.Failure == Never {
        Sample(upstream: self, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct Sample<Upstream: Signal, Trigger: Signal>: Signal where Trigger.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: Trigger

    @inlinable
    init(upstream: Upstream, trigger: Trigger) {
        self.upstream = upstream
        self.trigger = trigger
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let inner = scope.child()
        let sampled = SampleObserver(downstream: observer, scope: inner)
        upstream.run(sampled, in: inner)
        if inner.isDisposed { return }
        trigger.run(TriggerObserver<Trigger.Value, SampleObserver<O>>(target: sampled), in: inner)
    }
}

@usableFromInline
final class SampleObserver<Downstream: Observer>: Triggered {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var kept: Downstream.Value?

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { kept = .some(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        kept = nil
        downstream.receive(completion: completion)
    }

    @inlinable
    func triggered() {
        guard !scope.isDisposed, let value = kept else { return }
        kept = nil
        downstream.receive(value)
    }
}
