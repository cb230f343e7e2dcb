import BinderyTesting
import BinderyView
import Testing

@testable import TodoMVC

@Suite struct TodoViewTests {
    let app = HeadlessApp { TodoView(model: TodoModel()) }

    private func add(_ titles: String...) throws {
        for title in titles {
            try app.find("new-todo").type(title)
            try app.find("new-todo").submit()
        }
    }

    private func row(_ number: Int) throws -> HeadlessControl { try app.find("row-\(number)") }

    @Test func withoutTodosThereIsOnlyTheField() throws {
        #expect(app.focused == "new-todo")
        #expect(!app.isPresent("toggle-all") && !app.isPresent("count"))
        #expect(app.location?.title == "TodoMVC")
    }

    @Test func theCountIsThatOfTheActiveTodos() throws {
        try add("Rice")
        #expect(try app.find("count").text == "1\n item left")
        try add("Tea")
        #expect(try app.find("count").text == "2\n items left")
        try row(1).find("toggle").toggle()
        try row(2).find("toggle").toggle()
        #expect(try app.find("count").text == "0\n items left")
    }

    @Test func theBoxForAllFollowsEachBox() throws {
        try add("Rice", "Tea")
        try app.find("toggle-all").toggle()
        #expect(try row(1).find("toggle").isOn)
        #expect(try row(2).classes == ["completed"])
        try row(1).find("toggle").toggle()
        #expect(try !app.find("toggle-all").isOn)
        try row(1).find("toggle").toggle()
        #expect(try app.find("toggle-all").isOn)
        try app.find("clear-completed").tap()
        try add("Bread")
        #expect(try !app.find("toggle-all").isOn)
        #expect(!app.isPresent("clear-completed"))
    }

    @Test func aDoubleClickEditsInPlace() throws {
        try add("Rice", "Tea")
        try row(2).find("title").send(.doubleClick)
        #expect(app.focused == "edit")
        #expect(try row(2).classes == ["editing"])
        #expect(try row(2).find("edit").value == "Tea")
        try row(2).find("edit").replaceText(with: " Coffee ")
        try row(2).find("edit").submit()
        #expect(!app.isPresent("edit"))
        #expect(try row(2).find("title").text == "Coffee")
    }

    @Test func leavingTheFieldSavesAndEscapeDoesNot() throws {
        try add("Rice")
        try row(1).find("title").send(.doubleClick)
        try app.find("edit").replaceText(with: "Bread")
        try app.find("edit").leave()
        #expect(try row(1).find("title").text == "Bread")
        try row(1).find("title").send(.doubleClick)
        try app.find("edit").replaceText(with: "Tea")
        try app.find("edit").press(.escape)
        #expect(try row(1).find("title").text == "Bread")
        #expect(!app.isPresent("edit"))
    }

    @Test func theFiltersAreAddressesWithAWayBack() throws {
        try add("Rice", "Tea")
        try row(1).find("toggle").toggle()
        try app.find("filter-active").tap()
        #expect(app.location?.path == "/active")
        #expect(app.location?.title == "TodoMVC: active")
        #expect(try app.find("filter-active").classes == ["selected"])
        #expect(!app.isPresent("row-1") && app.isPresent("row-2"))
        try app.find("filter-completed").tap()
        #expect(app.isPresent("row-1") && !app.isPresent("row-2"))
        try app.goBack()
        #expect(app.isPresent("row-2"))
        try app.goBack()
        #expect(app.isPresent("row-1") && app.isPresent("row-2"))
        #expect(app.location?.path == "/")
    }

    @Test func aRowThatStaysIsTheSame() throws {
        try add("Rice", "Tea")
        let box = try row(2).find("toggle")
        try row(1).find("remove").tap()
        try app.find("filter-active").tap()
        #expect(try row(2).find("toggle").node === box.node)
    }
}
