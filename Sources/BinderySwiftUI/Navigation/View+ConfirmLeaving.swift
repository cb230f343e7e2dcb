#if canImport(SwiftUI)
public import Bindery
public import BinderyGraph
public import SwiftUI

extension View {
    /// Asks before the user leaves the screen of the view while a condition holds, such as unsaved edits.
    ///
    /// ```swift
    /// .confirmLeaving(while: model.isEdited, back: "Back") { leave in
    ///     Task { if (try? await model.confirm.ask("Discard the changes?")) == true { leave() } }
    /// }
    /// ```
    ///
    /// | event, while the condition holds | result |
    /// |---|---|
    /// | the user presses the back button, named `back` | `ask` is called; the screen stays |
    /// | the user swipes back or swipes the sheet down | nothing: SwiftUI does not let the user swipe |
    /// | `pop`, another stack or an address would end the screen | `ask` is called; the screen stays |
    /// | `ask` calls its argument | the screen ends |
    /// | another screen covers this one | nothing |
    ///
    /// SwiftUI cannot ask before a swipe, and the screen would come back with new state. Therefore its back button is
    /// replaced by one that asks. Outside a ``NavigatorStack``, only the swipe of a sheet is stopped.
    public func confirmLeaving(
        while condition: Property<Bool>, back: LocalizedStringKey = "Back", ask: @escaping LeaveQuestion
    ) -> some View {
        modifier(LeavingModifier(condition: condition, back: back, ask: ask))
    }
}

private struct LeavingModifier: ViewModifier {
    let condition: Property<Bool>
    let back: LocalizedStringKey
    let ask: LeaveQuestion
    @Environment(\.navigatorScreen) private var screen
    @State private var guarding = Guarding()

    /// The question is registered until the view goes, also while another screen covers it.
    private final class Guarding {
        var ask: LeaveQuestion = { _ in }
        var registration: (any Disposable)?

        deinit { registration?.dispose() }
    }

    func body(content: Content) -> some View {
        let isGuarded = condition.value
        let screen = screen.flatMap { $0.isRoot ? nil : $0 }
        guarding.ask = ask
        return
            content
            .onAppear { register() }
            .navigationBarBackButtonHidden(isGuarded && screen != nil)
            .interactiveDismissDisabled(isGuarded)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    if isGuarded, let screen { Button(back) { screen.leave() } }
                }
            }
    }

    private func register() {
        if guarding.registration != nil { return }
        guarding.registration = screen?.confirmLeaving(while: condition) { [weak guarding] in guarding?.ask($0) }
    }
}
#endif
