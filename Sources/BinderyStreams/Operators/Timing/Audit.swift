extension Signal {
    /// Waits for `interval` after a value, then sends the latest value.
    ///
    ///     source         -a-b-c-----d--|
    ///     audit(for: 3)  ----b---c-----(d|)
    ///
    /// | event | result |
    /// |---|---|
    /// | value, no wait runs | kept; a wait begins |
    /// | value while one runs | kept; replaces the kept value |
    /// | the wait ends | the kept value |
    /// | completion | immediately, or after the kept value, which still waits |
    /// | failure | passed on immediately; the kept value is dropped |
    ///
    /// - Note: Unlike in ``debounce(for:on:file:line:)``, a value does not restart the wait.
    /// - Parameter scheduler: Measures `interval`; by default that of ``ExecutionContext/current``.
    /// - Complexity: O(1) per value; a few allocations per wait. Holds one value and one timer.
    /// - Also known as: `auditTime` in RxJS, `throttle(for:latest: true)` in Combine, except for its first value.
    public func audit(
        for interval: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        Timed(by: TimeSource("audit", given: scheduler, file: file, line: line), else: self) {
            let wait = Ticks<Failure>(after: interval, by: .given($0))
            return Audit(upstream: self) { _ in wait }
        }
    }

    /// After a value, waits for the first value of another signal, then sends the latest value.
    ///
    ///     source        -a-b-----c--|
    ///     duration       ---x
    ///     audit         ----b-------…
    ///
    /// | event | result |
    /// |---|---|
    /// | value `v`, no wait runs | kept; `duration(v)` is observed |
    /// | value while one runs | kept; replaces the kept value |
    /// | first value of the duration | the kept value; the duration is disposed of |
    /// | completion of the duration | the wait ends; the kept value stays until the next wait ends |
    /// | completion | immediately, or after the wait |
    /// | failure of either | passed on immediately; the kept value is dropped |
    ///
    /// - Complexity: O(1) per value; an allocation per wait. Holds one value.
    /// - Also known as: `audit` in RxJS.
    @inlinable
    public func audit<Span: Signal>(until duration: @escaping (Value) -> Span) -> some Signal<Value, Failure>
    where Span.Failure == Failure {
        Audit(upstream: self, duration: duration)
    }
}

@frozen
@usableFromInline
struct Audit<Upstream: Signal, Span: Signal>: Signal where Span.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let duration: (Value) -> Span

    @inlinable
    init(upstream: Upstream, duration: @escaping (Value) -> Span) {
        self.upstream = upstream
        self.duration = duration
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        let whole = scope.child()
        upstream.run(AuditObserver(downstream: observer, scope: whole, duration: duration), in: whole)
    }
}

@usableFromInline
final class AuditObserver<Span: Signal, Downstream: Observer>: Observer where Span.Failure == Downstream.Failure {
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline let duration: (Downstream.Value) -> Span
    @usableFromInline var kept: Downstream.Value?
    @usableFromInline var isWaiting = false
    @usableFromInline var isUpstreamCompleted = false

    @inlinable
    init(downstream: Downstream, scope: Scope, duration: @escaping (Downstream.Value) -> Span) {
        self.downstream = downstream
        self.scope = scope
        self.duration = duration
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if scope.isDisposed { return }
        exchange(&kept, with: .some(value))
        if isWaiting { return }
        isWaiting = true
        let signal = duration(value)
        if scope.isDisposed { return }
        let part = scope.child()
        signal.run(AuditWait(auditing: self, scope: part), in: part)
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        if case .completed = completion, isWaiting, kept != nil {
            isUpstreamCompleted = true
            return
        }
        finish(completion)
    }

    @inlinable
    func waitEnded(sending: Bool) {
        isWaiting = false
        if sending, let value = kept {
            exchange(&kept, with: nil)
            downstream.receive(value)
        }
        if isUpstreamCompleted, !scope.isDisposed { finish(.completed) }
    }

    @inlinable
    func finish(_ completion: Completion<Downstream.Failure>) {
        exchange(&kept, with: nil)
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

@frozen
@usableFromInline
struct AuditWait<Span: Signal, Downstream: Observer>: Observer where Span.Failure == Downstream.Failure {
    @usableFromInline let auditing: AuditObserver<Span, Downstream>
    @usableFromInline let scope: Scope

    @inlinable
    init(auditing: AuditObserver<Span, Downstream>, scope: Scope) {
        self.auditing = auditing
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Span.Value) {
        if scope.isDisposed { return }
        scope.dispose()
        auditing.waitEnded(sending: true)
    }

    @inlinable
    func receive(completion: Completion<Span.Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        if case .completed = completion { auditing.waitEnded(sending: false) } else { auditing.finish(completion) }
    }
}
