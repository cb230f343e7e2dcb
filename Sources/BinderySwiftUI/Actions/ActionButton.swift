#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
public import SwiftUI

/// A button that executes an action, and shows what the action does.
///
/// ```swift
/// ActionButton("Log in", action: model.login)
/// ActionButton("Delete", role: .destructive, action: model.delete, input: row.id)
/// ActionButton(action: model.save) { Label("Save", systemImage: "tray.and.arrow.down") }
/// ```
///
/// | event | result |
/// |---|---|
/// | the user presses it | `execute`, on the main actor |
/// | the action is disabled | the button is; a press does nothing |
/// | an execution is unfinished | the label makes room for its progress, see ``SwiftUI/View/actionProgress(_:)`` |
/// | it ends | the label |
///
/// A button with an input shows only the executions that it has started itself: of many rows, one shows progress. One
/// without input shows every execution of the action.
///
/// The button retains the action as long as SwiftUI keeps its value. A ``CancelButton`` cancels what it has started.
///
/// - Complexity: evaluated when the action becomes enabled, starts, reports progress or ends.
/// - Also known as: `rac_command` of a button in RAC 2, `CocoaAction` in ReactiveSwift, `BindCommand` in ReactiveUI,
///   `Command` of a button in WPF.
public struct ActionButton<Label: View>: View {
    private let role: ButtonRole?
    private let label: Label
    private let command: Command
    @State private var started = StartedExecution()
    @Environment(\.actionProgress) private var progress

    /// Creates a button for an action with an input.
    ///
    /// - Parameter input: Evaluated at each press.
    public init<Input, Output, Failure>(
        role: ButtonRole? = nil, action: Action<Input, Output, Failure>, input: @autoclosure @escaping () -> Input,
        @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
        command = Command(
            isEnabled: action.isEnabled, execute: { action.execute(input()) },
            status: { own in
                guard let own else { return .idle }
                let mine = action.executions.value.first { $0 === own.value }
                return mine.map { .executing($0.progress.value) } ?? .idle
            })
    }

    /// Creates a button for an action without input.
    public init<Output, Failure>(
        role: ButtonRole? = nil, action: Action<Void, Output, Failure>, @ViewBuilder label: () -> Label
    ) {
        self.role = role
        self.label = label()
        command = Command(
            isEnabled: action.isEnabled, execute: { action.execute() },
            status: { _ in action.isExecuting.value ? .executing(action.progress.value) : .idle })
    }

    public var body: some View {
        let own = started.execution.value
        Button(role: role) {
            started.execution.value = WeakExecution(command.execute())
        } label: {
            let status = command.status(own)
            // The label keeps its identity and its size.
            label.opacity(status.isExecuting ? 0 : 1).overlay {
                if case .executing(let fraction) = status { progress.make(fraction) }
            }
        }
        .disabled(!command.isEnabled.value)
    }
}

extension ActionButton where Label == Text {
    /// Creates a button with a title, for an action without input.
    public init<Output, Failure>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: Action<Void, Output, Failure>
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that is not localized, for an action without input.
    @_disfavoredOverload
    public init<Title: StringProtocol, Output, Failure>(
        _ title: Title, role: ButtonRole? = nil, action: Action<Void, Output, Failure>
    ) {
        self.init(role: role, action: action) { Text(title) }
    }

    /// Creates a button with a title, for an action with an input.
    public init<Input, Output, Failure>(
        _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: Action<Input, Output, Failure>,
        input: @autoclosure @escaping () -> Input
    ) {
        self.init(role: role, action: action, input: input()) { Text(titleKey) }
    }

    /// Creates a button with a title that is not localized, for an action with an input.
    @_disfavoredOverload
    public init<Title: StringProtocol, Input, Output, Failure>(
        _ title: Title, role: ButtonRole? = nil, action: Action<Input, Output, Failure>,
        input: @autoclosure @escaping () -> Input
    ) {
        self.init(role: role, action: action, input: input()) { Text(title) }
    }
}

/// An action of any type, with its input.
private struct Command {
    enum Status {
        case idle
        /// With the progress that the work reports, if it does.
        case executing(Double?)

        var isExecuting: Bool { if case .executing = self { true } else { false } }
    }

    let isEnabled: Property<Bool>
    let execute: @MainActor () -> any Disposable
    let status: @MainActor (WeakExecution?) -> Status
}

/// The execution that a button started last.
private final class StartedExecution {
    // Lazy, as SwiftUI makes an initial state with each value of the view, and drops it.
    private(set) lazy var execution = MutableProperty<WeakExecution?>(nil)
}

private final class WeakExecution {
    private(set) weak var value: (any Disposable)?

    init(_ value: any Disposable) { self.value = value }
}
#endif
