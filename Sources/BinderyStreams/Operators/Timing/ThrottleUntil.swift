extension Signal {
    /// Sends the first value immediately, then none until its signal from `wait` sends one.
    ///
    ///     source            --abc------d----|
    ///     wait(…)             ----x
    ///                             ----x
    ///                                  ----x
    ///     throttle(until:)  --a---c----d----|
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no wait runs | passed on, or without `leading` kept; `wait(v)` is observed |
    /// | value while one runs | with `latest`: kept, replaces the kept value; otherwise dropped |
    /// | first value of the wait | the kept value `v`, if there is one, and the next wait, `wait(v)` |
    /// | completion of the wait without a value | the wait ends; a kept value stays kept |
    /// | completion | immediately, or after the kept value, which still waits |
    /// | failure of either | passed on immediately; the kept value is dropped |
    ///
    /// - Parameters:
    ///   - leading: Whether the value that starts a wait is sent immediately.
    ///   - latest: Whether the last value of a wait is sent at its end.
    ///   - wait: Called with each value that starts a wait; returns the signal to wait for.
    /// - Complexity: O(1) per value, one or two allocations per wait; holds one value and one observation.
    /// - Also known as: `throttle` in RxJS.
    public func throttle<Wait: Signal>(
        leading: Bool = true, latest: Bool = true, until wait: @escaping (Value) -> Wait
    ) -> some Signal<Value, Failure> where Wait.Failure == Failure {
        ThrottleUntil(upstream: self, leading: leading, latest: latest, wait: wait)
    }
}

struct ThrottleUntil<Upstream: Signal, Wait: Signal>: Signal where Wait.Failure == Upstream.Failure {
    typealias Value = Upstream.Value
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let leading: Bool
    let latest: Bool
    let wait: (Value) -> Wait

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(
            ThrottleUntilObserver(
                downstream: observer, scope: part, machine: ThrottleMachine(leading: leading, latest: latest),
                wait: wait),
            in: part)
    }
}

final class ThrottleUntilObserver<Wait: Signal, Downstream: Observer>: Observer
where Wait.Failure == Downstream.Failure {
    private let downstream: Downstream
    private let scope: Scope
    private let wait: (Downstream.Value) -> Wait
    // Safe: a machine runs no other code.
    @exclusivity(unchecked) private var machine: ThrottleMachine
    private var kept: Downstream.Value?

    init(
        downstream: Downstream, scope: Scope, machine: ThrottleMachine, wait: @escaping (Downstream.Value) -> Wait
    ) {
        self.downstream = downstream
        self.scope = scope
        self.machine = machine
        self.wait = wait
    }

    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        let actions = machine.received()
        if actions.contains(.keep) { exchange(&kept, with: .some(value)) }
        if actions.contains(.deliver) {
            exchange(&kept, with: nil)
            downstream.receive(value)
        }
        if actions.contains(.startWait) { startWait(value) }
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, !machine.completed().contains(.complete) { return }
        finish(completion)
    }

    // Inlined: in unspecialised code each function looks up the metadata of its types.
    @inline(__always)
    private func startWait(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        let signal = wait(value)
        if scope.isDisposed { return }
        let part = scope.child()
        signal.run(WaitObserver(scope: part, onEnd: waitEnded), in: part)
    }

    private func waitEnded(_ end: WaitEnd<Downstream.Failure>) {
        switch end {
        case .value: perform(machine.waitEnded())
        case .completed: perform(machine.waitCompleted())
        case .failed(let failure): finish(.failed(failure))
        }
    }

    @inline(__always)
    private func perform(_ actions: ThrottleMachine.Actions) {
        if actions.contains(.deliverKept), let value = kept {
            exchange(&kept, with: nil)
            downstream.receive(value)
            if actions.contains(.startWait) { startWait(value) }
        }
        if actions.contains(.complete) { finish(.completed) }
    }

    private func finish(_ completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        exchange(&kept, with: nil)
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
