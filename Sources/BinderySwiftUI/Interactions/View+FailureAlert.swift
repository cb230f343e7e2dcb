#if canImport(SwiftUI)
public import Bindery
internal import BinderyGraph
internal import Observation
public import SwiftUI

extension View {
    /// Shows an alert for each failure of an action, while the view is on screen.
    ///
    /// ```swift
    /// .alert("The book was not saved", failuresOf: model.save) { failure in Text(failure.message) }
    /// ```
    ///
    /// The alert has the button “OK” of SwiftUI. A failure that arrives meanwhile replaces the one shown.
    public func alert<Input, Output, Failure, Message: View>(
        _ titleKey: LocalizedStringKey, failuresOf action: Action<Input, Output, Failure>,
        @ViewBuilder message: @escaping (Failure) -> Message
    ) -> some View {
        modifier(FailureAlert(title: Text(titleKey), action: action, message: message))
    }
}

private struct FailureAlert<Input, Output, Failure: Error, Message: View>: ViewModifier {
    let title: Text
    let action: Action<Input, Output, Failure>
    let message: (Failure) -> Message
    @State private var shown = Shown()

    private final class Shown: Observable {
        @Reactive var failure: Failure?

        init() { _failure = MutableProperty(nil, by: { $0 == nil && $1 == nil }) }

        var isPresented: Bool {
            get { failure != nil }
            set { if !newValue { failure = nil } }
        }
    }

    func body(content: Content) -> some View {
        content
            .alert(
                title, isPresented: Bindable(shown).isPresented, presenting: shown.failure,
                actions: { _ in EmptyView() }, message: message
            )
            .onReceive(action.failures) { shown.failure = $0 }
    }
}
#endif
