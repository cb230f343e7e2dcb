internal import CBinderyShims

/// The executor that runs on this thread, as the executor itself declares. For authors of executors.
public enum ExecutorDomain {
    /// Runs `body` as work of `executor`.
    ///
    /// - Parameter ownsState: Whether only `executor` may write properties made in `body`, as debug builds check.
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

    /// Makes the next task created on `executor` from this thread start before its creation returns, which
    /// `Task.immediate` does not do for a task with an executor preference.
    package static func startNextTaskImmediately(on executor: some AnyObject) {
        ambient.pointee.starter = Unmanaged.passUnretained(executor).toOpaque()
    }

    /// Returns, once, whether `executor` must run its new job now, on this thread. Executors call this for each job.
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
