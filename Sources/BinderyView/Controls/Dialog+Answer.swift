protocol AnswerDialog {
    associatedtype Answer
    associatedtype Shown: View

    /// - Parameter focusing: Sends once the dialog is mounted.
    func view(
        in environment: Rendering.Environment, focusing: Subject<Void, Never>, answer: @escaping (Answer) -> Void
    ) -> Shown
}

extension Rendering.MountPoint {
    /// Shows a dialog until it is answered, the scope ends, or the result is disposed of.
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

extension View {
    func handling<Question, Shown: AnswerDialog>(
        _ interaction: Interaction<Question, Shown.Answer>, _ view: @escaping (Question) -> Shown
    ) -> some View {
        WhileShown(content: self, work: InteractionWork(interaction: interaction, view: view))
    }
}

private struct InteractionWork<Question, Shown: AnswerDialog>: VisibleWork {
    let interaction: Interaction<Question, Shown.Answer>
    let view: (Question) -> Shown

    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
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
