/// The extent of one observation: whether it continues, and what to release when it ends.
/// The downstream side creates the scope and passes it to the source with the observer. Operators that end a part of
/// the chain before the rest (`flatMapLatest`, `take`) run that part in a ``child()``. Cleanups run in the order in
/// which they were added: downstream before upstream.
public final class Scope: Disposable {
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) public private(set) final var isDisposed = false
    @exclusivity(unchecked) private final var cleanup: (() -> Void)?
    @exclusivity(unchecked) private final var observations: [Observation] = []
    // The children are an intrusive linked list, so that a child that ends early is removed in O(1).
    @exclusivity(unchecked) private final var firstChild: Scope?
    @exclusivity(unchecked) private final var next: Scope?
    /// For the first child: the last child.
    @exclusivity(unchecked) private final unowned(unsafe) var previous: Scope?
    @exclusivity(unchecked) private final unowned(unsafe) var parent: Scope?

    public init() {}

    deinit {
        for observation in observations { observation.dispose() }
        // Sources may still hold the children, which must not reach back. Taken apart in a loop, not recursively.
        var child = firstChild
        firstChild = nil
        while let present = child {
            child = present.next
            present.next = nil
            present.previous = nil
            present.parent = nil
        }
    }

    /// Runs `cleanup` when the scope is disposed of, or now if it has been. ``forget()`` on the result removes it.
    @discardableResult
    public func onDispose(_ cleanup: @escaping () -> Void) -> Scope {
        if isDisposed {
            cleanup()
            return self
        }
        if self.cleanup == nil, firstChild == nil {
            self.cleanup = cleanup
            return self
        }
        let child = child()
        child.cleanup = cleanup
        return child
    }

    /// Ends `observation` at disposal or deinit, before the children. Costs a word; a cleanup costs three objects.
    @usableFromInline
    package func keep(_ observation: Observation) {
        if isDisposed { return observation.dispose() }
        // Grows by a quarter: most scopes are filled once, and spare capacity would stay empty.
        let count = observations.count
        if count == observations.capacity { observations.reserveCapacity(count + count / 4 + 1) }
        observations.append(observation)
    }

    /// Runs `cleanup` at disposal or deinit, before the children. Costs half of ``onDispose(_:)``; cannot be removed.
    package func keepCleanup(_ cleanup: @escaping () -> Void) { keep(KeptCleanup(cleanup)) }

    /// Removes the cleanup. Called when its resource is already released.
    public func forget() { cleanup = nil }

    /// Returns a scope for a part of the observation. It ends with this scope at the latest.
    public func child() -> Scope {
        let child = Scope()
        if isDisposed {
            child.isDisposed = true
            return child
        }
        child.parent = self
        if let firstChild {
            child.previous = firstChild.previous
            firstChild.previous!.next = child
            firstChild.previous = child
        } else {
            firstChild = child
            child.previous = child
        }
        return child
    }

    /// Runs the scope's own cleanup, ends the observations it keeps, then its children in the order of their creation.
    public func dispose() {
        if isDisposed { return }
        isDisposed = true
        leaveParent()
        cleanup.take()?()
        if observations.isEmpty { return disposeChildren() }
        let ended = observations
        observations = []
        for observation in ended { observation.dispose() }
        // The ended observations outlive the children: a view keeps its model until everything in it has ended.
        withExtendedLifetime(ended) { disposeChildren() }
    }

    private func disposeChildren() { while let child = firstChild { child.dispose() } }

    private func leaveParent() {
        guard let parent else { return }
        self.parent = nil
        let isFirst = parent.firstChild === self
        if let after = next {
            after.previous = previous
            if isFirst { parent.firstChild = after } else { previous!.next = after }
            next = nil
        } else if isFirst {
            parent.firstChild = nil
        } else {
            // The last child: the first one refers to it.
            parent.firstChild!.previous = previous
            previous!.next = nil
        }
        previous = nil
    }
}

extension Property {
    /// Calls `handler` with the current value, then with each later one that differs, while `scope` lasts. Retains the
    /// property: one that a signal feeds would otherwise stop with its last other owner.
    package func observe(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) {
        scope.keep(observed(skippingFirst: false, keepsSource: true, file: file, line: line, handler))
    }

    /// Calls `handler` as `observe` does, but without the current value.
    package func observeChanges(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) {
        scope.keep(observed(skippingFirst: true, keepsSource: true, file: file, line: line, handler))
    }

    /// Calls `receiver` as `observe` calls its handler, but without a closure, for observations in large numbers.
    package func observe(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, by receiver: some ValueReceiver<Value>
    ) {
        scope.keep(observed(skippingFirst: false, keepsSource: true, file: file, line: line, by: receiver))
    }
}

/// Runs `body` now, and after each transaction that changed a property that its last run read, while `scope` lasts.
@discardableResult
package func effect(
    in scope: Scope, file: StaticString = #fileID, line: UInt = #line, running body: some EffectBody
) -> Effect {
    // Independent of the effect that is running, if any.
    let effect = untracked { Effect.start(nil, file, line, running: body) }
    scope.keep(effect)
    return effect
}

package func effect(
    in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ body: @escaping () -> Void
) {
    scope.keep(untracked { Effect.start(nil, file, line, plain: body) })
}

extension Signal where Failure == Never {
    package func observe(in scope: Scope, _ handler: @escaping (Value) -> Void) {
        let part = scope.child()
        run(ClosureObserver(scope: part, onValue: handler) { _ in }, in: part)
    }
}
