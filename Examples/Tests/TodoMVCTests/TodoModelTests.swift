import BinderyView
import Testing

@testable import TodoMVC

@Suite struct TodoModelTests {
    let model = TodoModel()

    init() {
        for title in ["Rice", "Apples", "Tea"] { add(title) }
    }

    private func add(_ title: String) {
        model.newTitle = title
        model.add()
    }

    private var titles: [String] { model.shown.value.map(\.title) }

    @Test func aTitleIsTrimmedAndMustNotBeEmpty() {
        add("  Bread ")
        #expect(titles == ["Rice", "Apples", "Tea", "Bread"])
        #expect(model.newTitle == "")
        add("   ")
        #expect(titles.count == 4)
    }

    @Test func theFilterFollowsTheAddressAndTheTodos() {
        model.setCompleted(2, true)
        model.show(.active)
        #expect(titles == ["Rice", "Tea"])
        model.setCompleted(1, true)
        #expect(titles == ["Tea"])
        model.show(.completed)
        #expect(titles == ["Rice", "Apples"])
        #expect(TodoModel(at: "/completed").filter.value == .completed)
        #expect(TodoModel(at: "/elsewhere").filter.value == .all)
    }

    @Test func aFilterReplacesTheOneBeforeAndTheSameOneIsNoVisit() {
        model.show(.active)
        var visits = 0
        let observation = model.navigator.stack.observeChanges { _ in visits += 1 }
        model.show(.active)
        #expect(visits == 0)
        model.show(.completed)
        #expect(visits == 1)
        #expect(model.navigator.stack.value == [.completed])
        observation.dispose()
    }

    @Test func allAreCompletedInOneChange() {
        var changes = 0
        let observation = model.$todos.observeChanges { _ in changes += 1 }
        model.setAllCompleted(true)
        #expect(model.remaining.value == 0)
        #expect(changes == 1)
        model.removeCompleted()
        #expect(titles == [])
        observation.dispose()
    }

    @Test func anEditedTitleIsCommittedOnce() {
        model.edit(model.todos[1])
        #expect(model.editedTitle == "Apples")
        model.editedTitle = " Pears "
        model.commit()
        #expect(titles == ["Rice", "Pears", "Tea"])
        model.editedTitle = "Plums"
        model.commit()
        #expect(titles == ["Rice", "Pears", "Tea"], "the field is left after it was submitted")
    }

    @Test func cancellingKeepsTheTitle() {
        model.edit(model.todos[1])
        model.editedTitle = ""
        model.cancel()
        model.commit()
        #expect(titles == ["Rice", "Apples", "Tea"])
    }

    @Test func aTodoWithoutATitleIsRemoved() {
        model.edit(model.todos[1])
        model.editedTitle = " "
        model.commit()
        #expect(titles == ["Rice", "Tea"])
    }

    @Test func whatIsEditedMayBeRemovedMeanwhile() {
        model.edit(model.todos[1])
        model.remove(2)
        model.editedTitle = "Pears"
        model.commit()
        #expect(titles == ["Rice", "Tea"])
    }

    @Test func onlyTheListIsSaved() {
        model.newTitle = "Bread"
        model.edit(model.todos[0])
        let other = TodoModel()
        SavedState(of: other).restore(SavedState(of: model).makeSnapshot())
        #expect(other.todos == model.todos)
        #expect(other.newTitle == "")
        #expect(other.edited == nil)
    }
}
