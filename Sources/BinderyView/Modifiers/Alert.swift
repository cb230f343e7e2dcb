extension View {
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
}

/// A message that the user must close before continuing, shown by ``View/alert(_:_:)-(_,(Message)->Alert)``.
public struct Alert {
    let title: Property<String>
    let message: Property<String>?
    let button: (any Wording)?

    /// - Parameter button: The title of the button that closes the message; nil uses ``InterfaceTexts/ok``.
    public init(title: some Wording, message: (any Wording)? = nil, button: (any Wording)? = nil) {
        self.title = title.wording
        self.message = message?.wording
        self.button = button
    }
}

private struct AlertDialog: AnswerDialog {
    let dialog: Alert

    func view(
        in environment: Rendering.Environment, focusing: Subject<Void, Never>, answer: @escaping (()) -> Void
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

private struct AlertWork<Messages: Signal>: VisibleWork where Messages.Failure == Never {
    let messages: Messages
    let dialog: (Messages.Value) -> Alert

    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let queue = AlertQueue { alert, closed in _ = point.ask(AlertDialog(dialog: alert)) { closed() } }
        messages.observe { [dialog] in queue.add(dialog($0)) }.disposed(in: point.scope)
    }
}

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
