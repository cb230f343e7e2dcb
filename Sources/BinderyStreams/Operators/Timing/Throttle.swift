extension Signal {
    /// Sends the first value immediately, then at most one value per interval.
    ///
    ///     source                           --abc------d----|
    ///     throttle(for: 5)                 --a----c----d---|
    ///     throttle(for: 5, latest: false)  --a--------d----|
    ///     throttle(for: 5, leading: false) -------c----d---|
    ///
    /// | event | result |
    /// |---|---|
    /// | value, no interval runs | passed on, or without `leading` kept; an interval begins |
    /// | value while one runs | with `latest`: kept, replaces the kept value; otherwise dropped |
    /// | the interval ends, a value is kept | that value; the next interval begins |
    /// | the interval ends, none is kept | nothing |
    /// | completion | immediately, or after the kept value, which still waits for the end of the interval |
    /// | failure | passed on immediately; the kept value is dropped |
    ///
    /// - Note: `throttle:` of RAC 2 is ``debounce(for:on:file:line:)``.
    /// - Parameters:
    ///   - leading: Whether the value that starts an interval is sent immediately.
    ///   - latest: Whether the last value of an interval is sent at its end, so that the final value is never lost.
    ///   - scheduler: Measures `interval`; by default that of ``ExecutionContext/current``.
    /// - Complexity: O(1) per value; sets one timer per interval; holds one value and one timer.
    /// - Also known as: `throttle` in ReactiveSwift, RxSwift and Combine, `throttleTime` in RxJS.
    @inlinable
    public func throttle(
        for interval: Duration, leading: Bool = true, latest: Bool = true, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Throttle(
            upstream: self, interval: interval, leading: leading, latest: latest,
            time: TimeSource("throttle", given: scheduler, file: file, line: line))
    }
}

@usableFromInline
struct Throttle<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Duration
    let leading: Bool
    let latest: Bool
    let time: TimeSource

    @usableFromInline
    init(upstream: Upstream, interval: Duration, leading: Bool, latest: Bool, time: TimeSource) {
        self.upstream = upstream
        self.interval = interval
        self.leading = leading
        self.latest = latest
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = time.scheduler() else { return upstream.run(observer, in: scope) }
        let part = scope.child()
        let throttled = ThrottleObserver(
            downstream: observer, scope: part, machine: ThrottleMachine(leading: leading, latest: latest),
            interval: interval, scheduler: scheduler)
        part.add(throttled)
        upstream.run(throttled, in: part)
    }
}

final class ThrottleObserver<Downstream: Observer>: ScopeMember, Observer {
    private let downstream: Downstream
    private let scope: Scope
    private let interval: Duration
    private let scheduler: any Scheduler
    // Safe: a machine runs no other code.
    @exclusivity(unchecked) private var machine: ThrottleMachine
    private var kept: Downstream.Value?
    private var timer: (any Disposable)?

    init(
        downstream: Downstream, scope: Scope, machine: ThrottleMachine, interval: Duration, scheduler: any Scheduler
    ) {
        self.downstream = downstream
        self.scope = scope
        self.machine = machine
        self.interval = interval
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        let actions = machine.received()
        // The interval begins with the value, not after its delivery.
        if actions.contains(.startWait) { startInterval() }
        if actions.contains(.keep) { exchange(&kept, with: .some(value)) }
        if actions.contains(.deliver) { downstream.receive(value) }
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, !machine.completed().contains(.complete) { return }
        finish(completion)
    }

    private func forget() {
        timer?.dispose()
        timer = nil
        exchange(&kept, with: nil)
    }

    private func startInterval() {
        timer = scheduler.schedule(after: interval) { self.intervalEnded() }
    }

    private func intervalEnded() {
        let actions = machine.waitEnded()
        timer = nil
        if actions.contains(.startWait) { startInterval() }
        guard actions.contains(.deliverKept), let value = kept else { return }
        exchange(&kept, with: nil)
        Delivery.run {
            downstream.receive(value)
            if actions.contains(.complete), !scope.isDisposed { finish(.completed) }
        }
    }

    private func finish(_ completion: Completion<Downstream.Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
