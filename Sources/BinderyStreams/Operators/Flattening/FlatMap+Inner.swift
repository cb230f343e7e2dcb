/// The owner of the inner signals of a flattening operator.
@usableFromInline
protocol InnerReceiver: AnyObject {
    associatedtype Downstream: Observer
    var downstream: Downstream { get }

    /// Handles the completion of an inner signal, which has been disposed of.
    func innerCompleted()

    /// Disposes of all observations, then sends `completion` downstream.
    func finish(_ completion: Completion<Downstream.Failure>)
}

/// The observer of one inner signal; passes its values and its failure downstream.
@frozen
@usableFromInline
struct InnerObserver<Outer: InnerReceiver>: Observer {
    @usableFromInline typealias Value = Outer.Downstream.Value
    @usableFromInline typealias Failure = Outer.Downstream.Failure
    @usableFromInline let outer: Outer
    @usableFromInline let scope: Scope

    @inlinable
    init(outer: Outer, scope: Scope) {
        self.outer = outer
        self.scope = scope
    }

    @inlinable
    func receive(_ value: Value) {
        if !scope.isDisposed { outer.downstream.receive(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if scope.isDisposed { return }
        scope.dispose()
        if case .completed = completion { outer.innerCompleted() } else { outer.finish(completion) }
    }
}
