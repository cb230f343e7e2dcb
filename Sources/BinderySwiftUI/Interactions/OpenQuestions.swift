#if canImport(SwiftUI)
internal import Bindery
internal import BinderyGraph
internal import BinderyStreams
internal import Observation
internal import SwiftUI

/// The questions that a view shows, one after another.
///
/// A question that is answered or dismissed is taken off the screen at once. The next one is shown after SwiftUI has
/// updated the screen without any, since it does not replace what it presents.
final class OpenQuestions<Question, Answer>: Observable {
    /// A question until its end.
    final class Asked: Identifiable {
        let question: Question
        fileprivate let ended = Subject<Void, Never>()
        fileprivate var answer: Answer?

        fileprivate init(_ question: Question) { self.question = question }
    }

    // Lazy, as SwiftUI makes an initial state with each value of the view, and drops it.
    private lazy var front = MutableProperty<Asked?>(nil)
    private lazy var endings = MutableProperty(0)
    private var waiting: [Asked] = []
    /// Whether the screen may still show the question before.
    private var isClosing = false

    /// The question on screen.
    var shown: Asked? {
        get { front.value }
        // SwiftUI writes nil when it dismisses the question.
        set { if newValue == nil, let shown = untracked({ front.value }) { end(shown) } }
    }

    /// The number of questions that were taken off the screen. After each, none is shown until ``closed()``.
    var endingCount: Int { endings.value }

    /// Whether a question is on screen.
    var isPresented: Bool {
        get { shown != nil }
        set { if !newValue { shown = nil } }
    }

    /// Shows a question in its turn, and waits for its end: the answer, or nil if there is none.
    nonisolated(nonsending) func ask(_ question: Question) async -> Answer? {
        let asked = Asked(question)
        waiting.append(asked)
        showNext()
        _ = await asked.ended.firstValue()
        // A dismissed question may be answered until now, since SwiftUI may report the dismissal before the button.
        let answer = asked.answer
        asked.answer = nil
        waiting.removeAll { $0 === asked }
        end(asked)
        return answer
    }

    /// Answers a question, for the first time.
    func answer(_ answer: Answer, to asked: Asked) {
        if asked.answer == nil { asked.answer = answer }
        end(asked)
    }

    /// SwiftUI has updated the screen without a question.
    func closed() {
        isClosing = false
        showNext()
    }

    private func end(_ asked: Asked) {
        if untracked({ front.value }) === asked {
            isClosing = true
            front.value = nil
            endings.add(1)
        }
        asked.ended.send()
    }

    private func showNext() {
        if isClosing || untracked({ front.value }) != nil || waiting.isEmpty { return }
        front.value = waiting.removeFirst()
    }
}

extension View {
    /// Answers an interaction by `questions` while the view is on screen.
    func answering<Question, Answer>(
        _ interaction: Interaction<Question, Answer>, by questions: OpenQuestions<Question, Answer>, otherwise: Answer?
    ) -> some View {
        whileOnScreen(id: ObjectIdentifier(interaction)) { bag in
            let answer: nonisolated(nonsending) (Question) async -> Answer? = { await questions.ask($0) ?? otherwise }
            interaction.handle(answer).disposed(by: bag)
        }
        // Not of `isPresented`: SwiftUI does not see a question that ends before the update that would show it.
        .onChange(of: questions.endingCount) { questions.closed() }
    }
}
#endif
