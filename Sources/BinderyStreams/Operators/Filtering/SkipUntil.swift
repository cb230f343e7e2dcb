extension Signal {
    /// The values after the first value of `trigger`.
    ///
    ///     source        --a--b--c--d--|
    ///     trigger       -------x
    ///     skip(until:)  --------c--d--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value before the first value of `trigger` | nothing |
    /// | later value | passed on |
    /// | failure, completion | passed on; `trigger` is disposed of |
    /// | value of `trigger` | nothing; later values pass, and `trigger` is disposed of |
    /// | failure of `trigger` | that failure; upstream is disposed of |
    /// | completion of `trigger` | nothing; if it has sent no value, no value will pass |
    ///
    /// - Order: `trigger` is observed first; if it sends immediately, every value passes.
    /// - Complexity: O(1) per value; three allocations per observation, plus those of `trigger`; none per value.
    /// - Also known as: `skip(until:)` in ReactiveSwift and RxSwift, `drop(untilOutputFrom:)` in Combine, `skipUntil`
    ///   in RxJS.
    @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        SkipUntil(upstream: self, trigger: trigger)
    }

    /// The values of a signal that can fail, after the first value of a `trigger` that cannot.
    @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        SkipUntil(upstream: self, trigger: trigger.promoteError(to: Failure.self))
    }

    /// The values of a signal that cannot fail, after the first value of `trigger`.
    @inlinable
    public func skip<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Never>
    where Failure == Never, Trigger.Failure == Never {
        SkipUntil(upstream: self, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct SkipUntil<Upstream: Signal, Trigger: Signal>: Signal where Trigger.Failure == Upstream.Failure {
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
        let whole = scope.child()
        let opening = whole.child()
        let skipping = SkipUntilObserver(gate: Gate(downstream: observer, scope: whole), opening: opening)
        trigger.run(TriggerObserver<Trigger.Value, SkipUntilObserver<O>>(target: skipping), in: opening)
        if !whole.isDisposed { upstream.run(skipping, in: whole) }
    }
}

@usableFromInline
final class SkipUntilObserver<Downstream: Observer>: Triggered {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let gate: Gate<Downstream>
    /// The scope of the trigger, of which only the first event counts.
    @usableFromInline let opening: Scope
    @usableFromInline var isOpen = false

    @inlinable
    init(gate: Gate<Downstream>, opening: Scope) {
        self.gate = gate
        self.opening = opening
    }

    @inlinable
    func receive(_ value: Value) {
        if isOpen { gate.receive(value) }
    }

    @inlinable func receive(completion: Completion<Failure>) { gate.receive(completion: completion) }

    @inlinable
    func triggered() {
        if opening.isDisposed { return }
        isOpen = true
        opening.dispose()
    }

    @inlinable
    func triggerEnded(_ completion: Completion<Failure>) {
        if opening.isDisposed { return }
        opening.dispose()
        if case .failed = completion { receive(completion: completion) }
    }
}
