extension Signal where Value: Equatable {
    /// Whether `element` is among the values.
    ///
    ///     source       --1--2--3--4--|
    ///     contains(3)  --------(x|)      x = true
    ///
    /// | event | result |
    /// |---|---|
    /// | value | nothing, or, if it equals `element`, upstream is disposed of; then `true` and completion |
    /// | completion before that | `false`, then completion |
    /// | failure | passed on |
    ///
    /// - Complexity: O(1) per value, plus the comparison; no allocation per value.
    /// - Also known as: `any:` in RAC 2, `contains` in Combine.
    @inlinable
    public func contains(_ element: Value) -> some Signal<Bool, Failure> {
        contains(where: { $0 == element })
    }
}

extension Signal {
    /// Whether `isMatch` is true for one of the values; otherwise as ``contains(_:)``.
    @inlinable
    public func contains(where isMatch: @escaping (Value) -> Bool) -> some Signal<Bool, Failure> {
        Contains(upstream: self, isMatch: isMatch)
    }
}

@frozen
@usableFromInline
struct Contains<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Bool
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let isMatch: (Upstream.Value) -> Bool

    @inlinable
    init(upstream: Upstream, isMatch: @escaping (Upstream.Value) -> Bool) {
        self.upstream = upstream
        self.isMatch = isMatch
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(
            ContainsObserver<Upstream.Value, O>(downstream: observer, scope: scope, part: part, isMatch: isMatch),
            in: part)
    }
}

@frozen
@usableFromInline
struct ContainsObserver<Value, Downstream: Observer>: Observer where Downstream.Value == Bool {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let part: Scope
    @usableFromInline let isMatch: (Value) -> Bool

    @inlinable
    init(downstream: Downstream, scope: Scope, part: Scope, isMatch: @escaping (Value) -> Bool) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
        self.isMatch = isMatch
    }

    @inlinable
    func receive(_ value: Value) {
        if part.isDisposed { return }
        // `isMatch` may dispose of the observation.
        if isMatch(value), !part.isDisposed { finish(true) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if part.isDisposed { return }
        if case .completed = completion { return finish(false) }
        part.dispose()
        downstream.receive(completion: completion)
    }

    @inlinable
    func finish(_ answer: Bool) {
        part.dispose()
        downstream.receive(last: answer, in: scope)
    }
}
