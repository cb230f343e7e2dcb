internal import BinderyStreams

extension Action {
    /// Executes the action and waits for the result of this execution.
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
    /// | a signal completes | the last of its values; `.empty` is thrown if it had none |
    /// | the work throws, or the signal fails | `.failed` is thrown, with the failure |
    /// | the action is disabled, or no actor is known | nothing is executed; `.disabled` is thrown |
    /// | the awaiting task is cancelled | the execution is cancelled; `.cancelled` is thrown |
    /// | the awaiting task was cancelled before the call | nothing is executed; `.cancelled` is thrown |
    /// | the execution is cancelled in another way, such as ``cancel()`` | `.cancelled` is thrown |
    /// | under `.latest`, a later call supersedes it | `.superseded` is thrown |
    ///
    /// The action's properties and signals report this execution before `run` returns.
    ///
    /// - Parameter isolation: The actor that executes; if `nil`, that of `ExecutionContext.current`.
    /// - Complexity: Holds the last value.
    /// - Also known as: `execute:` and the signal that it returns in RAC 2, `apply(_:)` in ReactiveSwift, awaiting
    ///   `Execute()` in ReactiveUI.
    public func run(
        _ input: Input, isolation: isolated (any Actor)? = #isolation
    ) async throws(ExecutionFailure<Failure>) -> Output {
        if Task.isCancelled { throw .cancelled }
        let outcome = ExecutionOutcome<Output, Failure>()
        let execution = start(input, on: isolation) { outcome.received($0) }
        if outcome.result == nil { _ = await outcome.ended.firstValue() }
        // Cancels the execution if the task was cancelled; has no effect if it has ended.
        execution.dispose()
        guard let result = outcome.result else { throw .cancelled }
        return try result.get()
    }
}

extension Action where Input == Void {
    /// Executes the action and waits for the result of this execution. See ``run(_:isolation:)``.
    public func run(isolation: isolated (any Actor)? = #isolation) async throws(ExecutionFailure<Failure>) -> Output {
        try await run((), isolation: isolation)
    }
}

/// The reason that an execution has no result.
public enum ExecutionFailure<Failure: Error>: Error {
    case failed(Failure)
    /// The action was disabled, or no actor was known. A diagnosis reports the missing actor. Nothing was executed.
    case disabled
    /// The execution was cancelled by the awaiting task, by ``Action/cancel()``, or with a combined execution.
    case cancelled
    /// A later call superseded the execution, under the policy `.latest`.
    case superseded
    /// The signal of an action completed without a value.
    case empty
}

extension ExecutionFailure: Equatable where Failure: Equatable {}

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
