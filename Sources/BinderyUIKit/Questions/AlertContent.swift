#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// What an alert or an action sheet asks, with a button for each answer. SwiftUI has an `Alert` of its own.
///
/// ```swift
/// AlertContent(title: "Delete \(count) books?", buttons: [.destructive("Delete", true), .cancel("Keep", false)])
/// ```
public struct AlertContent<Answer> {
    public let title: String?
    public let message: String?
    public let style: UIAlertController.Style
    public let buttons: [Button]

    /// A button, and the answer that it gives.
    public struct Button {
        public let title: String
        public let style: UIAlertAction.Style
        public let answer: Answer

        public init(_ title: String, style: UIAlertAction.Style = .default, _ answer: Answer) {
            (self.title, self.style, self.answer) = (title, style, answer)
        }

        /// A button for an answer that destroys something.
        public static func destructive(_ title: String, _ answer: Answer) -> Button {
            Button(title, style: .destructive, answer)
        }

        /// The button that leaves everything as it is. An alert has at most one.
        public static func cancel(_ title: String, _ answer: Answer) -> Button {
            Button(title, style: .cancel, answer)
        }
    }

    public init(
        title: String? = nil, message: String? = nil, style: UIAlertController.Style = .alert, buttons: [Button]
    ) {
        (self.title, self.message, self.style, self.buttons) = (title, message, style, buttons)
    }
}

extension ReactiveProperties where Object: UIViewController {
    /// Answers the questions of a view model by alerts over this view controller, as long as it exists.
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
    /// | the model asks | the alert is presented |
    /// | the user taps a button | the model receives its answer |
    /// | the alert ends without a button | that of the cancel button, or, if there is none, no answer |
    /// | the asking task is cancelled | the alert is dismissed |
    /// | something else is presented over this view controller | the alert is presented over that |
    /// | that is being presented or dismissed | the alert is presented afterwards |
    /// | the view of this view controller is in no window | the same answer as without a button |
    /// | this view controller is deallocated | later questions have no answer from it |
    ///
    /// Ask on the main actor.
    ///
    /// - Returns: A disposable that ends it.
    @discardableResult
    public func answer<Question, Answer>(
        _ interaction: Interaction<Question, Answer>, by alert: @escaping (Question) -> AlertContent<Answer>
    ) -> any Disposable {
        let asking: (Question, @escaping (Answer) -> Void) -> Asking<Answer> = { [weak object] question, answer in
            let alert = alert(question)
            let shown = UIAlertController(title: alert.title, message: alert.message, preferredStyle: alert.style)
            for button in alert.buttons {
                shown.addAction(UIAlertAction(title: button.title, style: button.style) { _ in answer(button.answer) })
            }
            #if !os(tvOS)
            // An action sheet is a popover on an iPad, and needs a place.
            if let popover = shown.popoverPresentationController, let view = object?.view {
                popover.sourceView = view
                popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
                popover.permittedArrowDirections = []
            }
            #endif
            return Asking(controller: shown, dismissed: alert.buttons.first { $0.style == .cancel }?.answer)
        }
        return answer(interaction, asking: asking)
    }
}
#endif
