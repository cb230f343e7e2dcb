extension Signal {
    /// Waits for the completion of this signal, then sends the events of `next`.
    ///
    ///     source      --a--b--|
    ///     next                --c--|
    ///     then(next)  ----------c--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value | dropped |
    /// | failure | passed on; `next` is not observed |
    /// | completion | this signal is disposed of, `next` is observed |
    /// | value, failure, completion of `next` | passed on |
    ///
    /// - SeeAlso: ``concat(with:)``, which sends the values of this signal too.
    /// - Complexity: O(1) per value; two allocations per observation; holds `next`.
    /// - Also known as: `then:` in RAC 2, `then` in ReactiveSwift.
    @inlinable
    public func then<Next: Signal>(_ next: Next) -> some Signal<Next.Value, Failure> where Next.Failure == Failure {
        Then(first: self, next: next)
    }
}

@frozen
@usableFromInline
struct Then<First: Signal, Next: Signal>: Signal where First.Failure == Next.Failure {
    @usableFromInline typealias Value = Next.Value
    @usableFromInline typealias Failure = Next.Failure
    @usableFromInline let first: First
    @usableFromInline let next: Next

    @inlinable
    init(first: First, next: Next) {
        self.first = first
        self.next = next
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        first.run(
            ThenObserver<First.Value, Next, O>(
                rest: ConcatObserver(downstream: observer, scope: scope, part: part, second: next)),
            in: part)
    }
}

@frozen
@usableFromInline
struct ThenObserver<Value, Next: Signal, Downstream: Observer>: Observer
where Downstream.Value == Next.Value, Downstream.Failure == Next.Failure {
    @usableFromInline let rest: ConcatObserver<Next, Downstream>
    @inlinable init(rest: ConcatObserver<Next, Downstream>) { self.rest = rest }

    @inlinable func receive(_ value: Value) {}

    @inlinable func receive(completion: Completion<Next.Failure>) { rest.receive(completion: completion) }
}
