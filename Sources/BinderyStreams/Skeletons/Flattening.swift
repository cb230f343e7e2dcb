/// What a flattening operator does with a value while an earlier signal runs. A type, so it is chosen at compile time.
@usableFromInline
protocol FlatteningPolicy {
    static var overlap: OverlapPolicy { get }
}

@frozen
@usableFromInline
enum FlattenAll: FlatteningPolicy {
    @inlinable static var overlap: OverlapPolicy { .concurrent }
}

@frozen
@usableFromInline
enum FlattenFirst: FlatteningPolicy {
    @inlinable static var overlap: OverlapPolicy { .reject }
}

@frozen
@usableFromInline
enum FlattenLatest: FlatteningPolicy {
    @inlinable static var overlap: OverlapPolicy { .latest }
}

/// The values of the signals that `transform` returns, each observed when its value arrives or not at all.
@frozen
@usableFromInline
struct Flatten<Upstream: Signal, Inner: Signal, Policy: FlatteningPolicy>: Signal
where Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let transform: (Upstream.Value) -> Inner

    @inlinable
    init(upstream: Upstream, _: Policy.Type, transform: @escaping (Upstream.Value) -> Inner) {
        self.upstream = upstream
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(
            FlatteningObserver<Upstream.Value, Inner, Policy, O>(
                downstream: observer, scope: whole, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlatteningObserver<Value, Inner: Signal, Policy: FlatteningPolicy, Downstream: Observer>: Observer,
    InnerReceiver
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let transform: (Value) -> Inner
    // Safe: no access to a field lasts while other code runs.
    /// The number of running inner signals, unless a new one replaces the one before.
    @exclusivity(unchecked) @usableFromInline var running = 0
    /// The scope of the running inner signal, if a new one replaces it.
    @exclusivity(unchecked) @usableFromInline var latest: Scope?
    @exclusivity(unchecked) @usableFromInline var isUpstreamCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        if Policy.overlap == .latest, let latest { latest.dispose() }
        if Policy.overlap == .reject {
            if running > 0 { return }
            running = 1
        }
        let signal = transform(value)
        if scope.isDisposed { return }
        let inner = scope.child()
        if Policy.overlap == .concurrent { running += 1 }
        if Policy.overlap == .latest { latest = inner }
        signal.run(InnerObserver(outer: self, scope: inner), in: inner)
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, isRunning {
            isUpstreamCompleted = true
            return
        }
        finish(completion)
    }

    @inlinable
    func innerCompleted() {
        if Policy.overlap == .latest { latest = nil } else { running -= 1 }
        if isUpstreamCompleted, !isRunning { finish(.completed) }
    }

    @inlinable var isRunning: Bool { Policy.overlap == .latest ? latest != nil : running > 0 }
}
