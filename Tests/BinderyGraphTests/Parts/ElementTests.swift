import BinderyGraph
import BinderyTestSupport
import Testing

private struct Todo: Identifiable, Equatable {
    let id: Int
    var title = ""
    var isDone = false
}

@Suite struct ElementTests {
    private let todos = MutableProperty([Todo(id: 1, title: "a"), Todo(id: 2, title: "b")], name: "todos")

    @Test func anElementIsFoundByItsIdentity() {
        let title = todos[id: 2]!.title
        title.value = "c"
        #expect(todos.value[1].title == "c")
        todos.value.swapAt(0, 1)
        title.value = "d"
        #expect(todos.value[0] == Todo(id: 2, title: "d"))
        #expect(todos[id: 3] == nil)
    }

    @Test func anElementIsFoundByItsIndex() {
        let second = todos[1]
        second.isDone.value = true
        #expect(todos.value[1].isDone)
        todos.value.reverse()
        #expect(second.value.id == 1)
    }

    @Test func anElementThatWasRemovedKeepsItsLastValueAndRefusesWrites() {
        let (byID, byIndex) = (todos[id: 2]!, todos[1])
        #expect(byID.value.title == "b" && byIndex.value.title == "b")
        todos.value.removeLast()
        #expect(byID.title.value == "b" && byIndex.value.title == "b")
        let site = todos.diagnosticName
        let remedy = "was written, but there is none: the write is ignored. Stop editing an element when it is removed."
        #expect(
            diagnoses { byID.title.value = "x" } == ["Bindery: an element with the id 2 of \(site) \(remedy)"])
        #expect(
            diagnoses { byIndex.title.value = "x" } == ["Bindery: an element at the index 1 of \(site) \(remedy)"])
        #expect(todos.value.map(\.title) == ["a"] && byID.title.value == "b")
        todos.value.append(Todo(id: 2, title: "again"))
        #expect(byID.title.value == "again" && byIndex.title.value == "again")
    }
}
