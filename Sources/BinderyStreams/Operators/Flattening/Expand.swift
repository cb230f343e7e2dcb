extension Signal {
    /// Each value, and for it a signal, whose values are treated likewise: for each of them again a signal.
    ///
    ///     source           -1-----------|
    ///     inner of n       ---(n * 2)|
    ///     expand           -1--2--4--8--16-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, of this or of an inner signal | passed on; then `transform(v)` is observed |
    /// | completion of any | nothing, or completion if it is the last |
    /// | failure of any | passed on; all others are disposed of |
    ///
    /// What inner signals send at once is treated in the order in which it was sent, without recursion.
    ///
    /// ```swift
    /// load(first).expand { page in page.next.map(load) ?? .empty() }      // page after page
    /// ```
    ///
    /// - Complexity: one allocation per value, besides what its signal needs; any depth needs no stack.
    /// - Also known as: `expand` in RxJS.
    @inlinable
    public func expand<Inner: Signal>(_ transform: @escaping (Value) -> Inner) -> some Signal<Value, Failure>
    where Inner.Value == Value, Inner.Failure == Failure {
        Expand(upstream: self, maxConcurrent: .max, transform: transform)
    }

    /// As ``expand(_:)``, with so many inner signals at a time; values that come meanwhile wait, and are passed on when they get
    /// their signal.
    ///
    /// - Parameter maxConcurrent: 1 or more; less counts as 1.
    /// - Complexity: one allocation per value; holds the values that wait.
    @inlinable
    public func expand<Inner: Signal>(
        maxConcurrent: Int, _ transform: @escaping (Value) -> Inner
    ) -> some Signal<Value, Failure> where Inner.Value == Value, Inner.Failure == Failure {
        Expand(upstream: self, maxConcurrent: maxConcurrent, transform: transform)
    }
}

@frozen
@usableFromInline
struct Expand<Upstream: Signal, Inner: Signal>: Signal
where Inner.Value == Upstream.Value, Inner.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Value) -> Inner

    @inlinable
    init(upstream: Upstream, maxConcurrent: Int, transform: @escaping (Value) -> Inner) {
        self.upstream = upstream
        self.maxConcurrent = Swift.max(1, maxConcurrent)
        self.transform = transform
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(
            ExpandObserver(downstream: observer, scope: whole, maxConcurrent: maxConcurrent, transform: transform),
            in: whole)
    }
}

@usableFromInline
final class ExpandObserver<Inner: Signal, Downstream: Observer>: Observer
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline typealias Value = Downstream.Value
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let maxConcurrent: Int
    @usableFromInline let transform: (Value) -> Inner
    @usableFromInline var waiting = Queue<Value>()
    /// The inner signals that run.
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
    func innerEnded(_ completion: Completion<Failure>) {
        if case .failed = completion { return finish(completion) }
        running -= 1
        advance()
    }

    /// What an inner signal sends at once waits for its turn in this loop.
    @inlinable
    func advance() {
        guard trampoline.enter() else { return }
        repeat { startWaiting() } while trampoline.again()
        if isUpstreamCompleted, running == 0, !scope.isDisposed { finish(.completed) }
    }

    @inlinable
    func startWaiting() {
        while running < maxConcurrent, !scope.isDisposed, let value = waiting.popFirst() {
            downstream.receive(value)
            if scope.isDisposed { return }
            let signal = transform(value)
            if scope.isDisposed { return }
            running += 1
            let inner = scope.child()
            signal.run(ExpandInnerObserver(outer: self, scope: inner), in: inner)
        }
    }

    @inlinable
    func finish(_ completion: Completion<Failure>) {
        waiting = Queue()
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct ExpandInnerObserver<Inner: Signal, Downstream: Observer>: Observer
where Downstream.Value == Inner.Value, Downstream.Failure == Inner.Failure {
    @usableFromInline let outer: ExpandObserver<Inner, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(outer: ExpandObserver<Inner, Downstream>, scope: Scope) {
        self.outer = outer
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if !scope.isDisposed { outer.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        outer.innerEnded(completion)
    }
}
