import BinderyTesting
import BinderyView
import BinderyWeb
import Testing

@testable import TodoMVC
@testable import TodoMVCServer

/// Each browser has its own todos, which its pages share and the store keeps.
@Suite struct TodoListsTests {
    /// A page on its own actor, as on a server.
    private final class Page {
        let time = VirtualScheduler()
        let model: TodoModel
        private let app: HeadlessApp

        init(_ list: TodoList) {
            let page = time.run { TodoPage(at: "/", list: list) }
            model = page.model
            app = HeadlessApp(time: time) { page }
        }

        func add(_ title: String) {
            time.run {
                model.newTitle = title
                model.add()
            }
        }

        /// Delivers the changes of other pages.
        var titles: [String] {
            time.advance(by: .zero)
            return model.todos.map(\.title)
        }
    }

    private let store = MemorySessionStore()

    private func lists(store: (any SessionStore)?) -> TodoLists {
        TodoLists(store: store) { Issue.record("\($0)") }
    }

    @Test func thePagesOfABrowserShowTheSameTodos() async {
        let lists = lists(store: store)
        let one = Page(await lists.list(of: "a")), other = Page(await lists.list(of: "a"))
        let foreign = Page(await lists.list(of: "b"))
        one.add("Rice")
        #expect(other.titles == ["Rice"])
        other.add("Tea")
        #expect(one.titles == ["Rice", "Tea"])
        #expect(foreign.titles == [])
    }

    @Test func theStoreKeepsTheTodosOfEachBrowser() async {
        let before = lists(store: store)
        let list = await before.list(of: "a")
        Page(list).add("Rice")
        await before.close()
        let after = lists(store: store)
        #expect(Page(await after.list(of: "a")).titles == ["Rice"])
        #expect(Page(await after.list(of: "b")).titles == [])
    }

    @Test func withoutAStoreAnOpenPageKeepsTheTodos() async {
        let lists = lists(store: nil)
        let page = Page(await lists.list(of: "a"))
        page.add("Rice")
        #expect(Page(await lists.list(of: "a")).titles == ["Rice"])
    }

    @Test func whatCannotBeReadIsNotReplaced() async {
        let lists = TodoLists(store: BrokenStore()) { _ in }
        let list = await lists.list(of: "a")
        Page(list).add("Rice")
        await lists.close()
    }
}

/// A store that cannot be read and must not be written.
private struct BrokenStore: SessionStore {
    func session(_ token: String) async throws(SessionStoreFailure) -> SavedSession? {
        throw SessionStoreFailure("broken")
    }

    func save(_ sessions: [SavedSession]) async throws(SessionStoreFailure) { Issue.record("saved") }

    func remove(_ token: String) async throws(SessionStoreFailure) {}

    func removeSessions(unusedFor duration: Duration) async throws(SessionStoreFailure) {}
}
