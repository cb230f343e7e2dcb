/// Where the present work runs: its actor, and the time of that actor.
///
/// A program needs none: asynchronous parts run on the actor on which they are observed or executed, with a live clock.
/// A backend enters one, to run its views and view models on a clock and an executor of its own; so does
/// `VirtualScheduler.run`. See <doc:Isolation>.
///
/// A context that was entered travels with the task, not with the thread, and so survives `await`.
///
/// - Note: `@unchecked Sendable` because the scheduler is not: it is only ever used by code that runs on `actor`, which is
///   checked before asynchronous work starts there.
public struct ExecutionContext: @unchecked Sendable {
    /// The actor on which actions run their work.
    public let actor: any Actor
    /// Preferred by tasks that are started here, so that an `async` closure which has lost its isolation (a capture list
    /// is enough, swiftlang/swift#87097) runs on the actor's executor all the same.
    public let taskExecutor: (any TaskExecutor)?
    /// Where background work runs, off the actor; on the shared pool if `nil`.
    public let backgroundExecutor: (any TaskExecutor)?
    private let ownScheduler: (any Scheduler)?

    /// - Parameter scheduler: real time if `nil`, shared by all that run on `actor`.
    public init(
        actor: any Actor, scheduler: (any Scheduler)? = nil, taskExecutor: (any TaskExecutor)? = nil,
        backgroundExecutor: (any TaskExecutor)? = nil
    ) {
        self.actor = actor
        self.ownScheduler = scheduler
        self.taskExecutor = taskExecutor
        self.backgroundExecutor = backgroundExecutor
    }

    /// The time of operators that are given none.
    public var scheduler: any Scheduler { ownScheduler ?? SharedScheduler.serving(actor) }

    /// The context that this task has entered, whichever actor it runs on now.
    @TaskLocal package static var entered: ExecutionContext?

    /// The context entered for the caller's actor, or one with a live clock; `nil` if the caller runs on no actor.
    public static var current: ExecutionContext? {
        if let entered, Isolation.isInForce(entered.actor) || Isolation.isUnknown { return entered }
        return Isolation.actorInForce.map { ExecutionContext(actor: $0) }
    }

    /// Runs `body` in this context. The caller runs on ``actor`` already.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // `withValue` only rethrows untyped errors, so the outcome is carried around it.
        let outcome: Swift.Result<Result, Failure> = Self.$entered.withValue(self) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }
}
