extension Signal {
    /// Sends a value once no other value has followed it for `interval`.
    ///
    ///     source            --a--b-----c--|
    ///     debounce(for: 4)  ---------b----(c|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value | kept; replaces the kept value; the wait restarts |
    /// | the wait ends | the kept value |
    /// | completion | the kept value immediately, if there is one; then completion |
    /// | failure | passed on immediately; the kept value is dropped |
    ///
    /// - Parameter scheduler: Measures `interval`; by default that of ``ExecutionContext/current``.
    /// - Complexity: O(1) per value, with one timer set; holds one value and one timer.
    /// - Also known as: `throttle:` in RAC 2, `debounce` in ReactiveSwift, RxSwift and Combine, `debounceTime` in RxJS.
    @inlinable
    public func debounce(
        for interval: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Debounce(
            upstream: self, interval: interval,
            time: TimeSource("debounce", given: scheduler, file: file, line: line))
    }
}

@usableFromInline
struct Debounce<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Duration
    let time: TimeSource

    @usableFromInline
    init(upstream: Upstream, interval: Duration, time: TimeSource) {
        self.upstream = upstream
        self.interval = interval
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = time.scheduler() else { return upstream.run(observer, in: scope) }
        let debounced = DebounceObserver(downstream: observer, scope: scope, interval: interval, scheduler: scheduler)
        scope.add(debounced)
        upstream.run(debounced, in: scope)
    }
}

final class DebounceObserver<Downstream: Observer>: ScopeMember, Observer {
    typealias Value = Downstream.Value
    typealias Failure = Downstream.Failure
    private let downstream: Downstream
    private let scope: Scope
    private let interval: Duration
    private let scheduler: any Scheduler
    private var kept: Value?
    private var timer: (any Disposable)?

    init(downstream: Downstream, scope: Scope, interval: Duration, scheduler: any Scheduler) {
        self.downstream = downstream
        self.scope = scope
        self.interval = interval
        self.scheduler = scheduler
    }

    deinit { leave() }

    override func end() { forget() }

    func receive(_ value: Value) {
        if scope.isDisposed { return }
        exchange(&kept, with: .some(value))
        // The release of the replaced value may have disposed of the scope.
        if scope.isDisposed { return }
        timer?.dispose()
        timer = scheduler.schedule(after: interval) { Delivery.run { self.deliver() } }
    }

    func receive(completion: Completion<Failure>) {
        if case .completed = completion { deliver() }
        forget()
        if !scope.isDisposed { downstream.receive(completion: completion) }
    }

    private func forget() {
        timer?.dispose()
        timer = nil
        exchange(&kept, with: nil)
    }

    private func deliver() {
        guard let value = kept else { return }
        forget()
        downstream.receive(value)
    }
}
