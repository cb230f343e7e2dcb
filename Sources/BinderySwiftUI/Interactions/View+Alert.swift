#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

extension View {
    /// Answers an interaction with an alert while the view is on screen.
    ///
    /// ```swift
    /// .alert("Delete the book?", answering: model.confirm) { title, answer in
    ///     Button("Delete", role: .destructive) { answer(true) }
    ///     Button("Cancel", role: .cancel) { answer(false) }
    /// } message: { title in
    ///     Text(title)
    /// }
    /// ```
    ///
    /// | event | result of `ask` |
    /// |---|---|
    /// | a button calls `answer` | that answer; the alert is dismissed |
    /// | a button does not, or SwiftUI dismisses the alert | `otherwise`; if it is nil, another view is asked |
    /// | another question is open | the alert is shown after that |
    /// | the view leaves the screen | throws `.cancelled`; later questions go to other views |
    /// | the asking task is cancelled | throws `.cancelled`; the alert is dismissed |
    ///
    /// Of several views on screen that answer an interaction, the one that appeared last is asked first.
    ///
    /// - Parameters:
    ///   - otherwise: The answer to a question that is dismissed.
    ///   - actions: The buttons for a question. They answer it by the function that they receive.
    ///   - message: What is shown below the title.
    /// - Isolation: Ask on the main actor.
    /// - Also known as: an interaction handler with a dialog in ReactiveUI, `alert(_:)` with an `AlertState` in the
    ///   Composable Architecture.
    public func alert<Question, Answer, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        @ViewBuilder actions: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Actions,
        @ViewBuilder message: @escaping (Question) -> Message
    ) -> some View {
        alert(
            answering: interaction, otherwise: otherwise, title: { _ in Text(titleKey) }, actions: actions,
            message: message)
    }

    /// Answers an interaction with an alert without a message.
    public func alert<Question, Answer, Actions: View>(
        _ titleKey: LocalizedStringKey, answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        @ViewBuilder actions: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Actions
    ) -> some View {
        alert(titleKey, answering: interaction, otherwise: otherwise, actions: actions) { _ in EmptyView() }
    }

    /// Answers an interaction with an alert whose title depends on the question.
    public func alert<Question, Answer, Actions: View, Message: View>(
        answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        title: @escaping (Question) -> Text,
        @ViewBuilder actions: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Actions,
        @ViewBuilder message: @escaping (Question) -> Message
    ) -> some View {
        modifier(
            AnsweringAlert(
                interaction: interaction, otherwise: otherwise, title: title, actions: actions, message: message))
    }
}

private struct AnsweringAlert<Question, Answer, Actions: View, Message: View>: ViewModifier {
    let interaction: Interaction<Question, Answer>
    let otherwise: Answer?
    let title: (Question) -> Text
    let actions: (Question, @escaping (Answer) -> Void) -> Actions
    let message: (Question) -> Message
    @State private var questions = OpenQuestions<Question, Answer>()

    func body(content: Content) -> some View {
        content
            .alert(
                questions.shown.map { title($0.question) } ?? Text(verbatim: ""),
                isPresented: Bindable(questions).isPresented, presenting: questions.shown,
                actions: { asked in actions(asked.question) { questions.answer($0, to: asked) } },
                message: { message($0.question) }
            )
            .answering(interaction, by: questions, otherwise: otherwise)
    }
}
#endif
