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
        Debounce(upstream: self, interval: interval, scheduler: scheduler, file: file, line: line)
    }
}

@usableFromInline
struct Debounce<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Duration
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    @usableFromInline
    init(upstream: Upstream, interval: Duration, scheduler: (any Scheduler)?, file: StaticString, line: UInt) {
        self.upstream = upstream
        self.interval = interval
        self.scheduler = scheduler
        self.file = file
        self.line = line
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = scheduler ?? Schedulers.ambient(for: "debounce", file: file, line: line) else {
            return upstream.run(observer, in: scope)
        }
        let debounced = DebounceObserver(downstream: observer, scope: scope, interval: interval, scheduler: scheduler)
        // Weak to avoid a cycle: the observer reaches the scope through downstream. Upstream and the timer hold it.
        scope.onDispose { [weak debounced] in debounced?.forget() }
        upstream.run(debounced, in: scope)
    }
}

final class DebounceObserver<Downstream: Observer>: Observer {
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

    func forget() {
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

/// The lookup of a scheduler for an operator that was given none.
package enum Schedulers {
    package static func ambient(
        for name: String, without consequence: String = "passes values on without waiting", file: StaticString,
        line: UInt
    ) -> (any Scheduler)? {
        if let context = ExecutionContext.current { return context.scheduler }
        Diagnostics.reportMissingScheduler(name, without: consequence, file: file, line: line)
        return nil
    }
}
