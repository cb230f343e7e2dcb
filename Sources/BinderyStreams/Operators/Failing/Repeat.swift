extension Signal {
    /// The values of the signal, which is observed again after each completion, `count` times in total.
    ///
    ///     first run   --a--|
    ///     second run       --a--|
    ///     repeat(2)   --a----a--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion, not the last | the signal is disposed of and observed again |
    /// | the last completion | passed on |
    ///
    /// - Parameter count: the number of runs; 0 completes immediately, `nil` repeats forever.
    /// - Complexity: O(1) per value, one allocation per run; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `repeat` in RAC 2, ReactiveSwift and RxJS.
    @inlinable
    public func `repeat`(_ count: Int? = nil) -> some Signal<Value, Failure> { Repeat(upstream: self, count: count) }
}

@frozen
@usableFromInline
struct Repeat<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let count: Int?

    @inlinable
    init(upstream: Upstream, count: Int?) {
        self.upstream = upstream
        self.count = count
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if let count, count <= 0 { return observer.receive(completion: .completed) }
        RepeatRun(upstream: upstream, downstream: observer, scope: scope, remaining: count).begin()
    }
}

@usableFromInline
final class RepeatRun<Upstream: Signal, Downstream: Observer>
where Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure {
    @usableFromInline let upstream: Upstream
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    /// The number of runs that have not ended.
    @usableFromInline var remaining: Int?
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(upstream: Upstream, downstream: Downstream, scope: Scope, remaining: Int?) {
        self.upstream = upstream
        self.downstream = downstream
        self.scope = scope
        self.remaining = remaining
    }

    @inlinable
    func begin() {
        guard trampoline.enter() else { return }
        repeat { observe() } while trampoline.again()
    }

    @inlinable
    func observe() {
        if scope.isDisposed { return }
        let part = scope.child()
        upstream.run(RepeatObserver(run: self, scope: part), in: part)
    }

    @inlinable
    func ended(_ completion: Completion<Upstream.Failure>) {
        if let remaining { self.remaining = remaining - 1 }
        if case .completed = completion, remaining != 0 { return begin() }
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct RepeatObserver<Upstream: Signal, Downstream: Observer>: Observer
where Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure {
    @usableFromInline let run: RepeatRun<Upstream, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(run: RepeatRun<Upstream, Downstream>, scope: Scope) {
        self.run = run
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if !scope.isDisposed { run.downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        run.ended(completion)
    }
}
