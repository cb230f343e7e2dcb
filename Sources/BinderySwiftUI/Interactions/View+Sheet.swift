#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

extension View {
    /// Answers an interaction with a sheet while the view is on screen.
    ///
    /// ```swift
    /// .sheet(answering: model.pickColor, otherwise: .black) { colors, answer in
    ///     ForEach(colors) { color in Button(color.name) { answer(color) } }
    /// }
    /// ```
    ///
    /// The sheet ends with the answer. If the user swipes it down, the answer is `otherwise`; if that is nil, another
    /// view is asked. See ``SwiftUI/View/alert(_:answering:otherwise:actions:message:)``.
    public func sheet<Question, Answer, Sheet: View>(
        answering interaction: Interaction<Question, Answer>, otherwise: Answer? = nil,
        @ViewBuilder content: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Sheet
    ) -> some View {
        modifier(AnsweringSheet(interaction: interaction, otherwise: otherwise, sheet: content))
    }
}

private struct AnsweringSheet<Question, Answer, Sheet: View>: ViewModifier {
    let interaction: Interaction<Question, Answer>
    let otherwise: Answer?
    let sheet: (Question, @escaping (Answer) -> Void) -> Sheet
    @State private var questions = OpenQuestions<Question, Answer>()

    func body(content: Content) -> some View {
        content
            .sheet(item: Bindable(questions).shown) { asked in
                sheet(asked.question) { questions.answer($0, to: asked) }
            }
            .answering(interaction, by: questions, otherwise: otherwise)
    }
}
#endif
