import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

@MainActor
@Suite struct AlertTests {
    private let controller = Screen()
    private let window: NSWindow
    private let confirm = Interaction<Int, Bool>("confirm")

    init() { window = NSWindow(contentViewController: controller) }

    private func answer() {
        controller.reactive.answer(confirm) { count in
            AlertContent(
                title: "Delete \(count) books?", message: "They are gone.", style: .critical,
                buttons: [.destructive("Delete", true), .cancel("Keep", false)])
        }
    }

    /// Waits until an alert is shown; the asking task runs meanwhile.
    private func shownAlert() async -> NSAlert? {
        for _ in 0..<1000 where window.attachedSheet == nil { await Task.yield() }
        return window.attachedSheet?.standInAlert
    }

    @Test
    func aButtonAnswersTheQuestion() async throws {
        answer()
        let confirm = confirm
        for (title, expected) in [("Delete", true), ("Keep", false)] {
            let asking = Task { try await confirm.ask(3) }
            let alert = try #require(await shownAlert())
            #expect(alert.messageText == "Delete 3 books?" && alert.informativeText == "They are gone.")
            #expect(alert.alertStyle == .critical)
            #expect(alert.buttons.map(\.title) == ["Delete", "Keep"])
            #expect(alert.buttons.map(\.hasDestructiveAction) == [true, false])
            #expect(alert.buttons.map(\.keyEquivalent) == ["\r", "\u{1b}"])
            alert.userChooses(title)
            #expect(try await asking.value == expected)
            #expect(window.attachedSheet == nil)
        }
    }

    @Test
    func aCancelledQuestionEndsTheAlert() async throws {
        answer()
        let confirm = confirm
        let asking = Task { try await confirm.ask(1) }
        _ = try #require(await shownAlert())
        asking.cancel()
        await #expect(throws: InteractionFailure.cancelled) { try await asking.value }
        #expect(window.attachedSheet == nil)
    }

    @Test
    func anAlertThatCodeEndsHasTheAnswerOfItsCancelButton() async throws {
        answer()
        let confirm = confirm
        let asking = Task { try await confirm.ask(1) }
        _ = try #require(await shownAlert())
        window.endSheet(try #require(window.attachedSheet))
        #expect(try await asking.value == false)
    }

    @Test
    func anAlertWaitsForTheSheetBeforeIt() async throws {
        answer()
        let (sheet, confirm) = (Screen(), confirm)
        controller.presentAsSheet(sheet)
        let asking = Task { try await confirm.ask(1) }
        for _ in 0..<1000 where window.sheets.count < 2 { await Task.yield() }
        controller.dismiss(sheet)
        let alert = try #require(window.attachedSheet?.standInAlert)
        alert.userChooses("Delete")
        #expect(try await asking.value)
    }

    @Test
    func withoutAWindowAQuestionHasNoAnswer() async {
        answer()
        window.contentView = nil
        let confirm = confirm
        await Diagnostics.$handler.withValue(.init { _ in }) {
            await #expect(throws: InteractionFailure.unanswered) { try await confirm.ask(1) }
        }
    }

    private final class ChoiceController: NSViewController {
        let choose: (Bool) -> Void

        init(_ choose: @escaping (Bool) -> Void) {
            self.choose = choose
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError() }
        override func loadView() { view = NSView() }
    }

    @Test
    func aControllerOfOnesOwnAnswers() async throws {
        controller.reactive.answer(confirm, otherwise: false) { _, answer in ChoiceController(answer) }
        let confirm = confirm
        for isChosen in [true, false] {
            let asking = Task { try await confirm.ask(1) }
            for _ in 0..<1000 where window.attachedSheet == nil { await Task.yield() }
            let shown = try #require(window.attachedSheet?.contentViewController as? ChoiceController)
            #expect(StandIn.reasonsRaised { if isChosen { shown.choose(true) } else { shown.dismiss(nil) } } == [])
            #expect(try await asking.value == isChosen)
            #expect(window.attachedSheet == nil)
        }
    }

    @Test
    func afterTheControllerThereIsNoAnswer() async {
        let confirm = Interaction<Int, Bool>("confirm")
        weak var released: NSViewController?
        do {
            let made = Screen()
            made.reactive.answer(confirm) { _ in AlertContent(title: "", buttons: [.cancel("No", false)]) }
            released = made
        }
        #expect(released == nil)
        await Diagnostics.$handler.withValue(.init { _ in }) {
            await #expect(throws: InteractionFailure.unanswered) { try await confirm.ask(1) }
        }
    }
}
