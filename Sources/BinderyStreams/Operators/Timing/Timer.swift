extension Producer where Value == Int {
    /// 0 once a delay has passed, then completion.
    ///
    ///     timer(after: 4)                ----(0|)
    ///     timer(after: 4, repeating: 2)  ----0-1-2-…
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the delay begins |
    /// | the delay ends | 0, then completion |
    /// | disposed of | the timer is taken back |
    ///
    /// - Parameters:
    ///   - delay: in the scheduler's time.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`; without one a diagnosis says so, and
    ///     nothing is sent.
    /// - Complexity: O(1) per number; holds one timer.
    /// - Also known as: `timer` in ReactiveSwift, RxSwift and RxJS, `Timer.publish` in Combine.
    public static func timer(
        after delay: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Int, Failure> {
        Ticks<Failure>(name: "timer", delay: delay, period: nil, scheduler: scheduler, file: file, line: line)
    }

    /// 0 once `delay` has passed, then 1, 2, 3, … after each further `period`. Cold; never ends.
    ///
    /// - Parameters:
    ///   - delay: in the scheduler's time.
    ///   - period: at least a nanosecond. The instants are counted from the first one, so they do not drift.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`; without one a diagnosis says so, and
    ///     nothing is sent.
    public static func timer(
        after delay: Duration, repeating period: Duration, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Int, Failure> {
        Ticks<Failure>(name: "timer", delay: delay, period: period, scheduler: scheduler, file: file, line: line)
    }
}

/// A count in time.
struct Ticks<Failure: Error>: Signal {
    typealias Value = Int
    let name: String
    let delay: Duration
    let period: Duration?
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Int, O.Failure == Failure {
        if scope.isDisposed { return }
        guard
            let scheduler = scheduler
                ?? Schedulers.ambient(for: name, without: "sends nothing", file: file, line: line)
        else { return }
        let part = scope.child()
        let run = TicksRun(downstream: observer, scope: part, period: period, scheduler: scheduler)
        // Weak: the timer keeps it. The scope is reached from downstream, so this would be a cycle.
        part.onDispose { [weak run] in run?.stop() }
        run.begin(after: delay)
    }
}

final class TicksRun<Downstream: Observer> where Downstream.Value == Int {
    private let downstream: Downstream
    private let scope: Scope
    private let period: Duration?
    private let scheduler: any Scheduler
    private var next = 0
    private var instant = Duration.zero
    private var timer: (any Disposable)?

    init(downstream: Downstream, scope: Scope, period: Duration?, scheduler: any Scheduler) {
        self.downstream = downstream
        self.scope = scope
        self.period = period.map { max(.nanoseconds(1), $0) }
        self.scheduler = scheduler
    }

    func begin(after delay: Duration) {
        instant = scheduler.now + max(.zero, delay)
        wait()
    }

    func stop() {
        timer?.dispose()
        timer = nil
    }

    private func wait() {
        timer = scheduler.schedule(after: instant - scheduler.now) { self.tick() }
    }

    private func tick() {
        let number = next
        next += 1
        timer = nil
        if let period {
            instant += period
            wait()
        }
        Delivery.run { downstream.receive(number) }
        if period != nil || scope.isDisposed { return }
        scope.dispose()
        Delivery.run { downstream.receive(completion: .completed) }
    }
}
