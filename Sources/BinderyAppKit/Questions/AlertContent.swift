#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

/// What an alert asks, with a button for each answer. SwiftUI has an `Alert` of its own.
///
/// ```swift
/// AlertContent(title: "Delete \(count) books?", buttons: [.destructive("Delete", true), .cancel("Keep", false)])
/// ```
public struct AlertContent<Answer> {
    public let title: String
    public let message: String
    public let style: NSAlert.Style
    public let buttons: [Button]

    /// A button, and the answer that it gives.
    public struct Button {
        public enum Role: Sendable { case `default`, destructive, cancel }

        public let title: String
        public let role: Role
        public let answer: Answer

        public init(_ title: String, role: Role = .default, _ answer: Answer) {
            (self.title, self.role, self.answer) = (title, role, answer)
        }

        /// A button for an answer that destroys something.
        public static func destructive(_ title: String, _ answer: Answer) -> Button {
            Button(title, role: .destructive, answer)
        }

        /// The button that leaves everything as it is. The Escape key presses it.
        public static func cancel(_ title: String, _ answer: Answer) -> Button {
            Button(title, role: .cancel, answer)
        }
    }

    /// - Parameter buttons: The first is at the edge, and the return key presses it.
    public init(title: String, message: String = "", style: NSAlert.Style = .warning, buttons: [Button]) {
        (self.title, self.message, self.style, self.buttons) = (title, message, style, buttons)
    }

    var cancelButton: Button? { buttons.first { $0.role == .cancel } }

    @MainActor
    func makeAlert() -> NSAlert {
        let alert = NSAlert()
        (alert.messageText, alert.informativeText, alert.alertStyle) = (title, message, style)
        for button in buttons {
            let shown = alert.addButton(withTitle: button.title)
            if button.role == .cancel { shown.keyEquivalent = "\u{1b}" }
            shown.hasDestructiveAction = button.role == .destructive
        }
        return alert
    }
}

extension ReactiveProperties where Object: NSViewController {
    /// Answers the questions of a view model by alerts over the window of this view controller, as long as it exists.
    ///
    /// ```swift
    /// reactive.answer(model.confirmDeletion) { count in
    ///     AlertContent(
    ///         title: "Delete \(count) books?", buttons: [.destructive("Delete", true), .cancel("Keep", false)])
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the model asks | the alert is shown as a sheet of the window, after the sheets that the window has |
    /// | the user clicks a button | the model receives its answer |
    /// | code ends the sheet | the model receives the answer of the cancel button, or, if there is none, no answer |
    /// | the asking task is cancelled | the alert ends |
    /// | the view is in no window | the question has no answer from this view controller |
    /// | this view controller is deallocated | later questions have no answer from it |
    ///
    /// Ask on the main actor.
    ///
    /// - Returns: A disposable that ends it.
    @discardableResult
    public func answer<Question, Answer>(
        _ interaction: Interaction<Question, Answer>, by alert: @escaping (Question) -> AlertContent<Answer>
    ) -> any Disposable {
        answering(interaction) { controller, question, end in
            guard let window = controller.view.window else { return nil }
            let alert = alert(question)
            let shown = alert.makeAlert()
            let isShown = MutableProperty(true)
            shown.beginSheetModal(for: window) { response in
                isShown.value = false
                let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
                let button = alert.buttons.indices.contains(index) ? alert.buttons[index] : alert.cancelButton
                end(button?.answer)
            }
            return { [weak window] in
                if untracked({ isShown.value }) { window?.endSheet(shown.window, returnCode: .abort) }
            }
        }
    }
}
#endif
