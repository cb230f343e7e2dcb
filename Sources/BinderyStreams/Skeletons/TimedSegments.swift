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
            downstream: observer, scope: part, machine: TimedSegmentsMachine(limit: limit, overlaps: interval != nil),
            duration: duration, interval: interval, scheduler: time.scheduler())
        part.add(timed)
        timed.begin()
        if !part.isDisposed { upstream.run(timed, in: part) }
    }
}

final class TimedSegmentsObserver<Part: Segment, Downstream: Observer>: ScopeMember, Observer
where Downstream.Value == Part.Output, Downstream.Failure == Part.Failure {
    typealias Value = Part.Element
    typealias Failure = Part.Failure

    private final class Open {
        let number: Int
        let part = Part()
        var timer: (any Disposable)?

        init(number: Int) { self.number = number }
    }

    private let downstream: Downstream
    private let scope: Scope
    private let duration: Duration
    private let interval: Duration?
    private let scheduler: (any Scheduler)?
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) private var machine: TimedSegmentsMachine
    @exclusivity(unchecked) private var open: [Open] = []
    private var opening: (any Disposable)?

    init(
        downstream: Downstream, scope: Scope, machine: TimedSegmentsMachine, duration: Duration, interval: Duration?,
        scheduler: (any Scheduler)?
    ) {
        self.downstream = downstream
        self.scope = scope
        self.machine = machine
        self.duration = duration
        self.interval = interval
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func begin() {
        awaitNext()
        open(machine.began())
    }

    func receive(_ value: Value) {
        for present in open where !scope.isDisposed {
            let action = machine.received(in: present.number)
            present.part.add(value)
            if let action { perform(action) }
        }
    }

    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        for present in open { send(present.part.close(completion)) }
        if scope.isDisposed { return }
        scope.dispose()
        downstream.receive(completion: completion)
    }

    private func forget() {
        opening?.dispose()
        opening = nil
        for present in open { present.timer?.dispose() }
        open = []
    }

    private func awaitNext() {
        guard let interval else { return }
        opening = scheduler?.schedule(after: interval) { [self] in
            open(machine.intervalEnded())
            if !scope.isDisposed { awaitNext() }
        }
    }

    // Called only with an action: unspecialised code looks up the metadata of its types first.
    private func perform(_ action: TimedSegmentsMachine.Action) {
        if scope.isDisposed { return }
        let closed = remove(action.closed)
        // Opened before anything is sent, since sending may cause the next value.
        let opened: Open? = if let number = action.opened { add(number) } else { nil }
        send(closed.part.close(.completed))
        send(opened?.part.opening)
    }

    private func open(_ number: Int) { send(add(number).part.opening) }

    private func add(_ number: Int) -> Open {
        let next = Open(number: number)
        open.append(next)
        next.timer = scheduler?.schedule(after: duration) { [self] in
            if let action = machine.durationEnded(of: number) { perform(action) }
        }
        return next
    }

    private func remove(_ number: Int) -> Open {
        let closed = open.remove(at: open.firstIndex { $0.number == number }!)
        closed.timer?.dispose()
        closed.timer = nil
        return closed
    }

    private func send(_ output: Part.Output?) {
        if let output, !scope.isDisposed { Delivery.run { downstream.receive(output) } }
    }
}
