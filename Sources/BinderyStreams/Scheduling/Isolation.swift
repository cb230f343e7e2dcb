internal import BinderyGraph

/// The actor of synchronous code that does not know it statically, such as a view model's `init`.
package enum Isolation {
    /// The actor on which the caller runs. O(1), about 100 ns.
    package static var effectiveActor: (any Actor)? {
        switch CurrentExecutor.actors {
        case .none: nil
        case .main: MainActor.shared
        case .actor(let actor): actor as? any Actor
        case .custom(let executor): ExecutorActor(executor)
        }
    }

    package static func isCurrent(_ actor: any Actor) -> Bool { CurrentExecutor.isIsolating(actor.unownedExecutor) }

    /// Whether the runtime cannot tell: outside tasks, an event loop may run an actor's code unknown to it.
    static var isUnknown: Bool {
        if case .none = CurrentExecutor.actors { withUnsafeCurrentTask { $0 == nil } } else { false }
    }

    /// Runs `body` on `actor`. Traps unless the caller is already on it.
    package static func assume<Value>(
        _ actor: any Actor, with value: Value, _ body: @Sendable (isolated any Actor, Value) -> Void
    ) {
        // Safe: `assumeIsolated` proves that the caller is on `actor`, so the value stays in its isolation.
        let carried = Carried(value: value)
        actor.assumeIsolated { body($0, carried.value) }
    }

    // `@unchecked Sendable`: created and read on one actor, see above.
    private struct Carried<Value>: @unchecked Sendable {
        let value: Value
    }
}

/// A substitute for the actors of a custom executor: the running actor cannot be determined from the executor.
actor ExecutorActor {
    nonisolated let executor: any SerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Fails for a task executor, too: code that runs there need not belong to an actor.
    init?(_ executor: UnownedSerialExecutor) {
        guard #available(macOS 26.4, iOS 26.4, watchOS 26.4, tvOS 26.4, visionOS 26.4, *),
            let executor = executor.asSerialExecutor(), !(executor is any TaskExecutor)
        else {
            return nil
        }
        self.executor = executor
    }
}
