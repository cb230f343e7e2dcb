extension Signal {
    /// The values of the signal, which is observed again after a failure when a trigger sends a value.
    ///
    ///     first try     --a--#
    ///     trigger            ---x
    ///     second try            --a--b--|
    ///     retry(when:)  --a-------a--b--|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure `e`, the n-th | this signal is disposed of, `trigger(e, n)` is observed |
    /// | first value of the trigger | the trigger is disposed of, this signal is observed again |
    /// | completion of the trigger without a value | completion |
    /// | failure of the trigger | that failure |
    ///
    /// ```swift
    /// upload.retry { _, attempt in Producer<Int, Never>.timer(after: .seconds(attempt)) }    // 1 s, then 2 s, …
    /// ```
    ///
    /// - Parameter trigger: receives the failure and the number of failures so far, from 1.
    /// - Complexity: O(1) per value, two allocations per attempt; holds the signal. Immediate ends do not recurse.
    /// - Also known as: `retry(when:)` in RxSwift, `retry` with a `delay` in RxJS.
    @inlinable
    public func retry<Trigger: Signal>(
        when trigger: @escaping (_ failure: Failure, _ attempt: Int) -> Trigger
    ) -> some Signal<Value, Trigger.Failure> {
        RetryWhen(upstream: self, trigger: trigger)
    }
}

@frozen
@usableFromInline
struct RetryWhen<Upstream: Signal, Trigger: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Trigger.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: (Upstream.Failure, Int) -> Trigger

    @inlinable
    init(upstream: Upstream, trigger: @escaping (Upstream.Failure, Int) -> Trigger) {
        self.upstream = upstream
        self.trigger = trigger
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        RetryWhenRun(upstream: upstream, trigger: trigger, downstream: observer, scope: scope).begin()
    }
}

@usableFromInline
final class RetryWhenRun<Upstream: Signal, Trigger: Signal, Downstream: Observer>: Resumable
where Downstream.Value == Upstream.Value, Downstream.Failure == Trigger.Failure {
    @usableFromInline let upstream: Upstream
    @usableFromInline let trigger: (Upstream.Failure, Int) -> Trigger
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var attempt = 0
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(
        upstream: Upstream, trigger: @escaping (Upstream.Failure, Int) -> Trigger, downstream: Downstream, scope: Scope
    ) {
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
        upstream.run(RetryWhenObserver(run: self, scope: part), in: part)
    }

    @inlinable
    func failed(_ failure: Upstream.Failure) {
        attempt += 1
        let signal = trigger(failure, attempt)
        if scope.isDisposed { return }
        let part = scope.child()
        signal.run(ResumeTrigger<RetryWhenRun, Trigger.Value>(run: self, scope: part), in: part)
    }
}

@frozen
@usableFromInline
struct RetryWhenObserver<Upstream: Signal, Trigger: Signal, Downstream: Observer>: Observer
where Downstream.Value == Upstream.Value, Downstream.Failure == Trigger.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let run: RetryWhenRun<Upstream, Trigger, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(run: RetryWhenRun<Upstream, Trigger, Downstream>, scope: Scope) {
        self.run = run
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { run.downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        switch completion {
        case .completed: run.downstream.receive(completion: .completed)
        case .failed(let failure): run.failed(failure)
        }
    }
}
