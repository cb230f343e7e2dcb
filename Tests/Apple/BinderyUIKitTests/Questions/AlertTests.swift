import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct AlertTests {
    private let window = UIWindow()
    private let controller = UIViewController()
    private let confirm = Interaction<Int, Bool>("confirm")

    init() { window.rootViewController = controller }

    private func answer() -> any Disposable {
        controller.reactive.answer(confirm) { count in
            AlertContent(
                title: "Delete \(count) books?", message: "They are gone.",
                buttons: [.destructive("Delete", true), .cancel("Keep", false)])
        }
    }

    /// Waits until an alert is shown; the asking task runs meanwhile.
    private func shownAlert() async -> UIAlertController? {
        for _ in 0..<1000 where controller.presentedViewController == nil { await Task.yield() }
        return controller.presentedViewController as? UIAlertController
    }

    @Test
    func aButtonAnswersTheQuestion() async throws {
        _ = answer()
        for (title, expected) in [("Delete", true), ("Keep", false)] {
            let asking = Task { try await confirm.ask(3) }
            let alert = try #require(await shownAlert())
            #expect(alert.title == "Delete 3 books?" && alert.message == "They are gone.")
            #expect(alert.preferredStyle == .alert)
            #expect(alert.actions.map(\.title) == ["Delete", "Keep"])
            #expect(alert.actions.map(\.style) == [.destructive, .cancel])
            alert.userChooses(title)
            #expect(try await asking.value == expected)
            #expect(controller.presentedViewController == nil)
        }
    }

    /// Waits until an alert with a question is shown, and its presentation is over.
    private func shownAlert(_ title: String) async -> UIAlertController? {
        var alert: UIAlertController? { controller.presentedViewController as? UIAlertController }
        for _ in 0..<1000 where alert?.title != title || alert?.isBeingPresented != false { await Task.yield() }
        return alert
    }

    @Test
    func aQuestionThatFollowsAnAnswerIsPresentedAfterTheDismissal() async throws {
        controller.standInTakesTime = true
        _ = answer()
        let confirm = confirm
        let asking = Task {
            let first = try await confirm.ask(1)
            return [first, try await confirm.ask(2)]
        }
        let first = try #require(await shownAlert("Delete 1 books?"))
        first.userChooses("Delete")
        let second = try #require(await shownAlert("Delete 2 books?"))
        second.userChooses("Keep")
        #expect(try await asking.value == [true, false])
    }

    /// Cancels a question when its alert is shown.
    private func askAndCancel() async throws {
        _ = answer()
        let confirm = confirm
        let asking = Task { try await confirm.ask(1) }
        _ = try #require(await shownAlert())
        asking.cancel()
        await #expect(throws: InteractionFailure.cancelled) { try await asking.value }
    }

    @Test
    func aQuestionThatIsCancelledWhileItIsPresentedIsDismissed() async throws {
        controller.standInTakesTime = true
        try await askAndCancel()
        for _ in 0..<1000 where controller.presentedViewController != nil { await Task.yield() }
        #expect(controller.presentedViewController == nil)
    }

    @Test
    func anActionSheetHasAPlaceForAnIPad() async throws {
        controller.reactive.answer(confirm) { _ in
            AlertContent(style: .actionSheet, buttons: [.destructive("Delete", true), .cancel("Keep", false)])
        }
        let asking = Task { try await confirm.ask(1) }
        let alert = try #require(await shownAlert())
        #expect(alert.popoverPresentationController?.sourceView === controller.view)
        alert.userChooses("Delete")
        #expect(try await asking.value)
    }

    @Test
    func aTapOutsideAnActionSheetEndsTheQuestion() async throws {
        for buttons: [AlertContent<Bool>.Button] in [
            [.destructive("Delete", true), .cancel("Keep", false)], [.init("Go", true)],
        ] {
            let answering = controller.reactive.answer(confirm) { _ in
                AlertContent(style: .actionSheet, buttons: buttons)
            }
            let confirm = confirm
            let asking = Task {
                await Diagnostics.$handler.withValue(.init { _ in }) { try? await confirm.ask(1) }
            }
            await shownAlert()?.userTapsOutside()
            #expect(await asking.value == (buttons.count == 2 ? false : nil))
            answering.dispose()
        }
    }

    @Test
    func anAlertThatCodeDismissesHasTheAnswerOfItsCancelButton() async throws {
        _ = answer()
        for takesTime in [false, true] {
            controller.standInTakesTime = takesTime
            let asking = Task { try await confirm.ask(3) }
            _ = await shownAlert("Delete 3 books?")
            controller.dismiss(animated: true)
            #expect(try await asking.value == false)
        }
    }

    @Test
    func aCancelledQuestionDismissesTheAlert() async throws {
        try await askAndCancel()
        #expect(controller.presentedViewController == nil)
    }

    @Test
    func anAlertIsPresentedOverWhatIsPresented() async throws {
        _ = answer()
        let sheet = UIViewController()
        controller.present(sheet, animated: false)
        let asking = Task { try await confirm.ask(1) }
        for _ in 0..<1000 where sheet.presentedViewController == nil { await Task.yield() }
        let alert = try #require(sheet.presentedViewController as? UIAlertController)
        alert.userChooses("Delete")
        #expect(try await asking.value)
        #expect(controller.presentedViewController === sheet)
    }

    private final class ChoiceController: UIViewController {
        let choose: (Bool) -> Void

        init(_ choose: @escaping (Bool) -> Void) {
            self.choose = choose
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
    }

    @Test
    func aControllerOfOnesOwnAnswers() async throws {
        controller.reactive.answer(confirm, otherwise: false) { _, answer in ChoiceController(answer) }
        for isChosen in [true, false] {
            let asking = Task { try await confirm.ask(1) }
            for _ in 0..<1000 where controller.presentedViewController == nil { await Task.yield() }
            let shown = try #require(controller.presentedViewController as? ChoiceController)
            if isChosen { shown.choose(true) } else { controller.userSwipesDown() }
            #expect(try await asking.value == isChosen)
            #expect(controller.presentedViewController == nil)
        }
    }

    @Test
    func aControllerThatCodeDismissesAnswersWhenItIsReleased() async throws {
        controller.reactive.answer(confirm, otherwise: false) { _, answer in ChoiceController(answer) }
        let asking = Task { try await confirm.ask(1) }
        for _ in 0..<1000 where controller.presentedViewController == nil { await Task.yield() }
        controller.dismiss(animated: false)
        #expect(try await asking.value == false)
    }

    /// UIKit presents nothing over it. A presentation controller that was made would keep the controller that asks.
    @Test
    func aControllerInNoWindowLeavesItToTheAnswerOtherwise() async throws {
        window.rootViewController = nil
        weak var asking: UIViewController?
        controller.reactive.answer(confirm, otherwise: false) { _, answer in
            let made = ChoiceController(answer)
            asking = made
            return made
        }
        #expect(try await confirm.ask(1) == false)
        #expect(asking == nil)
    }

    @Test
    func afterTheControllerNobodyAnswers() async {
        let confirm = Interaction<Int, Bool>("confirm")
        weak var released: UIViewController?
        do {
            let made = UIViewController()
            made.reactive.answer(confirm) { _ in AlertContent(buttons: [.cancel("No", false)]) }
            released = made
        }
        #expect(released == nil)
        await Diagnostics.$handler.withValue(.init { _ in }) {
            await #expect(throws: InteractionFailure.unanswered) { try await confirm.ask(1) }
        }
    }
}
