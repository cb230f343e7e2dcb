extension Signal {
    /// Observes this signal once for all uses that `selector` makes of it.
    ///
    ///     source                                    --a--b--|
    ///     connect { merge($0.take(1), $0.skip(1)) } --a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | `selector` runs; its signal is observed, then this one |
    /// | value, failure, completion | to all observers of the subject that `selector` received |
    /// | events of the signal that `selector` returned | passed on; at its end this signal is disposed of |
    ///
    /// - Complexity: O(uses) per event; a few allocations per observation.
    /// - Also known as: `connect` in RxJS, `multicast(_:selector:)` in RxSwift.
    @inlinable
    public func connect<Selected: Signal>(
        _ selector: @escaping (Subject<Value, Failure>) -> Selected
    ) -> some Signal<Selected.Value, Selected.Failure> {
        Connect(upstream: self, selector: selector)
    }
}

@frozen
@usableFromInline
struct Connect<Upstream: Signal, Selected: Signal>: Signal {
    @usableFromInline typealias Value = Selected.Value
    @usableFromInline typealias Failure = Selected.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let selector: (Subject<Upstream.Value, Upstream.Failure>) -> Selected

    @inlinable
    init(upstream: Upstream, selector: @escaping (Subject<Upstream.Value, Upstream.Failure>) -> Selected) {
        self.upstream = upstream
        self.selector = selector
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let whole = scope.child()
        let subject = Subject<Upstream.Value, Upstream.Failure>()
        selector(subject).run(Gate(downstream: observer, scope: whole), in: whole)
        if whole.isDisposed { return }
        let part = whole.child()
        upstream.run(Gate(downstream: subject, scope: part), in: part)
    }
}
