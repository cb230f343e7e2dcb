extension View {
    /// Answers an interaction by asking the user, while the view is on screen.
    ///
    /// ```swift
    /// List(model).confirm(model.confirmDeletion) { book in
    ///     Confirm(title: "Delete “\(book.title)”?", confirm: "Delete", isDestructive: true)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the interaction is asked | a dialog with the id `dialog`, with the buttons `dialog-confirm`, `dialog-cancel` |
    /// | the user confirms | `true` |
    /// | the user cancels, or closes the dialog by the Escape key | `false` |
    /// | another question is asked meanwhile | its dialog is in front |
    /// | the asking task is cancelled, or the view leaves the screen | the dialog is removed |
    public func confirm<Question>(
        _ interaction: Interaction<Question, Bool>, _ dialog: @escaping (Question) -> Confirm
    ) -> some View {
        handling(interaction) { question in ConfirmDialog(dialog: dialog(question)) }
    }
}

/// A question with two answers, shown by ``View/confirm(_:_:)``.
public struct Confirm {
    let title: Property<String>
    let message: Property<String>?
    let confirm: Property<String>
    let cancel: (any Wording)?
    let isDestructive: Bool

    /// - Parameters:
    ///   - confirm: The title of the button that confirms, such as “Delete”.
    ///   - cancel: The title of the button that cancels; nil uses ``InterfaceTexts/cancel``.
    ///   - isDestructive: Whether the action cannot be undone. It then looks so, and the cancel button is focused.
    public init(
        title: some Wording, message: (any Wording)? = nil, confirm: some Wording, cancel: (any Wording)? = nil,
        isDestructive: Bool = false
    ) {
        self.title = title.wording
        self.message = message?.wording
        self.confirm = confirm.wording
        self.cancel = cancel
        self.isDestructive = isDestructive
    }
}

struct ConfirmDialog: AnswerDialog {
    let dialog: Confirm

    func view(
        in environment: Rendering.Environment, focusing: Subject<Void, Never>, answer: @escaping (Bool) -> Void
    ) -> some View {
        let isDestructive = dialog.isDestructive
        let never = Subject<Void, Never>()
        let cancel = dialog.cancel ?? environment.texts.cancel
        return Dialog(
            role: .alert, title: dialog.title, message: dialog.message, dismissed: { answer(false) },
            content: { EmptyView() },
            actions: {
                Button(cancel) { answer(false) }
                    .focus(on: isDestructive ? focusing : never).id("dialog-cancel")
                Button(dialog.confirm) { answer(true) }
                    .prominence(isDestructive ? .destructive : .primary)
                    .focus(on: isDestructive ? never : focusing).id("dialog-confirm")
            })
    }
}
