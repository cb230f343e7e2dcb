extension Signal {
    /// The values for as long as `lifetime` lasts: until the bag is disposed of or freed, which happens with its owner.
    ///
    ///     source              -a-b-c-d-
    ///     lifetime            ------!
    ///     take(during:)       -a-b-c|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure, completion | passed on |
    /// | the bag is disposed of or freed | upstream is disposed of at once; then completion, after the event on its way |
    /// | the bag is gone when this is observed | completion at once; upstream is not observed |
    ///
    /// The signal does not keep the bag, so the owner may keep the signal.
    ///
    /// To end an observation without completion, let the bag dispose of it: `disposed(by:)`.
    ///
    /// - Complexity: O(1) per value; a few allocations, of which the bag drops its one as it grows.
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
        let end = LifetimeEnd(downstream: observer, scope: scope, part: part)
        // Weak: the end keeps the observer, which keeps the scope.
        part.onDispose { [weak end] in end?.downstream = nil }
        lifetime.keep(end)
        upstream.run(Gate(downstream: observer, scope: part), in: part)
    }
}

/// What the bag disposes of.
@usableFromInline
final class LifetimeEnd<Downstream: Observer>: Disposable {
    /// Until upstream has ended.
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

    /// The bag may be disposed of from inside an event, which has to reach every observer first.
    @usableFromInline
    func complete(_ downstream: Downstream) {
        Delivery.afterCurrent { [scope] in
            Delivery.run { if !scope.isDisposed { downstream.receive(completion: .completed) } }
        }
    }
}
