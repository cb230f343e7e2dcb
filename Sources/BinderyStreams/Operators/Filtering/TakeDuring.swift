extension Signal {
    /// The values until the bag `lifetime` is disposed of, or freed with its owner.
    ///
    ///     source              -a-b-c-d-
    ///     lifetime            ------!
    ///     take(during:)       -a-b-c|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure, completion | passed on |
    /// | the bag is disposed of or freed | upstream is disposed of; then completion, after the current event |
    /// | the bag has been disposed of or freed when this is observed | completion; upstream is not observed |
    ///
    /// - Note: the bag is not retained, so its owner may keep the signal. To end without completion: `disposed(by:)`.
    /// - Complexity: O(1) per value; a few allocations, one of which the bag frees as it grows.
    /// - Also known as: `take(during:)` with a `Lifetime` in ReactiveSwift, `takeUntil(rx.deallocated)` in RxSwift,
    ///   `takeUntil:` with `rac_willDeallocSignal` in RAC 2.
    @inlinable
    public func take(during lifetime: DisposeBag) -> some Signal<Value, Failure> {
        TakeDuring(upstream: self, lifetime: lifetime)
    }
}

@frozen
@usableFromInline
struct TakeDuring<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline weak var lifetime: DisposeBag?

    @inlinable
    init(upstream: Upstream, lifetime: DisposeBag) {
        self.upstream = upstream
        self.lifetime = lifetime
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        guard let lifetime, !lifetime.isDisposed else { return observer.receive(completion: .completed) }
        let part = scope.child()
        let end = BagObservation(downstream: observer, scope: scope, part: part)
        // Weak: `end` keeps the observer, which keeps the scope.
        part.onDispose { [weak end] in end?.downstream = nil }
        lifetime.keep(end)
        upstream.run(Gate(downstream: observer, scope: part), in: part)
    }
}

@usableFromInline
final class BagObservation<Downstream: Observer>: Disposable {
    @usableFromInline var downstream: Downstream?
    @usableFromInline let scope: Scope
    @usableFromInline let part: Scope

    @inlinable
    init(downstream: Downstream, scope: Scope, part: Scope) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
    }

    @inlinable var isDisposed: Bool { part.isDisposed }

    @inlinable
    func dispose() {
        guard let downstream else { return }
        part.dispose()
        complete(downstream)
    }

    /// Completes after the current event: the bag may be disposed of during one, which must reach every observer first.
    @usableFromInline
    func complete(_ downstream: Downstream) {
        Delivery.afterCurrent { [scope] in
            Delivery.run { if !scope.isDisposed { downstream.receive(completion: .completed) } }
        }
    }
}
