import BinderyTestSupport
import BinderyTesting
import BinderyView
import Testing

private struct Todo: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false
}

@Suite struct ForEachEditingTests {
    @Test func aRowEditsItsElementOfAList() throws {
        let todos = MutableListProperty([Todo(id: 1, title: "a"), Todo(id: 2, title: "b")])
        let app = HeadlessApp {
            ForEach(editing: todos) { todo in
                TextField("Title", text: todo.title).id("title-\(todo.value.id)")
                Toggle("Done", isOn: todo.isDone).id("done-\(todo.value.id)")
            }
        }
        try app.find("title-2").replaceText(with: "c")
        try app.find("done-2").tap()
        #expect(todos[1] == Todo(id: 2, title: "c", isDone: true))
        let node = try app.find("title-2").node
        todos.move(from: 1, to: 0)
        todos[0].title = "d"
        #expect(try app.find("title-2").value == "d")
        #expect(try app.find("title-2").node === node)
        todos.remove(at: 0)
        #expect(app.ids.filter { $0.hasPrefix("title") } == ["title-1"])
    }

    @Test func aRowEditsItsElementOfAnArray() throws {
        let todos = MutableProperty([Todo(id: 1, title: "a")])
        let app = HeadlessApp {
            ForEach(editing: todos) { $todo in TextField("Title", text: $todo.title).id("title-\(todo.id)") }
        }
        todos.value.insert(Todo(id: 2, title: "b"), at: 0)
        try app.find("title-1").type("x")
        try app.find("title-2").type("y")
        #expect(todos.value == [Todo(id: 2, title: "by"), Todo(id: 1, title: "ax")])
    }

    @Test func rowsAreFreedWithTheirElements() {
        let lifetime = Lifetime()
        struct Item: Identifiable {
            let id: Int
            let token: Lifetime.Token
            var text = ""
        }
        let items = MutableListProperty((0..<3).map { Item(id: $0, token: lifetime.token()) })
        let app = HeadlessApp { ForEach(editing: items) { TextField("Text", text: $0.text) } }
        items.removeAll()
        #expect(lifetime.alive == 0)
        withExtendedLifetime(app) {}
    }
}
