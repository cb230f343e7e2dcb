extension Signal {
    /// Sends the values of this signal, then those of another one.
    ///
    ///     source              --a--b--|
    ///     next                        --c--|
    ///     concat(with: next)  --a--b----c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion | this signal is disposed of, `next` is observed |
    /// | value, failure, completion of `next` | passed on |
    ///
    /// - Complexity: O(1) per value; two allocations per observation; holds `next`.
    /// - Also known as: `concat:` in RAC 2, `concat` in ReactiveSwift, RxSwift and RxJS, `append` in Combine.
    @inlinable
    public func concat<Next: Signal>(with next: Next) -> some Signal<Value, Failure>
    where Next.Value == Value, Next.Failure == Failure {
        Concat(first: self, second: next)
    }
}

/// Sends the values of each signal in turn; see ``Signal/concat(with:)``. Without signals, completes immediately.
///
/// - Complexity: One allocation per signal. Any number of signals that end synchronously need no stack.
@inlinable
public func concat<S: Signal>(_ signals: S...) -> some Signal<S.Value, S.Failure> { ConcatAll(signals: signals) }

@inlinable
public func concat<S: Signal>(_ signals: [S]) -> some Signal<S.Value, S.Failure> { ConcatAll(signals: signals) }

@frozen
@usableFromInline
struct Concat<First: Signal, Second: Signal>: Signal
where First.Value == Second.Value, First.Failure == Second.Failure {
    @usableFromInline typealias Value = First.Value
    @usableFromInline typealias Failure = First.Failure
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable
    init(first: First, second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        first.run(ConcatObserver(downstream: observer, scope: scope, part: part, second: second), in: part)
    }
}

@frozen
@usableFromInline
struct ConcatObserver<Second: Signal, Downstream: Observer>: Observer
where Downstream.Value == Second.Value, Downstream.Failure == Second.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let part: Scope
    @usableFromInline let second: Second

    @inlinable
    init(downstream: Downstream, scope: Scope, part: Scope, second: Second) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
        self.second = second
    }

    @inlinable
    func receive(_ value: Second.Value) {
        if !part.isDisposed { downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Second.Failure>) {
        if part.isDisposed { return }
        part.dispose()
        guard case .completed = completion else { return downstream.receive(completion: completion) }
        if !scope.isDisposed { second.run(downstream, in: scope) }
    }
}

@frozen
@usableFromInline
struct ConcatAll<S: Signal>: Signal {
    @usableFromInline typealias Value = S.Value
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let signals: [S]
    @inlinable init(signals: [S]) { self.signals = signals }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        ConcatAllRun(downstream: observer, scope: scope.child(), signals: signals).next()
    }
}

@usableFromInline
final class ConcatAllRun<S: Signal, Downstream: Observer>: InnerReceiver
where Downstream.Value == S.Value, Downstream.Failure == S.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    /// In reverse order, so that each signal is released when it is observed.
    @usableFromInline var remaining: [S]
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(downstream: Downstream, scope: Scope, signals: [S]) {
        self.downstream = downstream
        self.scope = scope
        remaining = signals.reversed()
    }

    @inlinable
    func next() {
        guard trampoline.enter() else { return }
        repeat { observeNext() } while trampoline.again()
    }

    @inlinable
    func observeNext() {
        if scope.isDisposed { return }
        guard let signal = remaining.popLast() else { return finish(.completed) }
        let part = scope.child()
        signal.run(InnerObserver(outer: self, scope: part), in: part)
    }

    @inlinable
    func innerCompleted() { next() }

    @inlinable
    func finish(_ completion: Completion<Downstream.Failure>) {
        remaining = []
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
