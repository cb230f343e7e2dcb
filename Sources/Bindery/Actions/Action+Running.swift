internal import BinderyStreams

extension Action {
    /// Executes the action, and waits for the result of this execution.
    ///
    /// ```swift
    /// do {
    ///     account = try await login.run(credentials)
    /// } catch .failed(let failure) {
    ///     message = failure.message
    /// } catch {}      // disabled, cancelled or superseded
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the work returns | its value |
    /// | a signal completes | the last of its values; without one `.empty` is thrown |
    /// | the work throws, or the signal fails | `.failed` is thrown, with the failure |
    /// | the action is disabled, or no actor is known | nothing is executed; `.disabled` is thrown |
    /// | the awaiting task is cancelled | the execution is cancelled; `.cancelled` is thrown |
    /// | the awaiting task has been cancelled before | nothing is executed; `.cancelled` is thrown |
    /// | the execution is cancelled otherwise, by ``cancel()`` for instance | `.cancelled` is thrown |
    /// | under `.latest`, a later call takes its place | `.superseded` is thrown |
    ///
    /// The action's properties and signals report this execution before `run` returns.
    ///
    /// - Parameter isolation: the actor that executes; where there is none, that of `ExecutionContext.current`.
    /// - Complexity: holds the last value.
    /// - Also known as: `execute:` and the signal that it returns in RAC 2, `apply(_:)` in ReactiveSwift, awaiting
    /// `Execute()` in ReactiveUI.
    public func run(
        _ input: Input, isolation: isolated (any Actor)? = #isolation
    ) async throws(ExecutionFailure<Failure>) -> Output {
        if Task.isCancelled { throw .cancelled }
        let outcome = ExecutionOutcome<Output, Failure>()
        let execution = start(input, on: isolation) { outcome.received($0) }
        if outcome.result == nil { _ = await outcome.ended.firstValue() }
        // The task was cancelled, unless the execution has ended.
        execution.dispose()
        guard let result = outcome.result else { throw .cancelled }
        return try result.get()
    }
}

extension Action where Input == Void {
    /// Executes the action, and waits for the result of this execution: see ``run(_:isolation:)``.
    public func run(isolation: isolated (any Actor)? = #isolation) async throws(ExecutionFailure<Failure>) -> Output {
        try await run((), isolation: isolation)
    }
}

/// Why an execution has no result.
public enum ExecutionFailure<Failure: Error>: Error {
    /// The work failed.
    case failed(Failure)
    /// The action was disabled, or no actor was known, which a diagnosis has reported: nothing was executed.
    case disabled
    /// It was cancelled: by the task that awaited it, by ``Action/cancel()``, or with what it was part of.
    case cancelled
    /// A later call took its place, under the policy `.latest`.
    case superseded
    /// The signal of an action completed without a value.
    case empty
}

extension ExecutionFailure: Equatable where Failure: Equatable {}

/// What an execution has come to.
private final class ExecutionOutcome<Output, Failure: Error> {
    let ended = Subject<Void, Never>()
    private(set) var result: Result<Output, ExecutionFailure<Failure>>?
    private var last: Output?

    func received(_ event: ExecutionEvent<Output, Failure>) {
        switch event {
        case .value(let value): last = value
        case .progress: break
        case .returned(let value): end(.success(value))
        case .completed: end(last.map { .success($0) } ?? .failure(.empty))
        case .failed(let failure): end(.failure(.failed(failure)))
        case .cancelled: end(.failure(.cancelled))
        case .superseded: end(.failure(.superseded))
        case .rejected: end(.failure(.disabled))
        }
    }

    private func end(_ result: Result<Output, ExecutionFailure<Failure>>) {
        self.result = result
        ended.send()
    }
}
