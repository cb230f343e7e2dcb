public import Bindery
internal import Foundation

struct Todo: Codable, Equatable, Identifiable {
    let id: Int
    var title: String
    var isCompleted = false
}

/// The todos that an address shows.
public enum TodoFilter: String, Route {
    case all = "/", active = "/active", completed = "/completed"

    public var path: String { rawValue }

    func includes(_ todo: Todo) -> Bool { self == .all || todo.isCompleted == (self == .completed) }
}

/// The todos of a user, of which only the list is saved.
public final class TodoModel: Restorable {
    @Reactive(.saved) var todos: [Todo] = []
    @Reactive var newTitle = ""
    /// The todo that is being edited, and its title so far.
    @Reactive var edited: Todo.ID?
    @Reactive var editedTitle = ""
    let navigator: Navigator<TodoFilter>
    let filter: Property<TodoFilter>
    let shown: Property<[Todo]>
    let remaining: Property<Int>

    public init(at path: String = "/") {
        navigator = Navigator(Routes(root: TodoFilter.all, destination: TodoFilter.init(rawValue:)), at: path)
        filter = navigator.stack.map { $0.last ?? .all }
        shown = _todos.combine(filter) { todos, filter in todos.filter(filter.includes) }
        remaining = _todos.map { todos in todos.count(where: { !$0.isCompleted }) }
    }

    /// Shows other todos. Each choice is a visit, so that the back button of a browser leads back.
    func show(_ filter: TodoFilter) { if filter != self.filter.value { navigator.visit(filter) } }

    func add() {
        let title = newTitle.trimmingCharacters(in: .whitespaces)
        if title.isEmpty { return }
        newTitle = ""
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: title))
    }

    func remove(_ id: Todo.ID) { todos.removeAll { $0.id == id } }

    func removeCompleted() { todos.removeAll(where: \.isCompleted) }

    func setCompleted(_ id: Todo.ID, _ isCompleted: Bool) { change(id) { $0.isCompleted = isCompleted } }

    func setAllCompleted(_ isCompleted: Bool) {
        todos = todos.map { Todo(id: $0.id, title: $0.title, isCompleted: isCompleted) }
    }

    func edit(_ todo: Todo) { (editedTitle, edited) = (todo.title, todo.id) }

    /// Ends the editing. A todo without a title is removed. Does nothing if no todo is edited.
    func commit() {
        guard let id = edited else { return }
        cancel()
        let title = editedTitle.trimmingCharacters(in: .whitespaces)
        if title.isEmpty { remove(id) } else { change(id) { $0.title = title } }
    }

    func cancel() { edited = nil }

    private func change(_ id: Todo.ID, _ change: (inout Todo) -> Void) {
        if let index = todos.firstIndex(where: { $0.id == id }) { change(&todos[index]) }
    }
}
