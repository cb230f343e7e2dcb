internal import CBinderyShims

/// Which executor runs on this thread now, where an executor says so. For those who write executors.
public enum ExecutorDomain {
    /// Runs `body` as work of `executor`.
    ///
    /// - Parameter ownsState: whether properties that are made in `body` may be written there only; debug builds diagnose
    ///   a write from elsewhere.
    public static func enter<Executor: AnyObject, Result, Failure: Error>(
        _ executor: Executor, ownsState: Bool = false, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let ambient = ambient
        let outer = (ambient.pointee.domain, ambient.pointee.owner, ambient.pointee.outer)
        let identity = Unmanaged.passUnretained(executor).toOpaque()
        ambient.pointee.domain = identity
        ambient.pointee.owner = ownsState ? identity : nil
        ambient.pointee.outer = swift_task_getCurrentExecutor().identity
        defer { (ambient.pointee.domain, ambient.pointee.owner, ambient.pointee.outer) = outer }
        return try body()
    }

    /// Lets the next task that is created on `executor` from this thread begin before its creation returns.
    ///
    /// `Task.immediate` does not do so for a task that prefers an executor.
    package static func startNextTaskAtOnce(on executor: some AnyObject) {
        ambient.pointee.starter = Unmanaged.passUnretained(executor).toOpaque()
    }

    /// Whether the job that `executor` is given now is to run at once, on this thread. Asked by an executor for each job that it is given.
    public static func takeStart(of executor: some AnyObject) -> Bool {
        let ambient = ambient
        guard ambient.pointee.starter == Unmanaged.passUnretained(executor).toOpaque() else { return false }
        ambient.pointee.starter = nil
        return true
    }

    public static func isCurrent(_ executor: some AnyObject) -> Bool {
        ambient.pointee.domain == Unmanaged.passUnretained(executor).toOpaque()
    }
}
