extension Signal {
    /// Delays each value, and the completion with the last one; passes a failure on immediately.
    ///
    ///     source         --a--b---|
    ///     delay(for: 3)  -----a--b|
    ///
    ///     source         --a--b-|
    ///     delay(for: 3)  -----a--(b|)
    ///
    ///     source         --a--b-#
    ///     delay(for: 3)  -----a-#
    ///
    /// | event | result |
    /// |---|---|
    /// | value | passed on once the delay has passed |
    /// | completion | immediately, or after the last waiting value |
    /// | failure | passed on immediately; waiting values are dropped |
    ///
    /// - Note: As in RxJS 7. The other libraries delay a completion even if no value waits.
    /// - Parameter scheduler: Measures `delay`; by default that of ``ExecutionContext/current``.
    /// - Complexity: Amortised O(1) per event; holds the waiting values and one timer.
    /// - Also known as: `delay:` in RAC 2, `delay` in ReactiveSwift, RxSwift, Combine and RxJS.
    @inlinable
    public func delay(
        for delay: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Delay(upstream: self, delay: delay, time: TimeSource("delay", given: scheduler, file: file, line: line))
    }
}

@usableFromInline
struct Delay<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let delay: Duration
    let time: TimeSource

    @usableFromInline
    init(upstream: Upstream, delay: Duration, time: TimeSource) {
        self.upstream = upstream
        self.delay = Swift.max(.zero, delay)
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = time.scheduler() else { return upstream.run(observer, in: scope) }
        let part = scope.child()
        let delayed = DelayObserver(downstream: observer, scope: part, delay: delay, scheduler: scheduler)
        part.add(delayed)
        upstream.run(delayed, in: part)
    }
}

final class DelayObserver<Downstream: Observer>: ScopeMember, Observer {
    private struct Waiting {
        let instant: Duration
        let value: Downstream.Value
    }

    private let downstream: Downstream
    private let scope: Scope
    private let delay: Duration
    private let scheduler: any Scheduler
    private var waiting = Queue<Waiting>()
    private var timer: (any Disposable)?
    private var isUpstreamCompleted = false

    init(downstream: Downstream, scope: Scope, delay: Duration, scheduler: any Scheduler) {
        self.downstream = downstream
        self.scope = scope
        self.delay = delay
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        waiting.append(Waiting(instant: scheduler.now + delay, value: value))
        if timer == nil { wakeForFirst() }
    }

    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, !waiting.isEmpty {
            isUpstreamCompleted = true
            return
        }
        finish(completion)
    }

    private func forget() {
        timer?.dispose()
        timer = nil
        _ = waiting.takeAll()
    }

    private func wakeForFirst() {
        guard let first = waiting.first else { return }
        timer = scheduler.schedule(after: first.instant - scheduler.now) { self.deliverDue() }
    }

    private func deliverDue() {
        let now = scheduler.now
        while let first = waiting.first, first.instant <= now {
            _ = waiting.popFirst()
            Delivery.run {
                downstream.receive(first.value)
                if isUpstreamCompleted, waiting.isEmpty, !scope.isDisposed { finish(.completed) }
            }
            if scope.isDisposed { return }
        }
        timer = nil
        wakeForFirst()
    }

    private func finish(_ completion: Completion<Downstream.Failure>) {
        scope.dispose()
        downstream.receive(completion: completion)
    }
}
