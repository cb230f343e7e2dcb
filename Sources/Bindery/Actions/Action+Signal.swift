public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Creates an action that observes a signal in each execution.
    ///
    /// ```swift
    /// let search = Action<String, [Book], SearchFailure>.from(policy: .latest) { text in library.search(text) }
    /// ```
    ///
    /// | event of the signal | effect |
    /// |---|---|
    /// | value | `latest`, then `values`; the execution goes on |
    /// | completion | the execution ends |
    /// | failure | `isExecuting` becomes false and `failure` the failure, then it is sent to `failures` |
    ///
    /// An execution that is disposed of or superseded disposes of its observation. An execution of a signal that never
    /// completes does not end; a ``/BinderyStreams/Producer`` completes at the latest when its emitter is deallocated.
    ///
    /// - Isolation: Needs no actor. Observes the signal where `execute` was called, or where the last execution ended.
    public static func from<S: Signal>(
        enabledIf condition: Property<Bool> = .constant(true), policy: OverlapPolicy = .reject,
        file: StaticString = #fileID, line: UInt = #line, _ signal: @escaping (Input) -> S
    ) -> Action where S.Value == Output, S.Failure == Failure {
        Action(enabledIf: condition, policy: policy, needsActor: false, file: file, line: line) { input, execution in
            signal(input).run(SignalObserver(execution: execution), in: execution.scope)
        }
    }
}

private struct SignalObserver<Input, Value, Failure: Error>: Observer {
    let execution: ActionExecution<Input, Value, Failure>

    func receive(_ value: Value) { execution.send(.value(value)) }

    func receive(completion: Completion<Failure>) {
        switch completion {
        case .completed: execution.send(.completed)
        case .failed(let failure): execution.send(.failed(failure))
        }
    }
}
