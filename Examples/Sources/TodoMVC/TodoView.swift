public import BinderyView

public struct TodoView: View {
    let model: TodoModel

    public init(model: TodoModel) { self.model = model }

    public var body: some View {
        Element("section") {
            Element("header") {
                Element("h1", text: "todos")
                Element("input").class("new-todo").attribute("placeholder", "What needs to be done?")
                    .value(model.$newTitle).onSubmit(model.add).accessibilityLabel("New todo").autofocus()
                    .id("new-todo")
            }
            .class("header")
            Element("main") {
                Element("input").class("toggle-all").attribute("id", "toggle-all").attribute("type", "checkbox")
                    .checked(model.remaining.map { $0 == 0 }, set: model.setAllCompleted).id("toggle-all")
                Element("label", text: "Mark all as complete").attribute("for", "toggle-all")
                Element("ul") { ForEach(model.shown) { TodoRow(todo: $0, model: model) } }.class("todo-list")
            }
            .class("main").hidden(model.$todos.map(\.isEmpty))
            footer.hidden(model.$todos.map(\.isEmpty))
        }
        .class("todoapp")
        Element("footer") { Element("p", text: "Double-click to edit a todo") }.class("info")
        NavigationStack(model.navigator) { EmptyView().windowTitle($0 == .all ? "TodoMVC" : "TodoMVC: \($0)") }
    }

    private var footer: some View {
        Element("footer") {
            Element("span") {
                Element("strong", text: model.remaining.map { "\($0)" })
                Element("span", text: model.remaining.map { $0 == 1 ? " item left" : " items left" })
            }
            .class("todo-count").attribute("role", "status").id("count")
            Element("ul") {
                link("All", to: .all)
                link("Active", to: .active)
                link("Completed", to: .completed)
            }
            .class("filters")
            Element("button", text: "Clear completed").class("clear-completed")
                .on(.click, perform: model.removeCompleted)
                .hidden(model.$todos.map { !$0.contains(where: \.isCompleted) }).id("clear-completed")
        }
        .class("footer")
    }

    private func link(_ title: String, to filter: TodoFilter) -> some View {
        let isShown = model.filter.map { $0 == filter }
        return Element("li") {
            Element("a", text: title).attribute("href", filter.path).class("selected", when: isShown)
                .attribute("aria-current", isShown.map { $0 ? "page" : nil })
                .on(.click) { model.show(filter) }.id("filter-\(filter)")
        }
    }
}

private struct TodoRow: View {
    let todo: Property<Todo>
    let model: TodoModel

    var body: some View {
        let id = todo.value.id
        let isEdited = model.$edited.map { $0 == id }
        Element("li") {
            Element("div") {
                Element("input").class("toggle").attribute("type", "checkbox")
                    .checked(todo.map(\.isCompleted)) { model.setCompleted(id, $0) }
                    .accessibilityLabel(todo.map(\.title)).id("toggle")
                Element("label", text: todo.map(\.title)).on(.doubleClick) { model.edit(todo.value) }.id("title")
                Element("button").class("destroy").on(.click) { model.remove(id) }
                    .accessibilityLabel(todo.map { "Remove \($0.title)" }).id("remove")
            }
            .class("view")
            When(isEdited) {
                Element("input").class("edit").value(model.$editedTitle).onSubmit(model.commit).onBlur(model.commit)
                    .onKey(.escape, perform: model.cancel).accessibilityLabel("Title").autofocus().id("edit")
            }
        }
        .class("completed", when: todo.map(\.isCompleted)).class("editing", when: isEdited).id("row-\(id)")
    }
}
