extension Signal {
    /// Sends each value and observes a signal for it; treats the values of that signal in the same way.
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
    /// ```swift
    /// load(first).expand { page in page.next.map(load) ?? .empty() }      // page after page
    /// ```
    ///
    /// - Complexity: One allocation per value, plus the cost of its signal. Any depth needs no stack: values that inner
    ///   signals send synchronously are processed in the order in which they were sent, without recursion.
    /// - Also known as: `expand` in RxJS.
    @inlinable
    public func expand<Inner: Signal>(_ transform: @escaping (Value) -> Inner) -> some Signal<Value, Failure>
    where Inner.Value == Value, Inner.Failure == Failure {
        Expand(upstream: self, maxConcurrent: .max, transform: transform)
    }

    /// Does what ``expand(_:)`` does with at most `maxConcurrent` inner signals at a time; less than 1 counts as 1.
    ///
    /// - Complexity: One allocation per value; holds waiting values, which are passed on when their signal is observed.
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

    /// Starts waiting values in a loop; values that an inner signal sends synchronously wait for their turn in it.
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
