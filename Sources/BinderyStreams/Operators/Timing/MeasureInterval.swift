extension Signal {
    /// Pairs each value with the time since the previous one; the first, with the time since the observation.
    ///
    ///     source           --a---b-|
    ///     measureInterval  --x---y-|    x = (a, 2), y = (b, 4)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the value and the interval |
    /// | failure, completion | passed on |
    ///
    /// - Parameter scheduler: Measures the time; by default that of ``ExecutionContext/current``. Without one, reports
    ///   a diagnosis, and every interval is zero.
    /// - Complexity: O(1) per value; holds one instant.
    /// - Also known as: `measureInterval` in Combine, `timeInterval` in RxJS.
    public func measureInterval(
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<(value: Value, interval: Duration), Failure> {
        MeasureInterval(
            upstream: self,
            time: TimeSource("measureInterval", without: "measures zero", given: scheduler, file: file, line: line))
    }
}

struct MeasureInterval<Upstream: Signal>: Signal {
    typealias Value = (value: Upstream.Value, interval: Duration)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let time: TimeSource

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        upstream.run(
            MeasureIntervalObserver<Upstream.Value, O>(downstream: observer, scheduler: time.scheduler()), in: scope)
    }
}

final class MeasureIntervalObserver<Value, Downstream: Observer>: Observer
where Downstream.Value == (value: Value, interval: Duration) {
    typealias Failure = Downstream.Failure
    private let downstream: Downstream
    private let scheduler: (any Scheduler)?
    private var last: Duration

    init(downstream: Downstream, scheduler: (any Scheduler)?) {
        self.downstream = downstream
        self.scheduler = scheduler
        last = scheduler?.now ?? .zero
    }

    func receive(_ value: Value) {
        let now = scheduler?.now ?? .zero
        let interval = now - last
        last = now
        downstream.receive((value: value, interval: interval))
    }

    func receive(completion: Completion<Failure>) { downstream.receive(completion: completion) }
}
