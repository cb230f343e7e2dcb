#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSViewController {
    /// Answers the questions of a view model by a view controller that is presented as a sheet over this one, as long
    /// as this one exists.
    ///
    /// ```swift
    /// reactive.answer(model.chooseColor) { present, answer in
    ///     ColorController(present, chosen: answer)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the model asks | `make` is called; its view controller is presented |
    /// | `answer` is called | the view controller is dismissed; the model receives the answer |
    /// | the view controller is dismissed otherwise | the model receives `dismissed`, or, if it is nil, no answer |
    /// | the asking task is cancelled | the view controller is dismissed |
    /// | the view of this view controller is in no window | the question has no answer from it |
    /// | this view controller is deallocated | later questions have no answer from it |
    ///
    /// Ask on the main actor.
    ///
    /// - Parameters:
    ///   - dismissed: The answer when the view controller ends without one.
    ///   - make: Returns the view controller that asks, and calls `answer` once.
    /// - Returns: A disposable that ends it.
    @discardableResult
    public func answer<Question, Answer>(
        _ interaction: Interaction<Question, Answer>, otherwise dismissed: Answer? = nil,
        presenting make: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> NSViewController
    ) -> any Disposable {
        answering(interaction) { controller, question, end in
            if controller.view.window == nil { return nil }
            let shown = make(question) { end($0) }
            var hasEnded = false
            let closing = shown.reactive.isOnScreen.observeChanges { isOnScreen in
                if isOnScreen { return }
                hasEnded = true
                end(dismissed)
            }
            // A queued sheet may end before it is shown.
            Attachments.of(shown).onDeallocation { end(dismissed) }
            controller.presentAsSheet(shown)
            return { [weak controller, weak shown] in
                closing.dispose()
                // AppKit is still dismissing a controller that has just left the screen.
                guard !hasEnded, let controller, let shown, shown.presentingViewController === controller else {
                    return
                }
                controller.dismiss(shown)
            }
        }
    }

    /// Answers questions by what `begin` shows.
    ///
    /// - Parameter begin: Shows a question, and calls `end` with the answer of the user. Returns a closure that ends
    ///   what is shown; nil if it cannot be shown.
    func answering<Question, Answer>(
        _ interaction: Interaction<Question, Answer>,
        begin:
            @escaping (_ controller: Object, _ question: Question, _ end: @escaping (Answer?) -> Void) -> (() -> Void)?
    ) -> any Disposable {
        let presenter = WeakController(object)
        let registration = interaction.handle { question in
            guard let object = presenter.object else { return nil }
            return await answers { begin(object, question, $0) }.firstValue()
        }
        attachments.onDeallocation { registration.dispose() }
        return registration
    }
}

// A closure that captures weakly would leave the actor.
@MainActor
private final class WeakController<Controller: NSViewController> {
    private(set) weak var object: Controller?

    init(_ object: Controller) { self.object = object }
}

/// Shows something at each observation, and sends the answer that it ends with.
@MainActor
private func answers<Answer>(
    _ begin: @escaping (_ end: @escaping (Answer?) -> Void) -> (() -> Void)?
) -> some Signal<Answer, Never> {
    Producer<Answer, Never> { emitter in
        let close = begin { answer in
            if let answer { emitter.send(answer) }
            emitter.complete()
        }
        guard let close else { return emitter.complete() }
        emitter.onDispose(close)
    }
}
#endif
