/// The extent of one observation: whether it continues, and what to release when it ends.
/// The downstream side creates the scope and passes it to the source with the observer. Operators that end a part of
/// the chain before the rest (`flatMapLatest`, `take`) run that part in a ``child()``. Cleanups run in the order in
/// which they were added: downstream before upstream.
public class Scope: ScopeMember, Disposable {
    // Safe: no access to a field lasts while other code runs.
    @exclusivity(unchecked) final var first: Uncounted<ScopeMember>?
    @exclusivity(unchecked) private final var observations: [Observation] = []
    @exclusivity(unchecked) public private(set) final var isDisposed = false

    public override init() {}

    deinit {
        for observation in observations { observation.dispose() }
        // Sources may still hold the members, which must not reach back.
        while let member = first {
            member.access {
                $0.leave()
                $0.lostScope()
            }
        }
    }

    /// Runs `cleanup` when the scope is disposed of, or now if it has been. A scope that is freed without disposal
    /// releases `cleanup` without running it. ``Cleanup/forget()`` removes it.
    @discardableResult
    public final func onDispose(_ cleanup: @escaping () -> Void) -> Cleanup {
        let member = Cleanup(cleanup, isFirst: first == nil)
        _ = Unmanaged.passRetained(member)
        add(member)
        return member
    }

    /// Ends `member` when the scope is disposed of, or now if it has been. Does not retain it: the member must leave
    /// before it is freed.
    @usableFromInline
    final func add(_ member: ScopeMember) {
        if isDisposed { member.end() } else { member.join(self) }
    }

    /// Ends `observation` at disposal or deinit, before the members. Costs a word; a cleanup costs two objects.
    @usableFromInline
    package final func keep(_ observation: Observation) {
        if isDisposed { return observation.dispose() }
        // Grows by a quarter: most scopes are filled once, and spare capacity would stay empty.
        let count = observations.count
        if count == observations.capacity { observations.reserveCapacity(count + count / 4 + 1) }
        observations.append(observation)
    }

    /// Runs `cleanup` at disposal or deinit, before the members. Costs half of ``onDispose(_:)``; cannot be removed.
    package final func keepCleanup(_ cleanup: @escaping () -> Void) { keep(KeptCleanup(cleanup)) }

    /// Returns a scope for a part of the observation. It ends with this scope at the latest.
    public final func child() -> Scope {
        let child = Scope()
        if isDisposed {
            child.isDisposed = true
        } else {
            _ = Unmanaged.passRetained(child)
            child.join(self)
        }
        return child
    }

    /// Ends a cleanup that was added first, the observations that the scope keeps, then its members in their order.
    public final func dispose() {
        if isDisposed { return }
        isDisposed = true
        let wasMember = leave()
        if observations.isEmpty {
            endMembers()
        } else {
            if first?.access({ ($0 as? Cleanup)?.isFirst }) == true { endFirst() }
            let ended = observations
            observations = []
            for observation in ended { observation.dispose() }
            // The ended observations outlive the members: a view keeps its model until everything in it has ended.
            withExtendedLifetime(ended) { endMembers() }
        }
        if wasMember { lostScope() }
    }

    override func end() {
        dispose()
        lostScope()
    }

    /// Balances the retain of the scope that it is a part of.
    override func lostScope() { Unmanaged.passUnretained(self).release() }

    private final func endMembers() { while first != nil { endFirst() } }

    private final func endFirst() {
        // Retained: to end, a member may release what retains it.
        let member = first!.retained
        member.leave()
        member.end()
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
        run(ValueObserver(scope: part, onValue: handler), in: part)
    }
}
