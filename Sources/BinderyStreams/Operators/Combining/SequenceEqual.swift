extension Signal where Value: Equatable {
    /// Whether two signals send the same values in the same order, independent of time.
    ///
    ///     source         --a----b--|
    ///     other          -a--b---------|
    ///     sequenceEqual  --------------(t|)    t = true
    ///
    /// | event | result |
    /// |---|---|
    /// | value, the other signal is ahead | compared with its oldest value; if they differ `false`, completion |
    /// | value, the other signal has no value waiting | waits; `false` and completion if the other has ended |
    /// | completion, values of the other are waiting | `false`, completion |
    /// | completion, the other has ended | `true`, completion |
    /// | failure of either | passed on |
    ///
    /// - Order: this signal is observed first. Both signals are disposed of, then the result is sent.
    /// - Complexity: amortised O(1) per value; holds the values of the signal that is ahead.
    /// - Also known as: `sequenceEqual` in RxJS.
    @inlinable
    public func sequenceEqual<Other: Signal>(_ other: Other) -> some Signal<Bool, Failure>
    where Other.Value == Value, Other.Failure == Failure {
        sequenceEqual(other, by: { $0 == $1 })
    }
}

extension Signal {
    /// Whether two signals send values that are equal by `areEqual`, in the same order.
    @inlinable
    public func sequenceEqual<Other: Signal>(
        _ other: Other, by areEqual: @escaping (Value, Other.Value) -> Bool
    ) -> some Signal<Bool, Failure> where Other.Failure == Failure {
        SequenceEqual(upstream: self, other: other, areEqual: areEqual)
    }
}

@frozen
@usableFromInline
struct SequenceEqual<Upstream: Signal, Other: Signal>: Signal where Other.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Bool
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let other: Other
    @usableFromInline let areEqual: (Upstream.Value, Other.Value) -> Bool

    @inlinable
    init(upstream: Upstream, other: Other, areEqual: @escaping (Upstream.Value, Other.Value) -> Bool) {
        self.upstream = upstream
        self.other = other
        self.areEqual = areEqual
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Bool, O.Failure == Failure {
        let inner = scope.child()
        let mine = SequenceEqualLane<Upstream.Value>()
        let others = SequenceEqualLane<Other.Value>()
        let areEqual = areEqual
        upstream.run(
            SequenceEqualObserver(
                downstream: observer, scope: scope, inner: inner, own: mine, other: others, areEqual: areEqual),
            in: inner)
        if inner.isDisposed { return }
        other.run(
            SequenceEqualObserver(
                downstream: observer, scope: scope, inner: inner, own: others, other: mine,
                areEqual: { areEqual($1, $0) }),
            in: inner)
    }
}

@usableFromInline
final class SequenceEqualLane<Value> {
    @usableFromInline var waiting = Queue<Value>()
    @usableFromInline var isCompleted = false

    @inlinable init() {}
}

@frozen
@usableFromInline
struct SequenceEqualObserver<Value, OtherValue, Downstream: Observer>: Observer where Downstream.Value == Bool {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let inner: Scope
    @usableFromInline let own: SequenceEqualLane<Value>
    @usableFromInline let other: SequenceEqualLane<OtherValue>
    @usableFromInline let areEqual: (Value, OtherValue) -> Bool

    @inlinable
    init(
        downstream: Downstream, scope: Scope, inner: Scope, own: SequenceEqualLane<Value>,
        other: SequenceEqualLane<OtherValue>, areEqual: @escaping (Value, OtherValue) -> Bool
    ) {
        self.downstream = downstream
        self.scope = scope
        self.inner = inner
        self.own = own
        self.other = other
        self.areEqual = areEqual
    }

    @inlinable
    func receive(_ value: Value) {
        if inner.isDisposed { return }
        if let partner = other.waiting.popFirst() {
            // `areEqual` may dispose of the observation.
            if !areEqual(value, partner), !inner.isDisposed { finish(false) }
        } else if other.isCompleted {
            finish(false)
        } else {
            own.waiting.append(value)
        }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if inner.isDisposed { return }
        guard case .completed = completion else {
            inner.dispose()
            return downstream.receive(completion: completion)
        }
        own.isCompleted = true
        // Own values need not be checked: if the other had ended while they waited, `false` would have been sent.
        if !other.waiting.isEmpty { finish(false) } else if other.isCompleted { finish(true) }
    }

    @inlinable
    func finish(_ answer: Bool) {
        inner.dispose()
        downstream.receive(last: answer, in: scope)
    }
}
