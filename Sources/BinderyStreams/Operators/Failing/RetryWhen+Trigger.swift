@usableFromInline
protocol Resumable: AnyObject {
    associatedtype Downstream: Observer
    var downstream: Downstream { get }

    func begin()
}

/// Starts again at the first value of the trigger; without a value, passes on the trigger's end.
@frozen
@usableFromInline
struct ResumeTrigger<Run: Resumable, Value>: Observer {
    @usableFromInline typealias Failure = Run.Downstream.Failure
    @usableFromInline let run: Run
    @usableFromInline let scope: Scope

    @inlinable
    init(run: Run, scope: Scope) {
        self.run = run
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if scope.isDisposed { return }
        scope.dispose()
        run.begin()
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        run.downstream.receive(completion: completion)
    }
}
