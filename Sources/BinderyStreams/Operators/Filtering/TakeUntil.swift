extension Signal {
    /// The values until `trigger` sends a value.
    ///
    ///     source        --a--b--c--d--|
    ///     trigger       -------x-------
    ///     take(until:)  --a--b-|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure, completion | passed on |
    /// | value of `trigger` | both signals are disposed of; then completion |
    /// | failure of `trigger` | that failure |
    /// | completion of `trigger` | nothing: values still pass |
    ///
    /// - Order: `trigger` is observed first; if it sends immediately, no value passes.
    /// - Complexity: O(1) per value, no allocation; holds both observations.
    /// - Also known as: `takeUntil:` in RAC 2, `take(until:)` in ReactiveSwift and RxSwift, `prefix(untilOutputFrom:)`
    ///   in Combine, `takeUntil` in RxJS.
    @inlinable
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Failure {
        TakeUntil(upstream: self, trigger: trigger)
    }

    /// The values of a signal that can fail, until a `trigger` that cannot fail sends a value.
    @inlinable
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Failure>
    where Trigger.Failure == Never {
        TakeUntil(upstream: self, trigger: trigger.promoteError(to: Failure.self))
    }

    /// The values of a signal that cannot fail, until `trigger` sends a value.
    @inlinable
    public func take<Trigger: Signal>(until trigger: Trigger) -> some Signal<Value, Never>
    where Failure == Never, Trigger.Failure == Never {
        TakeUntil(upstream: self, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct TakeUntil<Upstream: Signal, Trigger: Signal>: Signal where Trigger.Failure == Upstream.Failure {
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
        let gate = Gate(downstream: observer, scope: inner)
        trigger.run(TriggerObserver<Trigger.Value, Gate<O>>(target: gate), in: inner)
        if !inner.isDisposed { upstream.run(gate, in: inner) }
    }
}
