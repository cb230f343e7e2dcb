extension Signal {
    /// Pairs each value with the instant at which it arrived.
    ///
    ///     source     --a---b-|
    ///     timestamp  --x---y-|    x = (a, 2), y = (b, 6)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | the value and the scheduler's `now` |
    /// | failure, completion | passed on |
    ///
    /// - Parameter scheduler: Measures the time; by default that of ``ExecutionContext/current``. Without one, reports
    ///   a diagnosis, and every instant is zero.
    /// - Complexity: O(1) per value; holds nothing.
    /// - Also known as: `timestamp` in RxJS.
    public func timestamp(
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<(value: Value, instant: Duration), Failure> {
        Timestamp(
            upstream: self,
            time: TimeSource("timestamp", without: "gives the instant zero", given: scheduler, file: file, line: line))
    }
}

struct Timestamp<Upstream: Signal>: Signal {
    typealias Value = (value: Upstream.Value, instant: Duration)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let time: TimeSource

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let scheduler = time.scheduler()
        upstream.map { (value: $0, instant: scheduler?.now ?? .zero) }.run(observer, in: scope)
    }
}
