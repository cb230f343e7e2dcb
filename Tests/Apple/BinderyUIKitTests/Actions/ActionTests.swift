import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct ActionTests {
    private struct Refused: Error {}
    private let answers = Subject<Int, Refused>()

    private func makeAction(enabledIf condition: Property<Bool> = .constant(true)) -> Action<Int, Int, Refused> {
        .from(enabledIf: condition) { [answers] _ in answers }
    }

    @Test
    func aButtonFollowsItsAction() {
        let isFilled = MutableProperty(false)
        let (action, button) = (makeAction(enabledIf: isFilled), UIButton(configuration: .filled()))
        button.reactive.execute(action, with: 1)
        #expect(!button.isEnabled)
        button.userTaps()
        #expect(!action.isExecuting.value)
        isFilled.value = true
        #expect(button.isEnabled)
        button.userTaps()
        #expect(action.isExecuting.value)
        #expect(!button.isEnabled)
        #expect(button.configuration?.showsActivityIndicator == true)
        answers.complete()
        #expect(button.isEnabled)
        #expect(button.configuration?.showsActivityIndicator == false)
    }

    @Test
    func theInputIsThatOfTheTap() {
        var input = 1
        var inputs: [Int] = []
        let action = Action<Int, Void, Never>.from { input in
            Producer<Void, Never> { _ in inputs.append(input) }
        }
        let button = UIButton()
        button.reactive.execute(action, with: input)
        input = 2
        button.userTaps()
        #expect(inputs == [2])
    }

    @Test
    func aButtonDoesNotRetainItsActionAndEndsWithTheDisposable() {
        let button = UIButton()
        weak var released: Action<Int, Int, Refused>?
        do {
            let action = makeAction()
            button.reactive.execute(action, with: 1)
            released = action
        }
        #expect(released == nil)
        button.userTaps()

        let (action, other) = (makeAction(), UIButton())
        other.reactive.execute(action, with: 1).dispose()
        other.userTaps()
        #expect(!action.isExecuting.value)
    }

    @Test
    func aBarButtonItemFollowsItsAction() {
        let isFilled = MutableProperty(false)
        let item = UIBarButtonItem(title: "Save")
        let action = makeAction(enabledIf: isFilled)
        item.reactive.execute(action, with: 1)
        #expect(item.title == "Save")
        item.userTaps()
        isFilled.value = true
        item.userTaps()
        #expect(action.isExecuting.value && !item.isEnabled)
        #expect((item.customView as? UIActivityIndicatorView)?.isAnimating == true)
        answers.complete()
        #expect(item.isEnabled && item.customView == nil)
    }

    @Test
    func aViewOfABarButtonItemComesBackAfterTheAction() {
        let (item, view, action) = (UIBarButtonItem(title: "Save"), UILabel(), makeAction())
        item.customView = view
        item.reactive.execute(action, with: 1)
        action.execute(1)
        #expect(item.customView is UIActivityIndicatorView)
        action.cancel()
        #expect(item.customView === view)
    }

    @Test
    func aRefreshControlRefreshesWhileItsActionExecutes() {
        let control = UIRefreshControl()
        let isOnline = MutableProperty(true)
        let reload = Action<Void, Int, Refused>.from(enabledIf: isOnline) { [answers] _ in answers }
        control.reactive.execute(reload)
        control.userPulls()
        #expect(reload.isExecuting.value && control.isRefreshing)
        answers.complete()
        #expect(!control.isRefreshing)
        isOnline.value = false
        control.userPulls()
        #expect(!control.isRefreshing, "refused")
    }

    @Test
    func anActionThatEndsAtOnceEndsTheRefreshing() {
        let control = UIRefreshControl()
        let reload = Action<Void, Int, Never>.from { _ in Producer<Int, Never>.just(1) }
        control.reactive.execute(reload)
        control.userPulls()
        #expect(!control.isRefreshing)
        control.userPulls()
        #expect(!control.isRefreshing)
    }

    @Test
    func somebodyElsesReloadIsShown() {
        let control = UIRefreshControl()
        let reload = Action<Void, Int, Refused>.from { [answers] _ in answers }
        control.reactive.execute(reload)
        reload.execute()
        #expect(control.isRefreshing)
        reload.cancel()
        #expect(!control.isRefreshing)
    }

    @Test
    func aSwipedRowClosesWhenItsActionEnds() {
        let table = UITableView()
        let list = MutableListProperty([1, 2, 3])
        let delete = makeAction()
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        rows.trailingSwipe = { number in
            [UIContextualAction(style: .destructive, title: "Delete", executing: delete, with: number)]
        }
        var said: [Bool] = []
        #expect(table.userSwipes(row: 1, title: "Delete") { said.append($0) })
        #expect(said == [] && delete.isExecuting.value)
        #expect(table.userSwipes(row: 2, title: "Delete") { said.append($0) })
        #expect(said == [false], "refused while the other executes")
        answers.complete()
        #expect(said == [false, false], "the list removes a deleted row, also when the user has declined")
        #expect(!table.userSwipes(row: 1, title: "Rename"))
    }

    @Test
    func aSwipedRowSaysWhatItsActionDid() {
        let (table, list) = (UITableView(), MutableListProperty([1, 2, 3]))
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        let rename = Action<Int, Int, Refused>.from { [answers] _ in answers }
        rows.leadingSwipe = { [UIContextualAction(style: .normal, title: "Rename", executing: rename, with: $0)] }
        var said: [Bool] = []
        #expect(table.userSwipes(row: 0, title: "Rename") { said.append($0) })
        rename.cancel()
        #expect(table.userSwipes(row: 0, title: "Rename") { said.append($0) })
        answers.send(1)
        answers.complete()
        #expect(said == [false, true])
    }
}
