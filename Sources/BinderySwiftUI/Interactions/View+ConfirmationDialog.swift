#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

extension View {
    /// Answers an interaction with a confirmation dialog while the view is on screen. See
    /// ``SwiftUI/View/alert(_:answering:otherwise:actions:message:)``.
    ///
    /// The user dismisses the dialog also by a tap beside it, or by the button with the role `cancel`.
    public func confirmationDialog<Question, Answer, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey, answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Actions,
        @ViewBuilder message: @escaping (Question) -> Message
    ) -> some View {
        modifier(
            AnsweringConfirmation(
                interaction: interaction, otherwise: otherwise, title: Text(titleKey), visibility: titleVisibility,
                actions: actions, message: message))
    }

    /// Answers an interaction with a confirmation dialog without a message.
    public func confirmationDialog<Question, Answer, Actions: View>(
        _ titleKey: LocalizedStringKey, answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Actions
    ) -> some View {
        confirmationDialog(
            titleKey, answering: interaction, otherwise: otherwise, titleVisibility: titleVisibility, actions: actions
        ) { _ in EmptyView() }
    }
}

private struct AnsweringConfirmation<Question, Answer, Actions: View, Message: View>: ViewModifier {
    let interaction: Interaction<Question, Answer>
    let otherwise: Answer?
    let title: Text
    let visibility: Visibility
    let actions: (Question, @escaping (Answer) -> Void) -> Actions
    let message: (Question) -> Message
    @State private var questions = OpenQuestions<Question, Answer>()

    func body(content: Content) -> some View {
        content
            .confirmationDialog(
                title, isPresented: Bindable(questions).isPresented, titleVisibility: visibility,
                presenting: questions.shown,
                actions: { asked in actions(asked.question) { questions.answer($0, to: asked) } },
                message: { message($0.question) }
            )
            .answering(interaction, by: questions, otherwise: otherwise)
    }
}
#endif
