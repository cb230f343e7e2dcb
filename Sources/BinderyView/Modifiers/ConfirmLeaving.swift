extension View {
    /// Asks before the user leaves the screen of the view while a condition holds, such as unsaved edits.
    ///
    /// ```swift
    /// Form { … }.confirmLeaving(while: model.hasUnsavedEdits) {
    ///     Confirm(title: "Discard the changes?", confirm: "Discard", isDestructive: true)
    /// }
    /// ```
    ///
    /// | event, while the condition holds | result |
    /// |---|---|
    /// | a back button, `pop` or another stack would end the screen | the question, as `dialog`; the screen stays |
    /// | the user confirms by `dialog-confirm` | the most recent of these requests is carried out |
    /// | the user cancels by `dialog-cancel` or the Escape key | nothing happens |
    /// | the window is reloaded or closed | the platform's own question; outside a ``NavigationStack``, only this |
    /// | the screen is covered by another one | nothing: the screen keeps its state |
    /// | `finish(with:)` delivers its result, or a route guard no longer lets it be shown | ends without a question |
    ///
    /// A program that ends the screen on purpose makes the condition false first.
    ///
    /// - Parameter question: Made each time it is asked.
    public func confirmLeaving(while condition: Property<Bool>, _ question: @escaping () -> Confirm) -> some View {
        ConfirmingLeaving(content: self, condition: condition, question: question)
    }
}

private struct ConfirmingLeaving<Content: View>: Rendering.PrimitiveView {
    let content: Content
    let condition: Property<Bool>
    let question: () -> Confirm

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        content.mount(in: point)
        point.unsavedChanges.follow(condition, in: point.scope)
        guard let screen = point.environment.screen else { return }
        // The most recent request to leave wins.
        var wanted: (() -> Void)?
        let question = question
        screen.confirmLeaving(condition) { leave in
            let isAsking = wanted != nil
            wanted = leave
            if isAsking { return }
            _ = point.ask(ConfirmDialog(dialog: question())) { isConfirmed in
                let leave = wanted
                wanted = nil
                if isConfirmed { leave?() }
            }
        }
        .disposed(in: point.scope)
    }
}
