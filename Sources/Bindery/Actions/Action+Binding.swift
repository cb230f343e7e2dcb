public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Executes the action with each value of a signal. A value that arrives while the action is disabled is dropped.
    ///
    /// | event | effect |
    /// |---|---|
    /// | value | `execute(value)` |
    /// | completion | the binding ends; executions under way continue |
    /// | the action is deallocated | the binding ends |
    ///
    /// An action may have several sources, which do not retain it.
    ///
    /// - Parameter isolation: The actor that executes. If nil, or if a value arrives off it, that of the value.
    /// - Returns: A disposable that ends the binding.
    @discardableResult
    public func execute<Source: Signal>(
        on source: Source, isolation: isolated (any Actor)? = #isolation
    ) -> any Disposable where Source.Value == Input, Source.Failure == Never {
        bind(source, on: isolation)
    }

    fileprivate func bind<Source: Signal>(_ source: Source, on actor: (any Actor)?) -> any Disposable
    where Source.Value == Input, Source.Failure == Never {
        let observation = source.observe { [weak self] in
            // A value that arrives off the actor must not start work there.
            _ = self?.start($0, on: actor.flatMap { Isolation.isCurrent($0) ? $0 : nil })
        }
        bag.add(observation)
        return observation
    }
}

/// Executes an action with each value of a signal, on the actor on which it arrives: `login <~ button.taps`. See
/// ``Action/execute(on:isolation:)``.
@discardableResult
public func <~ <Input, Output, Failure, Source: Signal>(
    action: Action<Input, Output, Failure>, source: Source
) -> any Disposable where Source.Value == Input, Source.Failure == Never {
    action.bind(source, on: nil)
}

/// Executes an action with each value of a signal, like `<~`, but read from the signal: `button.taps ~> login`.
@discardableResult
public func ~> <Input, Output, Failure, Source: Signal>(
    source: Source, action: Action<Input, Output, Failure>
) -> any Disposable where Source.Value == Input, Source.Failure == Never {
    action.bind(source, on: nil)
}

/// Executes an action with the current value of a property and each later one: `search <~ query`. Ends with either or
/// with the returned disposable. For the later values only: `search <~ query.changes`.
@discardableResult
public func <~ <Input, Output, Failure>(
    action: Action<Input, Output, Failure>, source: Property<Input>
) -> any Disposable {
    action.bind(source.signal, on: nil)
}
