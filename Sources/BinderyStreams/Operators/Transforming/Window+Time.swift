extension Signal {
    /// Splits the values into signals that last for `duration`.
    ///
    ///     source              --a--b--c--|
    ///     window(for: 5)      x----y----z|
    ///     x                   --a--|
    ///     y                        b--c-|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | sent to all open windows |
    /// | a window lasted for `duration`, or has `limit` values | completes; without `interval` the next one is sent |
    /// | `interval` has passed | a new window is sent |
    /// | completion, failure | all open windows end likewise; then passed on |
    /// | disposed of | the windows receive nothing more |
    ///
    /// - Parameters:
    ///   - interval: The time between the starts of two windows. If `nil`, a window starts when the previous one ends.
    ///   - limit: The maximum number of values in a window; unlimited if `nil`.
    ///   - scheduler: Measures both times; by default that of ``ExecutionContext/current``. Without one, reports a
    ///     diagnosis, and the first window lasts until the end.
    /// - Complexity: O(open windows and their observers) per value; a timer per open window. Holds no values.
    /// - Also known as: `window(timeSpan:count:)` in RxSwift, `windowTime` in RxJS.
    @inlinable
    public func window(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        let time = TimeSource(
            "window", without: "continues until its source ends", given: scheduler, file: file, line: line)
        return TimedSegments(
            upstream: self, as: WindowSegment<Value, Failure>.self, duration: duration, interval: interval,
            limit: limit, time: time)
    }
}

/// Segments that last for `duration`. Each begins when the previous one closes or, with `interval`, at that interval.
@usableFromInline
struct TimedSegments<Upstream: Signal, Part: Segment>: Signal
where Part.Element == Upstream.Value, Part.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Part.Output
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let duration: Duration
    let interval: Duration?
    let limit: Int?
    let time: TimeSource

    @usableFromInline
    init(
        upstream: Upstream, as: Part.Type, duration: Duration, interval: Duration?, limit: Int?, time: TimeSource
    ) {
        self.upstream = upstream
        // At least a nanosecond: segments without a length would follow each other without end.
        self.duration = Swift.max(.nanoseconds(1), duration)
        self.interval = interval.map { Swift.max(.nanoseconds(1), $0) }
        self.limit = limit.map { Swift.max(1, $0) }
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let part = scope.child()
        let timed = TimedSegmentsObserver<Part, O>(
            downstream: observer, scope: part, duration: duration, interval: interval, limit: limit,
            scheduler: time.scheduler())
        part.onDispose(forget: timed)
        timed.begin()
        if !part.isDisposed { upstream.run(timed, in: part) }
    }
}

final class TimedSegmentsObserver<Part: Segment, Downstream: Observer>: Observer, TimerHolder
where Downstream.Value == Part.Output, Downstream.Failure == Part.Failure {
    typealias Value = Part.Element
    typealias Failure = Part.Failure

    private final class Open {
        let part = Part()
        var count = 0
        var timer: (any Disposable)?
    }

    private let downstream: Downstream
    private let scope: Scope
    private let duration: Duration
    private let interval: Duration?
    private let limit: Int?
    private let scheduler: (any Scheduler)?
    private var open: [Open] = []
    private var opening: (any Disposable)?

    init(
        downstream: Downstream, scope: Scope, duration: Duration, interval: Duration?, limit: Int?,
        scheduler: (any Scheduler)?
    ) {
        self.downstream = downstream
        self.scope = scope
        self.duration = duration
        self.interval = interval
        self.limit = limit
        self.scheduler = scheduler
    }

    func begin() {
        awaitNext()
        send(openNext().part.opening)
    }

    func receive(_ value: Value) {
        for present in open where !scope.isDisposed {
            present.count += 1
            present.part.add(value)
            if present.count == limit { close(present) }
        }
    }

    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        for present in open { send(present.part.close(completion)) }
        if scope.isDisposed { return }
        scope.dispose()
        downstream.receive(completion: completion)
    }

    func forget() {
        opening?.dispose()
        opening = nil
        for present in open { present.timer?.dispose() }
        open = []
    }

    private func awaitNext() {
        guard let interval else { return }
        opening = scheduler?.schedule(after: interval) { [self] in
            send(openNext().part.opening)
            if !scope.isDisposed { awaitNext() }
        }
    }

    private func openNext() -> Open {
        let next = Open()
        open.append(next)
        next.timer = scheduler?.schedule(after: duration) { [self] in close(next) }
        return next
    }

    private func close(_ closed: Open) {
        guard !scope.isDisposed, let index = open.firstIndex(where: { $0 === closed }) else { return }
        open.remove(at: index)
        closed.timer?.dispose()
        closed.timer = nil
        // Opened before anything is sent, since sending may cause the next value.
        let next = interval == nil ? openNext() : nil
        send(closed.part.close(.completed))
        send(next?.part.opening)
    }

    private func send(_ output: Part.Output?) {
        if let output, !scope.isDisposed { Delivery.run { downstream.receive(output) } }
    }
}
