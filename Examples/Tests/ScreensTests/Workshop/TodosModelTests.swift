import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct TodosModelTests {
    private let model = TodosModel()

    private func add(_ titles: String...) {
        for title in titles {
            model.newTitle = title
            model.add()
        }
    }

    private var shown: [String] { model.shown.value.map(\.title) }

    @Test func aTodoHasATitle() {
        add("  Tea ", " ")
        #expect(shown == ["Tea"] && model.newTitle == " ")
        model.$todos[id: 1]!.value.title = "  "
        model.commit(1)
        #expect(shown == [])
    }

    @Test func theFilterShowsOpenAndDoneOnes() {
        add("Tea", "Cocoa")
        model.$todos[id: 1]!.value.isDone = true
        #expect(model.remaining.value == 1)
        model.filter = .open
        #expect(shown == ["Cocoa"])
        model.filter = .done
        #expect(shown == ["Tea"])
        model.removeDone()
        #expect(shown == [] && !model.hasDone.value)
    }

    @Test func allAreDoneAtOnce() {
        #expect(!model.allDone.value)
        add("Tea", "Cocoa")
        model.allDone.value = true
        #expect(model.remaining.value == 0 && model.allDone.value)
        add("Milk")
        #expect(!model.allDone.value)
        model.allDone.value = false
        #expect(model.remaining.value == 3)
    }

    @Test func theScreenAddsEditsAndRemoves() throws {
        let app = HeadlessApp.workshop(.todos)
        try app.find("new-todo").replaceText(with: "Tea")
        try app.find("new-todo").submit()
        #expect(try app.find("remaining").text == "Open: 1")
        try app.find("title").replaceText(with: "Green tea")
        try app.find("done").tap()
        #expect(try app.find("remaining").text == "Open: 0")
        #expect(try app.find("title").value == "Green tea")
        try app.find("remove").tap()
        #expect(app.isPresent("empty"))
    }
}
