internal import CBinderyShims

/// The serial executor on which the caller runs, as far as Swift's runtime knows.
package enum CurrentExecutor {
    /// What there is to learn of the actor on which the caller runs.
    package enum Actors {
        /// None: code of a detached task, of a `@concurrent` function, or of a thread that the runtime does not know.
        case none
        case main
        case actor(AnyObject)
        /// The executor of an actor that has a custom one, by which the actor is not found.
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

    /// Whether the caller runs on `executor`, and on no other actor inside of its work.
    package static func isIsolating(_ executor: UnownedSerialExecutor) -> Bool {
        // Safe: an `UnownedSerialExecutor` is frozen, and consists of these two words.
        let executor = unsafeBitCast(executor, to: bindery_executor.self)
        let current = swift_task_getCurrentExecutor()
        if current.identity == executor.identity { return true }
        let ambient = ambient
        if ambient.pointee.domain == executor.identity {
            // An actor without an executor of its own borrows the one that the task prefers, and this domain with it.
            return current.identity == ambient.pointee.outer
        }
        return current.identity == nil && bindery_is_current_executor(executor)
    }
}
