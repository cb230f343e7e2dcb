/// The actor on which the current work runs, and the time of that actor.
///
/// A program needs none: asynchronous parts run on the actor on which they are observed or executed, with a live clock.
/// A backend enters one to run its views and view models on its own clock and executor, and so does
/// `VirtualScheduler.run`; see <doc:Isolation>. An entered context is task-local, so it survives `await`.
///
/// - Note: `@unchecked Sendable`: only code on `actor` uses the scheduler, which is checked before asynchronous work.
public struct ExecutionContext: @unchecked Sendable {
    /// The actor on which actions run their work.
    public let actor: any Actor
    /// The preferred executor of tasks that are started here: it keeps an `async` closure that has lost its isolation
    /// on the actor's executor (a capture list is enough, swiftlang/swift#87097; remove when that is fixed).
    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    public var taskExecutor: (any TaskExecutor)? { ownTaskExecutor.executor }
    /// The executor of background work, off the actor; the shared pool if `nil`.
    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    public var backgroundExecutor: (any TaskExecutor)? { ownBackgroundExecutor.executor }
    /// Notes what ties the work of the context to the rest of the program, for a backend that asks.
    package var ties: ContextTies?
    private let ownScheduler: (any Scheduler)?
    private let ownTaskExecutor: TaskExecutorReference
    private let ownBackgroundExecutor: TaskExecutorReference

    /// Creates a context whose tasks run on the executors that Swift chooses.
    ///
    /// - Parameter scheduler: if `nil`, real time, shared by all code that runs on `actor`.
    public init(actor: any Actor, scheduler: (any Scheduler)? = nil) {
        self.actor = actor
        self.ownScheduler = scheduler
        self.ownTaskExecutor = TaskExecutorReference()
        self.ownBackgroundExecutor = TaskExecutorReference()
    }

    /// Creates a context whose tasks prefer executors of its own.
    ///
    /// - Parameter scheduler: if `nil`, real time, shared by all code that runs on `actor`.
    @available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *)
    public init(
        actor: any Actor, scheduler: (any Scheduler)? = nil, taskExecutor: (any TaskExecutor)? = nil,
        backgroundExecutor: (any TaskExecutor)? = nil
    ) {
        self.actor = actor
        self.ownScheduler = scheduler
        self.ownTaskExecutor = TaskExecutorReference(taskExecutor)
        self.ownBackgroundExecutor = TaskExecutorReference(backgroundExecutor)
    }

    /// The scheduler of operators that are given none.
    public var scheduler: any Scheduler { ownScheduler ?? SharedScheduler.serving(actor) }

    /// The context that this task has entered, on whichever actor it runs now.
    @TaskLocal package static var entered: ExecutionContext?

    /// The context entered for the caller's actor, or one with a live clock; `nil` if the caller runs on no actor.
    public static var current: ExecutionContext? {
        if let entered, Isolation.isCurrent(entered.actor) || Isolation.isUnknown { return entered }
        return Isolation.effectiveActor.map { ExecutionContext(actor: $0) }
    }

    /// The ties of the context entered for the caller's actor.
    static var currentTies: ContextTies? { entered?.ties == nil ? nil : current?.ties }

    /// Runs `body` in this context. The caller already runs on ``actor``.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        // `withValue` rethrows untyped errors only, so the outcome is carried as a `Result`.
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
