extension Signal {
    /// The values in signals that last for some time.
    ///
    ///     source              --a--b--c--|
    ///     window(for: 5)      x----y----z|
    ///     x                   --a--|
    ///     y                        b--c-|
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | the first window |
    /// | value | into all open windows |
    /// | a window has lasted for `duration`, or has `limit` values | it completes; without `interval` the next one is sent |
    /// | `interval` has passed | a new window is sent |
    /// | completion, failure | all open windows end so; then passed on |
    /// | disposed of | the windows get nothing more |
    ///
    /// - Parameters:
    ///   - duration: of a window, in the scheduler's time.
    ///   - interval: between the beginnings of two windows; if `nil`, one begins when the one before ends.
    ///   - limit: how many values a window has at most; without limit if `nil`.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`; without one a diagnosis says so, and the first
    ///     window goes on to the end.
    /// - Complexity: O(open windows and their observers) per value; a timer per open window. Holds no values.
    /// - Also known as: `window(timeSpan:count:)` in RxSwift, `windowTime` in RxJS.
    @inlinable
    public func window(
        for duration: Duration, every interval: Duration? = nil, count limit: Int? = nil,
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<WindowSignal<Value, Failure>, Failure> {
        TimedSegments(
            upstream: self, as: WindowSegment<Value, Failure>.self, name: "window", duration: duration,
            interval: interval, limit: limit, scheduler: scheduler, file: file, line: line)
    }
}

/// Segments that last for some time, one of which begins when the one before closes, or every so often.
@usableFromInline
struct TimedSegments<Upstream: Signal, Part: Segment>: Signal
where Part.Element == Upstream.Value, Part.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Part.Output
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let name: String
    let duration: Duration
    let interval: Duration?
    let limit: Int?
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    @usableFromInline
    init(
        upstream: Upstream, as: Part.Type, name: String, duration: Duration, interval: Duration?, limit: Int?,
        scheduler: (any Scheduler)?, file: StaticString, line: UInt
    ) {
        self.upstream = upstream
        self.name = name
        // Something that lasts no time would be followed by the next one without end.
        self.duration = Swift.max(.nanoseconds(1), duration)
        self.interval = interval.map { Swift.max(.nanoseconds(1), $0) }
        self.limit = limit.map { Swift.max(1, $0) }
        self.scheduler = scheduler
        self.file = file
        self.line = line
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        let scheduler =
            scheduler ?? Schedulers.ambient(for: name, without: "goes on to the end", file: file, line: line)
        let part = scope.child()
        let timed = TimedSegmentsObserver<Part, O>(
            downstream: observer, scope: part, duration: duration, interval: interval, limit: limit,
            scheduler: scheduler)
        // Weak: upstream and the timers keep it. The scope is reached from downstream, so this would be a cycle.
        part.onDispose { [weak timed] in timed?.forget() }
        timed.begin()
        if !part.isDisposed { upstream.run(timed, in: part) }
    }
}

final class TimedSegmentsObserver<Part: Segment, Downstream: Observer>: Observer
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
        // There before anything is sent, since that may bring the next value.
        let next = interval == nil ? openNext() : nil
        send(closed.part.close(.completed))
        send(next?.part.opening)
    }

    private func send(_ output: Part.Output?) {
        if let output, !scope.isDisposed { Delivery.run { downstream.receive(output) } }
    }
}
