public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Executes the action with each value of a signal, while it is enabled; a value that comes while it is not is dropped.
    ///
    /// | event | effect |
    /// |---|---|
    /// | value | `execute(value)` |
    /// | completion | the binding ends; what is being executed goes on |
    /// | the action goes away | the binding ends |
    ///
    /// An action may have several sources. It is not kept by them.
    ///
    /// - Parameter isolation: the actor that executes. Where there is none, or a value comes off it, the actor on which
    ///   the value comes.
    /// - Returns: what ends the binding.
    @discardableResult
    public func execute<Source: Signal>(
        on source: Source, isolation: isolated (any Actor)? = #isolation
    ) -> any Disposable where Source.Value == Input, Source.Failure == Never {
        bind(source, on: isolation)
    }

    fileprivate func bind<Source: Signal>(_ source: Source, on actor: (any Actor)?) -> any Disposable
    where Source.Value == Input, Source.Failure == Never {
        let observation = source.observe { [weak self] in
            // A value that comes off the actor must not start work there.
            _ = self?.start($0, on: actor.flatMap { Isolation.isInForce($0) ? $0 : nil })
        }
        bag.add(observation)
        return observation
    }
}

/// Executes an action with each value of a signal: `login <~ button.taps`.
///
/// As ``Action/execute(on:isolation:)``, on the actor on which each value comes.
///
/// - Returns: what ends the binding. It ends by itself when the action goes away, or the signal completes.
@discardableResult
public func <~ <Input, Output, Failure, Source: Signal>(
    action: Action<Input, Output, Failure>, source: Source
) -> any Disposable where Source.Value == Input, Source.Failure == Never {
    action.bind(source, on: nil)
}

/// The same, read from the signal: `button.taps ~> login`.
///
/// - Returns: what ends the binding. It ends by itself when the action goes away, or the signal completes.
@discardableResult
public func ~> <Input, Output, Failure, Source: Signal>(
    source: Source, action: Action<Input, Output, Failure>
) -> any Disposable where Source.Value == Input, Source.Failure == Never {
    action.bind(source, on: nil)
}

/// Executes an action with the value of a property now and with each later one: `search <~ query`. Only with the later ones:
/// `search <~ query.changes`.
///
/// - Returns: what ends the binding. It ends by itself when the action or the property goes away.
@discardableResult
public func <~ <Input, Output, Failure>(
    action: Action<Input, Output, Failure>, source: Property<Input>
) -> any Disposable {
    action.bind(source.signal, on: nil)
}
