#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
public import SwiftUI

/// A button that cancels an action. It is enabled while an execution is unfinished.
///
/// ```swift
/// CancelButton("Stop", action: model.upload)
/// ```
///
/// - Also known as: nothing elsewhere; `CancelCommand` in the MVVM Toolkit.
public struct CancelButton<Label: View>: View {
    private let label: Label
    private let isExecuting: Property<Bool>
    private let cancel: @MainActor () -> Void

    /// Creates a button that cancels all unfinished executions of an action, running or waiting.
    public init<Input, Output, Failure>(
        action: Action<Input, Output, Failure>, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        isExecuting = action.isExecuting
        cancel = { action.cancel() }
    }

    public var body: some View {
        Button(role: .cancel, action: cancel) { label }.disabled(!isExecuting.value)
    }
}

extension CancelButton where Label == Text {
    /// Creates a button with a title.
    public init<Input, Output, Failure>(_ titleKey: LocalizedStringKey, action: Action<Input, Output, Failure>) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button with a title that is not localized.
    @_disfavoredOverload
    public init<Title: StringProtocol, Input, Output, Failure>(
        _ title: Title, action: Action<Input, Output, Failure>
    ) {
        self.init(action: action) { Text(title) }
    }
}
#endif
