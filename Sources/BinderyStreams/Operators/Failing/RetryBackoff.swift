extension Signal {
    /// The values of the signal, which is observed again after a failure, with a growing delay before each attempt.
    ///
    ///     source            -a-x
    ///     retry(1 s, 2 s …) -a----a------a-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure, attempts are left and `isTransient` is true | disposed of; observed again after the delay |
    /// | failure otherwise | passed on immediately |
    ///
    /// ```swift
    /// upload.retry(5, backoff: Backoff(initial: .seconds(1), maximum: .seconds(30)), while: \.isTransient)
    /// ```
    ///
    /// - Parameters:
    ///   - count: the number of attempts after the first; `nil` retries forever.
    ///   - backoff: the delays, in the scheduler's time.
    ///   - resetOnSuccess: whether a value resets the count and the delays.
    ///   - isTransient: whether the failure is worth another attempt.
    ///   - generator: the source of jitter, copied for each observation. Tests pass a seeded one, or `jitter: 0`.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`. Without one, a diagnosis and no retries.
    /// - Complexity: O(1) per value; a few allocations per attempt, a timer during a delay; holds the signal.
    /// - Also known as: `retry({count, delay, resetOnSuccess})` in RxJS, `retry(upTo:interval:on:)`, with equal delays,
    ///   in ReactiveSwift.
    @inlinable
    public func retry<Generator: RandomNumberGenerator>(
        _ count: Int? = nil, backoff: Backoff, resetOnSuccess: Bool = false,
        while isTransient: @escaping (Failure) -> Bool = { _ in true },
        using generator: Generator = SystemRandomNumberGenerator(), on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        RetryBackoff(
            upstream: self, count: count, backoff: backoff, resetOnSuccess: resetOnSuccess, isTransient: isTransient,
            generator: generator,
            time: TimeSource(
                "retry(backoff:)", without: "does not try again", given: scheduler, file: file, line: line))
    }
}

@usableFromInline
struct RetryBackoff<Upstream: Signal, Generator: RandomNumberGenerator>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let resetOnSuccess: Bool
    let machine: RetryBackoffMachine<Generator>
    let isTransient: (Failure) -> Bool
    let time: TimeSource

    @usableFromInline
    init(
        upstream: Upstream, count: Int?, backoff: Backoff, resetOnSuccess: Bool,
        isTransient: @escaping (Failure) -> Bool, generator: Generator, time: TimeSource
    ) {
        self.upstream = upstream
        self.resetOnSuccess = resetOnSuccess
        machine = RetryBackoffMachine(
            limit: count, backoff: backoff, resetsOnSuccess: resetOnSuccess, generator: generator)
        self.isTransient = isTransient
        self.time = time
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard let scheduler = time.scheduler() else { return upstream.run(observer, in: scope) }
        let policy = BackoffPolicy(
            resetsOnSuccess: resetOnSuccess, machine: machine, isTransient: isTransient, scheduler: scheduler)
        Resubscribe(upstream: upstream, policy: policy).run(observer, in: scope)
    }
}

struct BackoffPolicy<Failure: Error, Generator: RandomNumberGenerator>: ResubscriptionPolicy {
    /// Whether a value matters to the machine.
    let resetsOnSuccess: Bool
    var machine: RetryBackoffMachine<Generator>
    let isTransient: (Failure) -> Bool
    let scheduler: any Scheduler

    mutating func received() {
        if resetsOnSuccess { machine.received() }
    }

    mutating func ended(_ completion: Completion<Failure>) -> Resubscription<Ticks<Failure>> {
        guard case .failed(let failure) = completion else { return .end(.completed) }
        let isTransient = isTransient
        switch machine.failed(isTransient: isTransient(failure)) {
        case .fail: return .end(completion)
        case .retry(let delay): return .await(Ticks(after: delay, by: .given(scheduler)))
        }
    }
}
