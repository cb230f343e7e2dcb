#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIViewController {
    /// Answers the questions of a view model by a view controller that is presented over this one, as long as this one
    /// exists.
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
    /// | the user swipes the view controller down | the model receives `dismissed`, or, if it is nil, no answer |
    /// | code dismisses the view controller | the same, as soon as it is deallocated |
    /// | the view of this view controller is in no window | the same |
    /// | the asking task is cancelled | the view controller is dismissed |
    /// | something else is presented over this view controller | the other is presented over that |
    /// | that is being presented or dismissed | the other is presented afterwards |
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
        presenting make: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> UIViewController
    ) -> any Disposable {
        answer(interaction, asking: { Asking(controller: make($0, $1), dismissed: dismissed) })
    }

    func answer<Question, Answer>(
        _ interaction: Interaction<Question, Answer>,
        asking make: @escaping (_ question: Question, _ answer: @escaping (Answer) -> Void) -> Asking<Answer>
    ) -> any Disposable {
        let presenter = WeakController(object)
        let registration = interaction.handle { question in
            guard let object = presenter.object else { return nil }
            return await answers(over: object) { make(question, $0) }.firstValue()
        }
        attachments.onDeallocation { registration.dispose() }
        return registration
    }
}

/// A view controller that asks, and the answer if it ends without one.
struct Asking<Answer> {
    let controller: UIViewController
    let dismissed: Answer?
}

// A closure that captures weakly would leave the actor.
@MainActor
private final class WeakController {
    private(set) weak var object: UIViewController?

    init(_ object: UIViewController) { self.object = object }
}

/// Presents a view controller at each observation, and sends its answer.
@MainActor
private func answers<Answer>(
    over controller: UIViewController, _ make: @escaping (_ answer: @escaping (Answer) -> Void) -> Asking<Answer>
) -> some Signal<Answer, Never> {
    Producer<Answer, Never> { [weak controller] emitter in
        guard let controller else { return emitter.complete() }
        func end(_ answer: Answer?) {
            if let answer { emitter.send(answer) }
            emitter.complete()
        }
        let asking = make { end($0) }
        let (shown, dismissed) = (asking.controller, asking.dismissed)
        let dismissal = Dismissal { end(dismissed) }
        Attachments.of(shown).replace("dismissal", by: dismissal)
        // UIKit reports neither a dismissal by code nor that of an action sheet by a tap outside.
        Attachments.of(shown).onDeallocation { end(dismissed) }
        present(shown, over: controller, delegate: dismissal) { !emitter.isDisposed }
        emitter.onDispose { [weak shown] in if let shown { dismiss(shown) } }
    }
}

/// Presents a view controller over what another presents, after its transition if it is being presented or dismissed.
@MainActor
private func present(
    _ shown: UIViewController, over controller: UIViewController, delegate: Dismissal,
    while isWanted: @escaping @MainActor () -> Bool
) {
    var presenter = controller
    while let next = presenter.presentedViewController {
        let later: @MainActor () -> Void = {
            if isWanted() { present(shown, over: controller, delegate: delegate, while: isWanted) }
        }
        if next.isMoving(then: later) { return }
        presenter = next
    }
    // UIKit presents nothing then. A presentation controller and its view controller retain each other until they end.
    if presenter.viewIfLoaded?.window == nil { return }
    if !(shown is UIAlertController) { shown.presentationController?.delegate = delegate }
    presenter.present(shown, animated: true)
}

/// Dismisses a view controller if it is presented, after its transition if it is being presented.
@MainActor
private func dismiss(_ shown: UIViewController) {
    if shown.presentingViewController == nil || shown.isMoving(then: { dismiss(shown) }) { return }
    shown.dismiss(animated: true)
}

/// Hears of a view controller that the user has swiped down.
private final class Dismissal: NSObject, UIAdaptivePresentationControllerDelegate {
    private let dismissed: () -> Void

    init(_ dismissed: @escaping () -> Void) {
        self.dismissed = dismissed
        super.init()
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissed() }
}
#endif
