extension Signal {
    /// Fails if no event follows the observation, or a value, within `interval`.
    ///
    ///     source                         --a--b-------c--|
    ///     timeout(after: 4, failure: e)  --a--b---#
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on; the wait restarts |
    /// | the wait ends | upstream is disposed of, then `failure` |
    /// | failure, completion | passed on |
    ///
    /// - Note: Call `promoteError()` first on a signal that cannot fail.
    /// - Parameter scheduler: Measures `interval`; by default that of ``ExecutionContext/current``.
    /// - Complexity: O(1) per value, with one timer set; holds one timer.
    /// - Also known as: `timeout:onScheduler:` (until the end) in RAC 2, `timeout(after:raising:on:)` (until the end)
    ///   in ReactiveSwift, `timeout` in RxSwift, Combine and RxJS.
    @inlinable
    public func timeout(
        after interval: Duration, failure: Failure, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Timeout(
            upstream: self, first: interval, each: interval,
            replacement: Ended<Value, Failure>(completion: .failed(failure)),
            time: TimeSource("timeout", without: "waits forever", given: scheduler, file: file, line: line))
    }

    /// Switches from this signal to `replacement` if no event follows the observation, or a value, within `interval`.
    @inlinable
    public func timeout<Replacement: Signal>(
        after interval: Duration, switchTo replacement: Replacement, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> where Replacement.Value == Value, Replacement.Failure == Failure {
        Timeout(
            upstream: self, first: interval, each: interval, replacement: replacement,
            time: TimeSource("timeout", without: "waits forever", given: scheduler, file: file, line: line))
    }

    /// Fails if no event arrives within `first`, or, with `each`, within `each` of a later value.
    @inlinable
    public func timeout(
        first: Duration, each: Duration? = nil, failure: Failure, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Timeout(
            upstream: self, first: first, each: each,
            replacement: Ended<Value, Failure>(completion: .failed(failure)),
            time: TimeSource("timeout", without: "waits forever", given: scheduler, file: file, line: line))
    }

    /// Switches to `replacement` if no event arrives within `first`, or, with `each`, within `each` of a later value.
    @inlinable
    public func timeout<Replacement: Signal>(
        first: Duration, each: Duration? = nil, switchTo replacement: Replacement, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> where Replacement.Value == Value, Replacement.Failure == Failure {
        Timeout(
            upstream: self, first: first, each: each, replacement: replacement,
            time: TimeSource("timeout", without: "waits forever", given: scheduler, file: file, line: line))
    }
}

@usableFromInline
struct Timeout<Upstream: Signal, Replacement: Signal>: Signal
where Replacement.Value == Upstream.Value, Replacement.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let first: Duration
    let each: Duration?
    let replacement: Replacement
    let time: TimeSource

    @usableFromInline
    init(upstream: Upstream, first: Duration, each: Duration?, replacement: Replacement, time: TimeSource) {
        self.upstream = upstream
        self.first = first
        self.each = each
        self.replacement = replacement
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = time.scheduler() else { return upstream.run(observer, in: scope) }
        let part = scope.child()
        let timed = TimeoutObserver(
            downstream: observer, scope: scope, part: part, machine: TimeoutMachine(first: first, each: each),
            replacement: replacement, scheduler: scheduler)
        part.add(timed)
        timed.begin()
        upstream.run(timed, in: part)
    }
}

final class TimeoutObserver<Replacement: Signal, Downstream: Observer>: ScopeMember, Observer
where Downstream.Value == Replacement.Value, Downstream.Failure == Replacement.Failure {
    private let downstream: Downstream
    private let scope: Scope
    private let part: Scope
    private let replacement: Replacement
    private let scheduler: any Scheduler
    // Safe: a machine runs no other code.
    @exclusivity(unchecked) private var machine: TimeoutMachine
    private var timer: (any Disposable)?

    init(
        downstream: Downstream, scope: Scope, part: Scope, machine: TimeoutMachine, replacement: Replacement,
        scheduler: any Scheduler
    ) {
        self.downstream = downstream
        self.scope = scope
        self.part = part
        self.machine = machine
        self.replacement = replacement
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func begin() { perform(machine.began()) }

    func receive(_ value: Downstream.Value) {
        if part.isDisposed { return }
        perform(machine.received())
        downstream.receive(value)
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if part.isDisposed { return }
        perform(machine.ended())
        part.dispose()
        downstream.receive(completion: completion)
    }

    private func forget() {
        timer?.dispose()
        timer = nil
    }

    private func perform(_ action: TimeoutMachine.Action?) {
        switch action {
        case nil: break
        case .stopTimer: forget()
        case .startTimer(let interval):
            forget()
            if !part.isDisposed { timer = scheduler.schedule(after: interval) { self.timerFired() } }
        case .switchToReplacement:
            part.dispose()
            if !scope.isDisposed { Delivery.run { replacement.run(downstream, in: scope) } }
        }
    }

    private func timerFired() {
        if !part.isDisposed { perform(machine.timerFired()) }
    }
}
