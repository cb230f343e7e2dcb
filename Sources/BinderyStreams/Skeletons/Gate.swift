/// Passes events on until it is closed. Releases upstream before it passes on the end.
@frozen
@usableFromInline
struct Gate<Downstream: Observer>: Observer {
    // First, so that unspecialised code finds it without the layout of `downstream`.
    @usableFromInline let scope: Scope
    @usableFromInline let downstream: Downstream

    @inlinable
    init(downstream: Downstream, scope: Scope) {
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Downstream.Value) {
        if !scope.isDisposed { downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Downstream.Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        downstream.receive(completion: completion)
    }
}

/// An observer that a second signal, the trigger, acts upon.
@usableFromInline
protocol Triggered: Observer {
    func triggered()
    func triggerEnded(_ completion: Completion<Failure>)
}

extension Triggered {
    /// A failure of the trigger ends the operator; its completion has no effect.
    @inlinable
    func triggerEnded(_ completion: Completion<Failure>) {
        if case .failed = completion { receive(completion: completion) }
    }
}

extension Gate: Triggered {
    @inlinable
    func triggered() { receive(completion: .completed) }
}

@frozen
@usableFromInline
struct TriggerObserver<Value, Target: Triggered>: Observer {
    @usableFromInline typealias Failure = Target.Failure
    @usableFromInline let target: Target

    @inlinable init(target: Target) { self.target = target }

    @inlinable func receive(_ value: Value) { target.triggered() }

    @inlinable func receive(completion: Completion<Failure>) { target.triggerEnded(completion) }
}
