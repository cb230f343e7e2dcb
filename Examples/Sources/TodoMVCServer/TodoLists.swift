import BinderyView
import BinderyWeb
import TodoMVC

/// The todos of all browsers. Those of a browser with open pages are in memory, those of all are in the store.
actor TodoLists {
    private struct Entry {
        weak var list: TodoList?
        let saving: Task<Void, Never>
    }

    private let store: (any SessionStore)?
    private let report: @Sendable (String) -> Void
    private var entries: [String: Entry] = [:]

    /// - Parameter store: Keeps the todos of a browser under its identifier; nil keeps them while they are shown.
    init(store: (any SessionStore)?, report: @escaping @Sendable (String) -> Void) {
        self.store = store
        self.report = report
    }

    func list(of browser: String) async -> TodoList {
        if let list = entries[browser]?.list { return list }
        // The last page of the browser may have ended a moment ago.
        if let saving = entries[browser]?.saving { await saving.value }
        let saved = await saved(of: browser)
        // Another page may have been faster.
        if let list = entries[browser]?.list { return list }
        entries = entries.filter { $0.value.list != nil }
        let (store, report) = (store, report)
        let list = TodoList(saved ?? StateSnapshot()) { todos in
            guard saved != nil, let store else { return }
            let session = SavedSession(token: browser, browser: browser, location: "/", states: ["todos": todos])
            do { try await store.save(session) } catch { report("The todos of a browser are not saved: \(error)") }
        }
        entries[browser] = Entry(list: list, saving: list.saving)
        return list
    }

    /// Returns nil if the todos cannot be read: they are left as they are.
    private func saved(of browser: String) async -> StateSnapshot? {
        do {
            return try await store?.session(browser)?.states["todos"] ?? StateSnapshot()
        } catch {
            report("The todos of a browser cannot be read, and later ones are not saved: \(error)")
            return nil
        }
    }

    /// Waits until everything is saved.
    func close() async {
        for entry in entries.values {
            entry.list?.close()
            await entry.saving.value
        }
    }
}

/// The todos of one browser, which its open pages share.
final class TodoList: Sendable {
    let todos: SharedProperty<StateSnapshot>
    /// Ends after the last change, when the list is closed or freed.
    let saving: Task<Void, Never>
    private let changes: AsyncStream<Void>.Continuation

    /// - Parameter save: Called with the latest todos after a change, and not again before it has returned.
    init(_ snapshot: StateSnapshot, save: @escaping @Sendable (StateSnapshot) async -> Void) {
        let todos = SharedProperty(snapshot)
        let (stream, changes) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.todos = todos
        self.changes = changes
        saving = Task { for await _ in stream { await save(todos.value) } }
    }

    deinit { changes.finish() }

    func change(to snapshot: StateSnapshot) {
        todos.withValue { $0 = snapshot }
        changes.yield()
    }

    func close() { changes.finish() }
}

/// A page with the todos of its browser: what the user changes on one page is on the others.
struct TodoPage: View {
    let model: TodoModel
    private let todos: Property<StateSnapshot>
    private let bag = DisposeBag()

    init(at path: String, list: TodoList) {
        model = TodoModel(at: path)
        todos = list.todos.property()
        let state = SavedState(of: model)
        todos.observe { state.restore($0) }.disposed(by: bag)
        state.snapshot.observeChanges { list.change(to: $0) }.disposed(by: bag)
    }

    var body: some View { TodoView(model: model) }
}
