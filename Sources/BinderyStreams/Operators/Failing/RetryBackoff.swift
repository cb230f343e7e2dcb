extension Signal {
    /// Observes the signal anew when it fails, after a wait that grows from try to try.
    ///
    ///     source            -a-x
    ///     retry(1 s, 2 s …) -a----a------a-…
    ///
    /// | event | result |
    /// |---|---|
    /// | value, completion | passed on |
    /// | failure, tries are left and `isTransient` is true | the signal is disposed of; after the wait it is observed anew |
    /// | failure otherwise | passed on at once |
    ///
    /// ```swift
    /// upload.retry(5, backoff: Backoff(initial: .seconds(1), maximum: .seconds(30)), while: \.isTransient)
    /// ```
    ///
    /// The signal is kept for as long as this is observed, since it may be observed anew.
    ///
    /// - Parameters:
    ///   - count: the tries after the first one; without end if `nil`.
    ///   - backoff: the waits, in the scheduler's time.
    ///   - resetOnSuccess: whether a value makes the count and the waits begin anew.
    ///   - isTransient: whether it is worth another try.
    ///   - generator: what jitter is drawn from: half of each wait unless the backoff says otherwise, so tests pass a seeded one or `jitter: 0`. Each observation begins with a copy of it.
    ///   - scheduler: that of ``ExecutionContext/current`` if `nil`; without one a diagnosis says so, and failures are
    ///     passed on.
    /// - Complexity: O(1) per value; a few allocations per try, and one timer while it waits.
    /// - Also known as: `retry({count, delay, resetOnSuccess})` in RxJS, `retry(upTo:interval:on:)`, with equal waits, in
    ///   ReactiveSwift.
    @inlinable
    public func retry<Generator: RandomNumberGenerator>(
        _ count: Int? = nil, backoff: Backoff, resetOnSuccess: Bool = false,
        while isTransient: @escaping (Failure) -> Bool = { _ in true },
        using generator: Generator = SystemRandomNumberGenerator(), on scheduler: (any Scheduler)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> some Signal<Value, Failure> {
        RetryBackoff(
            upstream: self, count: count, backoff: backoff, resetOnSuccess: resetOnSuccess, isTransient: isTransient,
            generator: generator, scheduler: scheduler, file: file, line: line)
    }
}

@usableFromInline
struct RetryBackoff<Upstream: Signal, Generator: RandomNumberGenerator>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int?
    let backoff: Backoff
    let resetOnSuccess: Bool
    let isTransient: (Failure) -> Bool
    let generator: Generator
    let scheduler: (any Scheduler)?
    let file: StaticString
    let line: UInt

    @usableFromInline
    init(
        upstream: Upstream, count: Int?, backoff: Backoff, resetOnSuccess: Bool,
        isTransient: @escaping (Failure) -> Bool, generator: Generator, scheduler: (any Scheduler)?, file: StaticString,
        line: UInt
    ) {
        self.upstream = upstream
        self.count = count
        self.backoff = backoff
        self.resetOnSuccess = resetOnSuccess
        self.isTransient = isTransient
        self.generator = generator
        self.scheduler = scheduler
        self.file = file
        self.line = line
    }

    @usableFromInline
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        guard
            let scheduler = scheduler
                ?? Schedulers.ambient(for: "retry(backoff:)", without: "does not try again", file: file, line: line)
        else { return upstream.run(observer, in: scope) }
        var generator = generator
        var failures = 0
        let watched = Do(
            upstream: upstream, onStart: nil, onValue: resetOnSuccess ? { _ in failures = 0 } : nil,
            onTerminal: { _ in },
            onDispose: nil)
        RetryWhen(upstream: watched) { failure, _ in
            failures += 1
            let isLast = count.map { failures > $0 } ?? false
            return Pause(
                failure: failure,
                delay: isLast || !isTransient(failure) ? nil : backoff.delay(before: failures, using: &generator),
                scheduler: scheduler)
        }
        .run(observer, in: scope)
    }
}

/// Sends once a delay has passed; fails at once if there is none.
struct Pause<Failure: Error>: Signal {
    typealias Value = Int
    let failure: Failure
    let delay: Duration?
    let scheduler: any Scheduler

    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Int, O.Failure == Failure {
        guard let delay else { return observer.receive(completion: .failed(failure)) }
        Ticks<Failure>(
            name: "retry(backoff:)", delay: delay, period: nil, scheduler: scheduler, file: #fileID, line: #line
        )
        .run(observer, in: scope)
    }
}
