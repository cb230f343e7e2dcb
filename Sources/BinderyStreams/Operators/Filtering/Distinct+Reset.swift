extension Signal {
    /// The values with a `key` that is new since the last value of `trigger`.
    ///
    ///     source                 --a--b--a--b--a--b--|
    ///     trigger                -----------x---------
    ///     distinct(by:resetOn:)  --a--b--------a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | `v`, unless a value with an equal key has been passed on since the last reset |
    /// | value of `trigger` | the keys are reset |
    /// | completion | passed on; `trigger` is disposed of |
    /// | completion of `trigger` | nothing |
    /// | failure of either | passed on; the other is disposed of |
    ///
    /// - Order: this signal is observed before `trigger`.
    /// - Complexity: O(1) per value; holds the keys since the last reset.
    /// - Also known as: `distinct` with `flushes` in RxJS.
    @inlinable
    public func distinct<Key: Hashable, Trigger: Signal>(
        by key: @escaping (Value) -> Key, resetOn trigger: Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        DistinctReset(upstream: self, key: key, trigger: trigger)
    }

    /// The values with a `key` that is new since the last value of `trigger`; `trigger` cannot fail.
    @inlinable
    public func distinct<Key: Hashable, Trigger: Signal>(
        by key: @escaping (Value) -> Key, resetOn trigger: Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Never {
        DistinctReset(upstream: self, key: key, trigger: trigger.promoteError(to: Failure.self))
    }

    /// The values with a `key` that is new since the last value of `trigger`; neither signal can fail.
    @inlinable
    public func distinct<Key: Hashable, Trigger: Signal>(
        by key: @escaping (Value) -> Key, resetOn trigger: Trigger
    ) -> some Signal<Value, Never> where Failure == Never, Trigger.Failure == Never {
        DistinctReset(upstream: self, key: key, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct DistinctReset<Upstream: Signal, Key: Hashable, Trigger: Signal>: Signal
where Trigger.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let key: (Upstream.Value) -> Key
    @usableFromInline let trigger: Trigger

    @inlinable
    init(upstream: Upstream, key: @escaping (Upstream.Value) -> Key, trigger: Trigger) {
        self.upstream = upstream
        self.key = key
        self.trigger = trigger
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let inner = scope.child()
        let gate = Gate(downstream: observer, scope: inner)
        let distinct = DistinctObserver(downstream: gate, key: key)
        upstream.run(distinct, in: inner)
        if inner.isDisposed { return }
        trigger.run(TriggerObserver<Trigger.Value, DistinctObserver<Gate<O>, Key>>(target: distinct), in: inner)
    }
}

extension DistinctObserver: Triggered {
    @inlinable
    func triggered() { known.removeAll(keepingCapacity: true) }
}
