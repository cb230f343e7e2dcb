/// Where the present work runs: its actor, and the scheduler of that actor. A backend sets it when it enters its actor, so
/// that view models need not pass either along.
///
/// It travels with the task, not with the thread, and so survives `await`.
///
/// - Note: `@unchecked Sendable` because the scheduler is not: it is only ever used by code that runs on `actor`, which is
///   checked before asynchronous work starts there.
public struct ExecutionContext: @unchecked Sendable {
    /// The actor on which actions run their work.
    public let actor: any Actor
    /// The time of operators that are given none.
    public let scheduler: any Scheduler
    /// Preferred by tasks that are started here, so that an `async` closure which has lost its isolation (a capture list
    /// is enough, swiftlang/swift#87097) runs on the actor's executor all the same.
    public let taskExecutor: (any TaskExecutor)?
    /// Where background work runs, off the actor; on the shared pool if `nil`.
    public let backgroundExecutor: (any TaskExecutor)?

    public init(
        actor: any Actor, scheduler: any Scheduler, taskExecutor: (any TaskExecutor)? = nil,
        backgroundExecutor: (any TaskExecutor)? = nil
    ) {
        self.actor = actor
        self.scheduler = scheduler
        self.taskExecutor = taskExecutor
        self.backgroundExecutor = backgroundExecutor
    }

    /// The context of the present task; `nil` where no backend has set one.
    @TaskLocal public static var current: ExecutionContext?
}

/// The one place where synchronous code that does not know its actor statically enters it.
package enum Isolation {
    /// Runs `body` on `actor`, on which the caller runs already; a trap if it does not.
    package static func assume<Value>(
        _ actor: any Actor, with value: Value, _ body: @Sendable (isolated any Actor, Value) -> Void
    ) {
        // Safe: `assumeIsolated` proves that the caller is on `actor`, so the value does not leave its isolation.
        let carried = Carried(value: value)
        actor.assumeIsolated { body($0, carried.value) }
    }

    private struct Carried<Value>: @unchecked Sendable {
        let value: Value
    }
}
