extension Producer where Value == Int {
    /// Sends 0 after a delay, then completes.
    ///
    ///     timer(after: 4)                ----(0|)
    ///     timer(after: 4, repeating: 2)  ----0-1-2-…
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the delay begins |
    /// | the delay ends | 0, then completion |
    /// | disposed of | the timer is cancelled |
    ///
    /// - Parameter scheduler: By default that of ``ExecutionContext/current``. Without one, only a diagnosis is
    ///   reported.
    /// - Complexity: O(1) per number; holds one timer.
    /// - Also known as: `timer` in ReactiveSwift, RxSwift and RxJS, `Timer.publish` in Combine.
    public static func timer(
        after delay: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Int, Failure> {
        let time = TimeSource("timer", without: "sends nothing", given: scheduler, file: file, line: line)
        return Ticks<Failure>(after: delay, by: time)
    }

    /// Sends 0 after `delay`, then 1, 2, 3, … after each further `period`. Cold; never ends.
    ///
    /// - Parameters:
    ///   - period: At least a nanosecond. Counted from the first instant, so that the instants do not drift.
    ///   - scheduler: By default that of ``ExecutionContext/current``. Without one, only a diagnosis is reported.
    public static func timer(
        after delay: Duration, repeating period: Duration, on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Int, Failure> {
        let time = TimeSource("timer", without: "sends nothing", given: scheduler, file: file, line: line)
        return Ticks<Failure>(after: delay, repeating: period, by: time)
    }
}

/// The numbers from 0 on: one after `delay`, then one after each `period`, or completion if that is `nil`.
struct Ticks<Failure: Error>: Signal {
    typealias Value = Int
    private let delay: Duration
    private let period: Duration?
    private let time: TimeSource

    init(after delay: Duration, repeating period: Duration? = nil, by time: TimeSource) {
        self.delay = Swift.max(.zero, delay)
        self.period = period.map { Swift.max(.nanoseconds(1), $0) }
        self.time = time
    }

    init(every period: Duration, by time: TimeSource) {
        self.init(after: Swift.max(.nanoseconds(1), period), repeating: period, by: time)
    }

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Int, O.Failure == Failure {
        guard !scope.isDisposed, let scheduler = time.scheduler() else { return }
        let part = scope.child()
        let run = TicksRun(downstream: observer, scope: part, period: period, scheduler: scheduler)
        part.add(run)
        run.begin(after: delay)
    }
}

final class TicksRun<Downstream: Observer>: ScopeMember where Downstream.Value == Int {
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
        self.period = period
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func begin(after delay: Duration) {
        instant = scheduler.now + delay
        wait()
    }

    private func forget() {
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
