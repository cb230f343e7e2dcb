import BinderyView
import ShowcaseModels

struct Todo: Codable, Equatable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
}

/// A list of todos, of which all, the open or the done ones are shown.
final class TodosModel: Restorable {
    enum Filter: String, Codable, CaseIterable {
        case all, open, done

        func includes(_ todo: Todo) -> Bool { self == .all || todo.isDone == (self == .done) }
    }

    @Reactive var todos: [Todo] = []
    @Reactive(.saved) var newTitle = ""
    @Reactive(.saved) var filter = Filter.all
    let shown: Property<[Todo]>
    let remaining: Property<Int>
    let canAdd: Property<Bool>
    let hasDone: Property<Bool>
    let bag = DisposeBag()
    /// Whether all todos are done. Written, it changes all of them.
    private(set) lazy var allDone = MutableProperty(
        get: { [unowned self] in !todos.isEmpty && remaining.value == 0 },
        set: { [unowned self] isDone in todos = todos.map { Todo(id: $0.id, title: $0.title, isDone: isDone) } })

    init() {
        shown = _todos.combine(_filter) { todos, filter in todos.filter(filter.includes) }
        remaining = _todos.map { $0.count { !$0.isDone } }
        canAdd = _newTitle.map { !$0.trimmed.isEmpty }
        hasDone = _todos.map { $0.contains(where: \.isDone) }
    }

    func add() {
        if !canAdd.value { return }
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: newTitle.trimmed))
        newTitle = ""
    }

    /// The user has left the title: a todo without one is removed.
    func commit(_ id: Todo.ID) {
        guard let todo = $todos[id: id] else { return }
        let title = todo.value.title.trimmed
        if title.isEmpty { remove(id) } else { todo.value.title = title }
    }

    func remove(_ id: Todo.ID) { todos.removeAll { $0.id == id } }

    func removeDone() { todos.removeAll(where: \.isDone) }
}
