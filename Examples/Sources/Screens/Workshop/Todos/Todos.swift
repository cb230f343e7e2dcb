import BinderyView
import ShowcaseModels

struct Todos: View {
    let model: TodosModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 4) {
            Row(spacing: 2, alignment: .end) {
                TextField(words[.newTodo], text: model.$newTitle).onSubmit(model.add).id("new-todo")
                Button(words[.add], tapped: model.add).prominence(.primary).disabled(model.canAdd.not()).id("add")
            }
            Checkbox(words[.allDone], isOn: model.allDone).hidden(model.$todos.map(\.isEmpty)).id("all-done")
            Element("ul") { ForEach(model.shown) { TodoRow(todo: $0, model: model, texts: texts) } }
                .class("todo-list").attribute("aria-label", words[.todos].wording).id("list")
            Text(words[.noTodos]).color(.secondary).hidden(model.shown.map { !$0.isEmpty }).id("empty")
            Row(spacing: 3, alignment: .end) {
                Picker(words[.shownTodos], selection: model.$filter, choices: .constant(TodosModel.Filter.allCases)) {
                    words[$0.phrase]
                }
                .id("filter")
                Button(words[.removeDone], tapped: model.removeDone).disabled(model.hasDone.not()).id("remove-done")
            }
            Text(remaining).style(.caption).color(.secondary).announced().id("remaining")
        }
        .saved(model)
    }

    private var remaining: Property<String> {
        let remaining = model.remaining
        return texts.workshop.text { $0(.remaining).filling(["\(remaining.value)"]) }
    }
}

private struct TodoRow: View {
    let todo: Property<Todo>
    let model: TodosModel
    let texts: Texts

    @ViewBuilder var body: some View {
        let words = texts.workshop, id = untracked { todo.value.id }
        // A row is shown while its todo is in the list.
        let part = model.$todos[id: id]!
        Element("li") {
            Row(spacing: 2) {
                Checkbox(words[.done], isOn: part.isDone).labelHidden().id("done")
                TextField(words[.todo], text: part.title).labelHidden().onBlur { model.commit(id) }.id("title")
                Button(texts[.delete]) { model.remove(id) }.prominence(.plain).id("remove")
            }
        }
        .id("row-\(id)")
    }
}

extension TodosModel.Filter {
    fileprivate var phrase: WorkshopPhrase {
        switch self {
        case .all: .allTodos
        case .open: .openTodos
        case .done: .doneTodos
        }
    }
}
