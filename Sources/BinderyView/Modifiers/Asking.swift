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

    /// Shows the question of an interaction as a message while the view is on screen, and answers when the user closes
    /// it. The dialog has the id `dialog`, its button the id `dialog-confirm`.
    public func alert<Message>(
        _ interaction: Interaction<Message, Void>, _ dialog: @escaping (Message) -> Alert
    ) -> some View {
        handling(interaction) { message in AlertDialog(dialog: dialog(message)) }
    }

    /// Shows each value of a signal as a message, one after another, while the view is on screen.
    public func alert<Messages: Signal>(
        _ messages: Messages, _ dialog: @escaping (Messages.Value) -> Alert
    ) -> some View where Messages.Failure == Never {
        WhileShown(content: self, work: AlertWork(messages: messages, dialog: dialog))
    }

    private func handling<Question, Shown: AnswerDialog>(
        _ interaction: Interaction<Question, Shown.Answer>, _ view: @escaping (Question) -> Shown
    ) -> some View {
        WhileShown(content: self, work: InteractionWork(interaction: interaction, view: view))
    }
}

/// The content of a dialog that ends with an answer.
protocol AnswerDialog {
    associatedtype Answer
    associatedtype Shown: View

    /// - Parameter focusing: Sends once the dialog is mounted.
    func view(in environment: Environment, focusing: Subject<Void, Never>, answer: @escaping (Answer) -> Void) -> Shown
}

struct ConfirmDialog: AnswerDialog {
    let dialog: Confirm

    func view(
        in environment: Environment, focusing: Subject<Void, Never>, answer: @escaping (Bool) -> Void
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

private struct AlertDialog: AnswerDialog {
    let dialog: Alert

    func view(
        in environment: Environment, focusing: Subject<Void, Never>, answer: @escaping (()) -> Void
    ) -> some View {
        let button = dialog.button ?? environment.texts.ok
        return Dialog(
            role: .alert, title: dialog.title, message: dialog.message, dismissed: { answer(()) },
            content: { EmptyView() },
            actions: {
                Button(button) { answer(()) }
                    .prominence(.primary).focus(on: focusing).id("dialog-confirm")
            })
    }
}

extension MountPoint {
    /// Shows a dialog until it is answered or the scope ends.
    ///
    /// - Returns: A disposable that removes the dialog without an answer.
    func ask<Dialog: AnswerDialog>(
        _ dialog: Dialog, answered: @escaping (Dialog.Answer) -> Void
    ) -> any Disposable {
        let point = overlay()
        let focusing = Subject<Void, Never>()
        let view = dialog.view(in: environment, focusing: focusing) { answer in
            if point.scope.isDisposed { return }
            point.scope.dispose()
            answered(answer)
        }
        view.mount(in: point)
        focusing.send()
        return point.scope
    }
}

private struct InteractionWork<Question, Shown: AnswerDialog>: VisibleWork {
    let interaction: Interaction<Question, Shown.Answer>
    let view: (Question) -> Shown

    func start<B: Backend>(in point: MountPoint<B>) {
        interaction.handle { question in
            let answers = Subject<Shown.Answer, Never>()
            let dialog = point.ask(view(question)) { answers.send($0) }
            let answer = await answers.firstValue()
            dialog.dispose()
            return answer
        }
        .disposed(in: point.scope)
    }
}

private struct AlertWork<Messages: Signal>: VisibleWork where Messages.Failure == Never {
    let messages: Messages
    let dialog: (Messages.Value) -> Alert

    func start<B: Backend>(in point: MountPoint<B>) {
        let queue = AlertQueue { alert, closed in _ = point.ask(AlertDialog(dialog: alert)) { closed() } }
        messages.observe { [dialog] in queue.add(dialog($0)) }.disposed(in: point.scope)
    }
}

/// A queue of messages, of which one is shown at a time.
private final class AlertQueue {
    private var waiting: [Alert] = []
    private var isShowing = false
    private let show: (Alert, _ closed: @escaping () -> Void) -> Void

    init(show: @escaping (Alert, _ closed: @escaping () -> Void) -> Void) { self.show = show }

    func add(_ alert: Alert) {
        waiting.append(alert)
        showNext()
    }

    private func showNext() {
        if isShowing || waiting.isEmpty { return }
        isShowing = true
        show(waiting.removeFirst()) { [self] in
            isShowing = false
            showNext()
        }
    }
}
