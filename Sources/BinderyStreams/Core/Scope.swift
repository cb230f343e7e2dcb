/// The extent of one observation: whether it still goes on, and what to release when it ends.
///
/// The observer's side makes it and hands it up to the source with the observer. Operators that end a part of the chain
/// before the rest (`flatMapLatest`, `take`) run that part in a ``child()``.
///
/// Cleanups run in the order in which they were added: downstream before upstream.
public final class Scope: Disposable {
    // No access to a field lasts while other code runs.
    @exclusivity(unchecked) public private(set) final var isDisposed = false
    @exclusivity(unchecked) private final var cleanup: (() -> Void)?
    @exclusivity(unchecked) private final var observations: [Observation] = []
    // The children form a list through themselves, so that one that ends early leaves in O(1).
    @exclusivity(unchecked) private final var firstChild: Scope?
    @exclusivity(unchecked) private final var next: Scope?
    /// Of the first child: the last one.
    @exclusivity(unchecked) private final unowned(unsafe) var previous: Scope?
    @exclusivity(unchecked) private final unowned(unsafe) var parent: Scope?

    public init() {}

    deinit {
        for observation in observations { observation.dispose() }
        // The children may outlive this, held by their sources; nothing may reach back. The list is taken apart in a loop.
        var child = firstChild
        firstChild = nil
        while let present = child {
            child = present.next
            present.next = nil
            present.previous = nil
            present.parent = nil
        }
    }

    /// Runs `cleanup` when the scope is disposed of; at once if it has been.
    ///
    /// - Returns: the scope that keeps the cleanup, with which it can be taken back (``forget()``).
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

    /// Ends `observation` when the scope is disposed of or freed, before what its children hold. Costs a word, where a cleanup costs three
    /// objects.
    @usableFromInline
    package func keep(_ observation: Observation) {
        if isDisposed { return observation.dispose() }
        // A quarter at a time: most scopes are filled once, and what is left over stays empty.
        let count = observations.count
        if count == observations.capacity { observations.reserveCapacity(count + count / 4 + 1) }
        observations.append(observation)
    }

    /// Runs `cleanup` when the scope is disposed of or freed, before what its children hold: ``onDispose(_:)`` for a
    /// half of the memory.
    package func atEnd(_ cleanup: @escaping () -> Void) { keep(Ending(cleanup)) }

    /// Takes the cleanup back: its resource is gone already.
    public func forget() { cleanup = nil }

    /// A part of this scope that may end earlier. It ends with this one at the latest.
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

    /// Runs its own cleanup, ends the observations it keeps, then its children in the order in which they were made.
    public func dispose() {
        if isDisposed { return }
        isDisposed = true
        leaveParent()
        cleanup.take()?()
        if observations.isEmpty { return disposeChildren() }
        let ended = observations
        observations = []
        for observation in ended { observation.dispose() }
        // What they keep lasts as long as the children: a view keeps its model until everything in it has ended.
        withExtendedLifetime(ended) { disposeChildren() }
    }

    private func disposeChildren() { while let child = firstChild { child.dispose() } }

    private func leaveParent() {
        guard let parent else { return }
        self.parent = nil
        let (after, before) = (next, previous!)
        next = nil
        previous = nil
        let isFirst = parent.firstChild === self
        // The one before the first is the last.
        if let after { after.previous = before } else if !isFirst { parent.firstChild!.previous = before }
        if isFirst { parent.firstChild = after } else { before.next = after }
    }
}

extension Property {
    /// Calls `handler` with the present value now, and with each later one that differs, while `scope` lasts. The property is kept so long: a
    /// source that a signal feeds would otherwise stop as soon as nobody else holds it.
    package func observe(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) {
        scope.keep(observed(skippingFirst: false, keepsSource: true, file: file, line: line, handler))
    }

    /// The same, without the present value.
    package func observeChanges(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ handler: @escaping (Value) -> Void
    ) {
        scope.keep(observed(skippingFirst: true, keepsSource: true, file: file, line: line, handler))
    }

    /// The same as `observe`, without a closure: for what there are many of.
    package func observe(
        in scope: Scope, file: StaticString = #fileID, line: UInt = #line, by receiver: some ValueReceiver<Value>
    ) {
        scope.keep(observed(skippingFirst: false, keepsSource: true, file: file, line: line, by: receiver))
    }
}

/// Runs `body` now, and after each transaction that changed a property which its last run read, while `scope` lasts.
@discardableResult
package func effect(
    in scope: Scope, file: StaticString = #fileID, line: UInt = #line, running body: some EffectBody
) -> Effect {
    // Stands for itself, whatever effect is running.
    let effect = untracked { Effect.start(nil, file, line, running: body) }
    scope.keep(effect)
    return effect
}

/// The same of a closure.
package func effect(
    in scope: Scope, file: StaticString = #fileID, line: UInt = #line, _ body: @escaping () -> Void
) {
    scope.keep(untracked { Effect.start(nil, file, line, plain: body) })
}

extension Signal where Failure == Never {
    /// Calls `handler` with each value while `scope` lasts.
    package func observe(in scope: Scope, _ handler: @escaping (Value) -> Void) {
        let part = scope.child()
        run(ClosureObserver(scope: part, onValue: handler) { _ in }, in: part)
    }
}
