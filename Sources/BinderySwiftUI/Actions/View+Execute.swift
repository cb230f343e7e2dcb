#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
internal import BinderyStreams
public import SwiftUI

extension View {
    /// Executes an action when the user submits a field inside, while the action is enabled.
    public func onSubmit<Output, Failure>(
        of triggers: SubmitTriggers = .text, action: Action<Void, Output, Failure>
    ) -> some View {
        onSubmit(of: triggers) { action.execute() }
    }

    /// Executes an action with an input when the user submits a field inside, while the action is enabled.
    ///
    /// - Parameter input: Evaluated at each submission.
    public func onSubmit<Input, Output, Failure>(
        of triggers: SubmitTriggers = .text, action: Action<Input, Output, Failure>,
        input: @autoclosure @escaping () -> Input
    ) -> some View {
        onSubmit(of: triggers) { action.execute(input()) }
    }

    /// Executes an action when the user pulls to refresh. SwiftUI shows its indicator until the execution has ended.
    ///
    /// | event | result |
    /// |---|---|
    /// | the user pulls, the action is enabled | the action is executed |
    /// | an execution is under way already, and the action rejects another | the end of that one is awaited |
    /// | the action is disabled | the indicator ends at once |
    /// | the action fails | the indicator ends; show `failure` elsewhere |
    /// | SwiftUI cancels the refresh, because the view goes | the execution that it started is cancelled |
    public func refreshable<Output, Failure>(action: Action<Void, Output, Failure>) -> some View {
        refreshable { @MainActor in await action.runOrJoin() }
    }

    /// Reloads an asynchronous property when the user pulls to refresh. SwiftUI shows its indicator until it is loaded.
    ///
    /// The property must be shown, or observed in another way: an unobserved one loads at the next read.
    public func refreshable<Value, Failure>(reloading property: AsyncProperty<Value, Failure>) -> some View {
        refreshable { @MainActor in
            property.reload()
            _ = await property.isLoading.firstValue { !$0 }
        }
    }

    /// Executes an action when the view appears. When the view disappears, the execution is cancelled.
    ///
    /// | event | result |
    /// |---|---|
    /// | the view appears, the action is enabled | the action is executed |
    /// | the action is disabled | nothing |
    /// | the view disappears before the end | the execution is cancelled |
    public func task<Output, Failure>(action: Action<Void, Output, Failure>) -> some View {
        task { @MainActor in _ = try? await action.run() }
    }

    /// Executes an action with a value when the view appears, and again when the value changes. The execution before it
    /// is cancelled then, and when the view disappears.
    ///
    /// ```swift
    /// .task(id: model.query, action: model.search)     // an action that is `.latest`
    /// ```
    ///
    /// An action that rejects overlapping calls may still be busy with the cancelled execution; let it be `.latest`.
    public func task<Input: Equatable, Output, Failure>(
        id input: Input, action: Action<Input, Output, Failure>
    ) -> some View {
        task(id: input) { @MainActor in _ = try? await action.run(input) }
    }
}

extension Action where Input == Void {
    /// Runs the action, or waits for the execution that keeps it from being run.
    @MainActor
    fileprivate func runOrJoin() async {
        do throws(ExecutionFailure<Failure>) {
            _ = try await run()
        } catch .disabled {
            _ = await isExecuting.firstValue { !$0 }
        } catch {}
    }
}
#endif
