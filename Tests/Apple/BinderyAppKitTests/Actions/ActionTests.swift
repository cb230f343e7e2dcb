import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

@MainActor
@Suite struct ActionTests {
    private struct Refused: Error {}
    private let answers = Subject<Int, Refused>()

    private func makeAction(enabledIf condition: Property<Bool> = .constant(true)) -> Action<Int, Int, Refused> {
        .from(enabledIf: condition) { [answers] _ in answers }
    }

    @Test
    func aButtonFollowsItsAction() {
        let (isFilled, spinner) = (MutableProperty(false), NSProgressIndicator())
        let (action, button) = (makeAction(enabledIf: isFilled), NSButton())
        button.reactive.execute(action, with: 1, indicator: spinner)
        #expect(!button.isEnabled)
        button.userClicks()
        #expect(!action.isExecuting.value)
        isFilled.value = true
        #expect(button.isEnabled)
        button.userClicks()
        #expect(action.isExecuting.value && !button.isEnabled && spinner.standInIsAnimating)
        answers.complete()
        #expect(button.isEnabled && !spinner.standInIsAnimating)
    }

    @Test
    func aSwipedRowClosesWhenItsActionEnds() {
        let (window, table) = (NSWindow(), NSTableView())
        table.addTableColumn(NSTableColumn(identifier: .init("name")))
        window.contentView?.addSubview(table)
        let (list, delete) = (MutableListProperty([1, 2, 3]), makeAction())
        let rows = table.reactive.rows(list, in: NSTableCellView()) { _, _, _ in }
        table.layoutSubtreeIfNeeded()
        #expect(table.userSwipes(row: 0, from: .trailing).isEmpty)
        rows.trailingSwipe = { number in
            [NSTableViewRowAction(style: .destructive, title: "Delete", executing: delete, with: number)]
        }
        rows.leadingSwipe = { _ in [NSTableViewRowAction(style: .regular, title: "Mark") { _, _ in }] }
        #expect(table.userSwipes(row: 0, from: .leading).map(\.title) == ["Mark"])
        table.userSwipes(row: 1, from: .trailing)
        #expect(table.userClicksRowAction("Delete"))
        #expect(delete.isExecuting.value && table.rowActionsVisible)
        answers.complete()
        #expect(!table.rowActionsVisible)
    }

    @Test
    func theInputIsThatOfTheClickAndHasWhatTheControlSays() {
        var inputs: [Double] = []
        let action = Action<Double, Void, Never>.from { input in Producer<Void, Never> { _ in inputs.append(input) } }
        let slider = NSSlider()
        slider.reactive.execute(action, with: slider.reactive.value.value)
        slider.userSlides(to: 0.5)
        #expect(inputs == [0.5], "the value is taken before the action is executed")
    }

    @Test
    func aButtonDoesNotRetainItsActionAndEndsWithTheDisposable() {
        let button = NSButton()
        weak var released: Action<Int, Int, Refused>?
        do {
            let action = makeAction()
            button.reactive.execute(action, with: 1)
            released = action
        }
        #expect(released == nil)
        button.userClicks()

        let (action, other) = (makeAction(), NSButton())
        other.reactive.execute(action, with: 1).dispose()
        other.userClicks()
        #expect(!action.isExecuting.value)
    }

    /// A menu enables its items itself, by their targets.
    @Test
    func aMenuItemFollowsItsAction() {
        let (menu, item, isFilled) = (NSMenu(), NSMenuItem(), MutableProperty(false))
        item.title = "Save"
        menu.addItem(item)
        let action = makeAction(enabledIf: isFilled)
        item.reactive.execute(action, with: 1)
        menu.update()
        #expect(!item.isEnabled)
        menu.userChooses("Save")
        #expect(!action.isExecuting.value)
        isFilled.value = true
        menu.userChooses("Save")
        #expect(action.isExecuting.value && !item.isEnabled)
        menu.update()
        #expect(!item.isEnabled)
        answers.complete()
        menu.update()
        #expect(item.isEnabled)
    }

    @Test
    func aToolbarItemFollowsItsAction() {
        let (item, isFilled) = (NSToolbarItem(itemIdentifier: .init("save")), MutableProperty(false))
        let action = makeAction(enabledIf: isFilled)
        item.reactive.execute(action, with: 1)
        item.validate()
        #expect(!item.isEnabled)
        item.userClicks()
        #expect(!action.isExecuting.value)
        isFilled.value = true
        item.userClicks()
        #expect(action.isExecuting.value)
        item.validate()
        #expect(!item.isEnabled)
    }

    @Test
    func aMenuItemThatIsOnlyBoundIsEnabledByItsProperty() {
        let (menu, item, canPaste) = (NSMenu(), NSMenuItem(), MutableProperty(false))
        menu.addItem(item)
        item.reactive.isEnabled <~ canPaste
        menu.update()
        #expect(!item.isEnabled)
        canPaste.value = true
        menu.update()
        #expect(item.isEnabled)
    }

    /// An application that sets target and action in a nib keeps them.
    @Test
    func theTargetOfTheApplicationReceivesTheMessageToo() {
        final class Controller: NSObject {}
        let (controller, button) = (Controller(), NSButton())
        var events: [String] = []
        button.target = controller
        button.standInAction = { events.append("action") }
        let observation = button.reactive.actions.observe { events.append("signal") }
        button.userClicks()
        #expect(events == ["signal", "action"])
        observation.dispose()
        withExtendedLifetime(controller) {}
    }

    @Test
    func actionsCompleteWithTheObject() {
        var events: [String] = []
        var observation: (any Disposable)?
        do {
            let button = NSButton()
            observation = button.reactive.actions.observe(
                onValue: { events.append("click") }, onCompletion: { events.append("end") })
            button.userClicks()
            button.isEnabled = false
            button.userClicks()
        }
        #expect(events == ["click", "end"])
        #expect(observation?.isDisposed == true)
    }

    @Test
    func gesturesAreActions() {
        let click = NSClickGestureRecognizer()
        var count = 0
        let observation = click.reactive.actions.observe { count += 1 }
        click.userGestures()
        click.reactive.isEnabled.value = false
        click.userGestures()
        #expect(count == 1)
        observation.dispose()
    }
}
