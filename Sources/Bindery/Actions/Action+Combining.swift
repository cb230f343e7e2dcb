public import BinderyGraph
public import BinderyStreams

extension Action {
    /// Combines several actions into one that is enabled when all of them are.
    ///
    /// ```swift
    /// let saveAll = Action.combining([saveText, savePicture])
    /// ```
    ///
    /// | event | effect |
    /// |---|---|
    /// | executed | each action is executed, in order, with the same input |
    /// | all have ended | the last value of each, in the order of the actions; none if one of them had no value |
    /// | one fails | that failure; the other executions started for this one are cancelled |
    /// | one is cancelled, or rejects | the combined execution is cancelled |
    /// | the combined execution is cancelled | the executions started for it are cancelled |
    /// | one reports progress, or ends | the mean of all as `progress`; an action that has ended counts as 1 |
    ///
    /// The properties and signals of the single actions report these executions too. Each action can be executed alone.
    /// While one that rejects overlapping calls executes, the combined action is disabled.
    ///
    /// - Also known as: `CreateCombined` in ReactiveUI.
    public static func combining<Element>(
        _ actions: [Action<Input, Element, Failure>], enabledIf condition: Property<Bool> = .constant(true),
        policy: OverlapPolicy = .reject, file: StaticString = #fileID, line: UInt = #line
    ) -> Action where Output == [Element] {
        let areEnabled = Property<Bool>.all([condition] + actions.map(\.isEnabled), file: file, line: line)
        return Action(enabledIf: areEnabled, policy: policy, needsActor: false, file: file, line: line) {
            input, whole in
            let parts = CombinedExecution(whole, count: actions.count)
            for (index, action) in actions.enumerated() where !whole.isDisposed {
                let part = action.start(input, on: whole.actor) { parts.received($0, from: index) }
                whole.scope.onDispose { part.dispose() }
            }
            parts.endIfComplete()
        }
    }
}

private final class CombinedExecution<Input, Element, Failure: Error> {
    private let whole: ActionExecution<Input, [Element], Failure>
    private var values: [Element?]
    private var progress: [Double]
    private var unfinished: Int

    init(_ whole: ActionExecution<Input, [Element], Failure>, count: Int) {
        self.whole = whole
        values = Array(repeating: nil, count: count)
        progress = Array(repeating: 0, count: count)
        unfinished = count
    }

    func received(_ event: ExecutionEvent<Element, Failure>, from index: Int) {
        switch event {
        case .value(let value): values[index] = value
        case .progress(let fraction): report(fraction, of: index)
        case .returned(let value):
            values[index] = value
            ended(index)
        case .completed: ended(index)
        case .failed(let failure): whole.send(.failed(failure))
        case .cancelled, .superseded, .rejected: whole.dispose()
        }
    }

    func endIfComplete() {
        if unfinished > 0 { return }
        let present = values.compactMap { $0 }
        whole.send(present.count == values.count ? .returned(present) : .completed)
    }

    private func ended(_ index: Int) {
        unfinished -= 1
        report(1, of: index)
        endIfComplete()
    }

    private func report(_ fraction: Double, of index: Int) {
        progress[index] = fraction
        whole.send(.progress(progress.reduce(0, +) / Double(progress.count)))
    }
}
