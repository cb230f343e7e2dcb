extension Signal {
    /// Sends a value when its signal from `wait` sends one, unless a newer value arrives first.
    ///
    ///     source            --a--b-----c--|
    ///     wait(…)             ---x
    ///                            ---x
    ///                                  ---x
    ///     debounce(until:)  --------b-----(c|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v` | kept; replaces the kept value; the running wait is disposed of, `wait(v)` is observed |
    /// | first value of the wait | the kept value; the wait is disposed of |
    /// | completion of the wait without a value | nothing: the value stays kept |
    /// | completion | the kept value immediately, if there is one; then completion |
    /// | failure of either | passed on immediately; the kept value is dropped |
    ///
    /// - Parameter wait: Called with each value; returns the signal to wait for.
    /// - Complexity: O(1) and one or two allocations per value; holds one value and one observation.
    /// - Also known as: `debounce` in RxJS.
    public func debounce<Wait: Signal>(until wait: @escaping (Value) -> Wait) -> some Signal<Value, Failure>
    where Wait.Failure == Failure {
        DebounceUntil(upstream: self, wait: wait)
    }
}

struct DebounceUntil<Upstream: Signal, Wait: Signal>: Signal where Wait.Failure == Upstream.Failure {
    typealias Value = Upstream.Value
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let wait: (Value) -> Wait

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let part = scope.child()
        upstream.run(DebounceUntilObserver(downstream: observer, scope: part, wait: wait), in: part)
    }
}

final class DebounceUntilObserver<Wait: Signal, Downstream: Observer>: Observer
where Wait.Failure == Downstream.Failure {
    private let downstream: Downstream
    private let scope: Scope
    private let wait: (Downstream.Value) -> Wait
    private var kept: Downstream.Value?
    private var waiting: Scope?

    init(downstream: Downstream, scope: Scope, wait: @escaping (Downstream.Value) -> Wait) {
        self.downstream = downstream
        self.scope = scope
        self.wait = wait
    }

    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        waiting?.dispose()
        exchange(&kept, with: .some(value))
        let signal = wait(value)
        if scope.isDisposed { return }
        let part = scope.child()
        waiting = part
        signal.run(WaitObserver(scope: part, onEnd: waitEnded), in: part)
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion { deliver() }
        finish(completion)
    }

    private func waitEnded(_ end: WaitEnd<Downstream.Failure>) {
        switch end {
        case .value: deliver()
        case .completed: break
        case .failed(let failure): finish(.failed(failure))
        }
    }

    private func deliver() {
        waiting?.dispose()
        waiting = nil
        guard let value = kept else { return }
        exchange(&kept, with: nil)
        downstream.receive(value)
    }

    private func finish(_ completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        exchange(&kept, with: nil)
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

enum WaitEnd<Failure: Error> {
    case value
    case completed
    case failed(Failure)
}

struct WaitObserver<Value, Failure: Error>: Observer {
    let scope: Scope
    let onEnd: (WaitEnd<Failure>) -> Void

    func receive(_ value: Value) { end(.value) }

    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: end(.completed)
        case .failed(let failure): end(.failed(failure))
        }
    }

    private func end(_ end: WaitEnd<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        onEnd(end)
    }
}
