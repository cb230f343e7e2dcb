internal import BinderyGraph

/// The actor on which synchronous code runs that does not know it statically, such as a view model's `init`.
package enum Isolation {
    /// The actor on which the caller runs.
    ///
    /// - Complexity: O(1), some 100 ns.
    package static var actorInForce: (any Actor)? {
        switch CurrentExecutor.actors {
        case .none: nil
        case .main: MainActor.shared
        case .actor(let actor): actor as? any Actor
        case .custom(let executor): ExecutorActor(executor)
        }
    }

    /// Whether the caller runs on `actor`.
    package static func isInForce(_ actor: any Actor) -> Bool { CurrentExecutor.isIsolating(actor.unownedExecutor) }

    /// Whether the runtime cannot tell: outside of tasks, an event loop may serve an actor without its knowledge.
    static var isUnknown: Bool {
        if case .none = CurrentExecutor.actors { withUnsafeCurrentTask { $0 == nil } } else { false }
    }

    /// Runs `body` on `actor`. Traps unless the caller is already on it.
    package static func assume<Value>(
        _ actor: any Actor, with value: Value, _ body: @Sendable (isolated any Actor, Value) -> Void
    ) {
        // Safe: `assumeIsolated` proves that the caller is on `actor`, so the value does not leave its isolation.
        let carried = Carried(value: value)
        actor.assumeIsolated { body($0, carried.value) }
    }

    // `@unchecked Sendable`: made and read on one actor, see above.
    private struct Carried<Value>: @unchecked Sendable {
        let value: Value
    }
}

/// Stands for the actors of a custom executor, by which the one that runs cannot be found.
actor ExecutorActor {
    nonisolated let executor: any SerialExecutor
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Nil for an executor of tasks too: what runs there need not belong to an actor.
    init?(_ executor: UnownedSerialExecutor) {
        guard #available(macOS 26.4, iOS 26.4, watchOS 26.4, tvOS 26.4, visionOS 26.4, *),
            let executor = executor.asSerialExecutor(), !(executor is any TaskExecutor)
        else {
            return nil
        }
        self.executor = executor
    }
}
