internal import CBinderyShims

/// The serial executor on which the caller runs, as far as Swift's runtime knows it.
package enum CurrentExecutor {
    package enum Actors {
        /// No actor: a detached task, a `@concurrent` function, or a thread that the runtime does not know.
        case none
        case main
        case actor(AnyObject)
        /// A custom executor, from which its actor cannot be determined.
        case custom(UnownedSerialExecutor)
    }

    package static var actors: Actors {
        let executor = bindery_current_executor()
        guard let identity = executor.identity else { return .none }
        if identity == swift_task_getMainExecutor().identity { return .main }
        // Safe: the identity of an executor without an implementation is its actor, which lives while its code runs.
        if executor.implementation == 0 { return .actor(Unmanaged.fromOpaque(identity).takeUnretainedValue()) }
        return .custom(unsafeBitCast(executor, to: UnownedSerialExecutor.self))
    }

    /// Whether the caller runs on `executor`, and not on another actor within its work.
    package static func isIsolating(_ executor: UnownedSerialExecutor) -> Bool {
        // Safe: `UnownedSerialExecutor` is frozen and consists of these two words.
        let executor = unsafeBitCast(executor, to: bindery_executor.self)
        let current = swift_task_getCurrentExecutor()
        if current.identity == executor.identity { return true }
        let ambient = ambient
        if ambient.pointee.domain == executor.identity {
            // An actor without its own executor runs on the one that its task prefers, and so in this domain too.
            return current.identity == ambient.pointee.outer
        }
        return current.identity == nil && bindery_is_current_executor(executor)
    }
}
