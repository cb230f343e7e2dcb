extension Signal {
    /// The values of the signal, which is observed again after completion when a trigger sends a value.
    ///
    ///     source         -a-b|
    ///     trigger           ---x|
    ///     repeat(when:)  -a-b----a-b----a-b-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value, failure | passed on |
    /// | completion, the n-th | this signal is disposed of, `trigger(n)` is observed |
    /// | first value of the trigger | the trigger is disposed of, this signal is observed again |
    /// | completion of the trigger without a value | completion |
    /// | failure of the trigger | that failure |
    ///
    /// ```swift
    /// poll.repeat { _ in Producer<Int, PollFailure>.timer(after: .seconds(10)) }
    /// ```
    ///
    /// - Parameter trigger: receives the number of completions so far, from 1.
    /// - Complexity: O(1) per value; two allocations per run; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `repeat({delay})`, once `repeatWhen`, in RxJS.
    @inlinable
    public func `repeat`<Trigger: Signal>(
        when trigger: @escaping (_ completions: Int) -> Trigger
    ) -> some Signal<Value, Failure> where Trigger.Failure == Failure {
        RepeatWhen(upstream: self, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct RepeatWhen<Upstream: Signal, Trigger: Signal>: Signal where Trigger.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: (Int) -> Trigger

    @inlinable
    init(upstream: Upstream, trigger: @escaping (Int) -> Trigger) {
        self.upstream = upstream
        self.trigger = trigger
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        RepeatWhenRun(upstream: upstream, trigger: trigger, downstream: observer, scope: scope).begin()
    }
}

@usableFromInline
final class RepeatWhenRun<Upstream: Signal, Trigger: Signal, Downstream: Observer>: Resumable
where
    Trigger.Failure == Upstream.Failure, Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure
{
    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: (Int) -> Trigger
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var completions = 0
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(upstream: Upstream, trigger: @escaping (Int) -> Trigger, downstream: Downstream, scope: Scope) {
        self.upstream = upstream
        self.trigger = trigger
        self.downstream = downstream
        self.scope = scope
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
        upstream.run(RepeatWhenObserver(run: self, scope: part), in: part)
    }

    @inlinable
    func ended(_ completion: Completion<Upstream.Failure>) {
        guard case .completed = completion else { return downstream.receive(completion: completion) }
        completions += 1
        let signal = trigger(completions)
        if scope.isDisposed { return }
        let part = scope.child()
        signal.run(ResumeTrigger<RepeatWhenRun, Trigger.Value>(run: self, scope: part), in: part)
    }
}

@frozen
@usableFromInline
struct RepeatWhenObserver<Upstream: Signal, Trigger: Signal, Downstream: Observer>: Observer
where
    Trigger.Failure == Upstream.Failure, Downstream.Value == Upstream.Value, Downstream.Failure == Upstream.Failure
{
    @usableFromInline let run: RepeatWhenRun<Upstream, Trigger, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(run: RepeatWhenRun<Upstream, Trigger, Downstream>, scope: Scope) {
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
