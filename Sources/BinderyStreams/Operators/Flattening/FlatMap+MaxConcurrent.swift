extension Signal {
    /// Maps each value to a signal and merges the events of at most `maxConcurrent` of them at a time.
    ///
    ///     source                     --a--b--c-----|
    ///     transform(a)                 ---a---a|
    ///     transform(b)                    ---b---b|
    ///     transform(c)                         ---c---c|
    ///     flatMap(maxConcurrent: 2)  -----a--ba--bc---c|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, fewer than `maxConcurrent` run | `transform(v)` is observed |
    /// | value, `maxConcurrent` run | kept until one has completed |
    /// | value of an inner signal | passed on |
    /// | completion | nothing while an inner signal runs; then completion |
    /// | completion of an inner signal | the next kept value gets its signal; without one, as in ``flatMap(_:)`` |
    /// | failure of any | passed on; all others are disposed of, kept values dropped |
    ///
    /// - Parameter maxConcurrent: The limit; less than 1 counts as 1.
    /// - Complexity: O(1) and one allocation per value, plus the cost of the inner signal; holds waiting values.
    /// - Also known as: `flatten:` in RAC 2, `flatMap(.concurrent)` in ReactiveSwift, `merge(maxConcurrent:)` in
    ///   RxSwift, `flatMap(maxPublishers:)` in Combine, `mergeMap` with its `concurrent` in RxJS.
    @inlinable
    public func flatMap<Inner: Signal>(
        maxConcurrent: Int, _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Inner.Value, Failure> where Inner.Failure == Failure {
        FlatMapConcurrent(upstream: self, maxConcurrent: maxConcurrent, transform: transform)
    }
}

@frozen
@usableFromInline
struct FlatMapConcurrent<Upstream: Signal, Inner: Signal>: Signal where Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Inner.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Upstream.Value) -> Inner

    @inlinable
    init(upstream: Upstream, maxConcurrent: Int, transform: @escaping (Upstream.Value) -> Inner) {
        self.upstream = upstream
        self.maxConcurrent = Swift.max(1, maxConcurrent)
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(
            FlatMapConcurrentObserver<Upstream.Value, Inner, O>(
                downstream: observer, scope: whole, maxConcurrent: maxConcurrent, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class FlatMapConcurrentObserver<Value, Inner: Signal, Downstream: Observer>: Observer, InnerReceiver
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Value) -> Inner
    @usableFromInline var waiting = Queue<Value>()
    @usableFromInline var running = 0
    @usableFromInline var isUpstreamCompleted = false
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(downstream: Downstream, scope: Scope, maxConcurrent: Int, transform: @escaping (Value) -> Inner) {
        self.downstream = downstream
        self.scope = scope
        self.maxConcurrent = maxConcurrent
        self.transform = transform
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        waiting.append(value)
        advance()
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        if case .failed = completion { return finish(completion) }
        isUpstreamCompleted = true
        advance()
    }

    @inlinable
    func innerCompleted() {
        running -= 1
        advance()
    }

    /// Observes waiting values up to the limit. A signal that ends synchronously makes room in the same loop.
    @inlinable
    func advance() {
        guard trampoline.enter() else { return }
        repeat { startWaiting() } while trampoline.again()
        if isUpstreamCompleted, running == 0, !scope.isDisposed { finish(.completed) }
    }

    @inlinable
    func startWaiting() {
        while running < maxConcurrent, !scope.isDisposed, let value = waiting.popFirst() {
            let signal = transform(value)
            if scope.isDisposed { return }
            running += 1
            let inner = scope.child()
            signal.run(InnerObserver(outer: self, scope: inner), in: inner)
        }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        waiting = Queue()
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
