import BinderyPageClient
import BinderyView
import BinderyWebTesting
import BinderyWire
import Testing

@testable import BinderyWeb

/// Rows that the user has moved, shortcuts, and visits, on a page of a live session.
@Suite struct MovedRowPageTests {
    private struct Song: Identifiable, Equatable {
        let id: String
    }

    private final class Model {
        let songs = MutableListProperty(["a", "b", "c"].map { Song(id: $0) })
        @Reactive var isOff = false
        @Reactive var seen: [String] = []
        var isFixed = false

        func move(from: Int, to: Int) { if !isFixed { songs.move(from: from, to: to) } }
    }

    private struct Content: View {
        let model: Model

        var body: some View {
            Element("ul") {
                ForEach(model.songs) { song in Element("li").id("row-\(song.value.id)") }.onMove(model.move)
                Element("li").id("add")
            }
            .disabled(model.$isOff)
            Menu("File") {
                MenuItem("Save") { model.seen.append("save") }.shortcut("s", [.primary, .shift]).id("save")
            }
        }
    }

    private let model: Model
    private let page: TestPage

    init() throws {
        let model = Model()
        self.model = model
        page = try TestPage { _ in
            LivePage(language: .constant("en"), texts: .english, content: Content(model: model))
        }
    }

    private func move(_ id: String, before next: String) throws -> [PageOperation] {
        try move(id, to: "\(page.find(next).number)")
    }

    private func move(_ id: String, after previous: String) throws -> [PageOperation] {
        try move(id, to: "-\(page.find(previous).number)")
    }

    private func move(_ id: String, to place: String) throws -> [PageOperation] {
        let row = try page.find(id).number
        _ = page.takeOperations()
        page.forge(.dispatch(node: row, name: WebNode.moveEvent, detail: place))
        return page.takeOperations()
    }

    private var order: String { model.songs.value.map(\.id).joined() }

    @Test func aMovedRowIsMovedInTheList() throws {
        _ = try move("row-a", before: "row-c")
        #expect(order == "bac")
        _ = try move("row-b", after: "row-c")
        #expect(order == "acb")
    }

    @Test func theAnswerHasThePlaceOfTheRow() throws {
        let (list, row) = try (page.find("row-a").parent?.number, page.find("row-a").number)
        let (after, add) = try (page.find("row-c").number, page.find("add").number)
        let place = PageOperation.move(parent: try #require(list), node: row, before: after)
        #expect(try move("row-a", before: "row-c").last == place)
        #expect(
            try move("row-a", after: "row-c").last == .move(parent: try #require(list), node: row, before: add))
    }

    @Test func aRowThatTheProgramLeavesReturns() throws {
        model.isFixed = true
        let (list, row) = try (page.find("row-a").parent?.number, page.find("row-a").number)
        let next = try page.find("row-b").number
        #expect(try move("row-a", before: "row-c") == [.move(parent: try #require(list), node: row, before: next)])
    }

    @Test func whatABrowserMayNotSayIsIgnored() throws {
        let (row, other) = try (page.find("row-b").number, page.find("add").number)
        for detail in ["", "x", "0", "-1", "\(other)", "-\(other)", "99999", "1e3", "\(Int.min)"] {
            page.forge(.dispatch(node: row, name: WebNode.moveEvent, detail: detail))
        }
        page.forge(.dispatch(node: other, name: WebNode.moveEvent, detail: "\(row)"))
        #expect(order == "abc")
    }

    @Test func aRowThatCannotBeUsedReturns() throws {
        let (list, row) = try (page.find("row-b").parent?.number, page.find("row-b").number)
        let next = try page.find("row-c").number
        page.perform { model.isOff = true }
        _ = page.takeOperations()
        page.forge(.dispatch(node: row, name: WebNode.moveEvent, detail: "-\(next)"))
        #expect(order == "abc")
        #expect(page.takeOperations() == [.move(parent: try #require(list), node: row, before: next)])
    }

    @Test func aRowOfAScrollingListMoves() throws {
        let songs = MutableListProperty((1...300).map { Song(id: "\($0)") })
        let page = try TestPage { _ in
            LivePage(
                language: .constant("en"), texts: .english,
                content: List(songs) { song in Text(song.map(\.id)) }.onMove(songs.move).id("list"))
        }
        let row = try page.find("row-2")
        #expect(row.attributes["data-module"] == "reorder")
        #expect(row.attributes["tabindex"] == "-1")
        let last = try #require(row.parent?.children.last)
        // The page has not all rows: behind the last of these is not the end of the list.
        page.forge(.dispatch(node: row.number, name: WebNode.moveEvent, detail: "-\(last.number)"))
        let index = try #require(songs.value.firstIndex { $0.id == "2" })
        #expect(index < 299)
        #expect(try songs.value[index - 1].id == #require(last.attributes["data-testid"]).dropFirst(4))
    }

    @Test func aRowTellsThatItMoves() throws {
        let row = try page.find("row-a")
        #expect(row.attributes["data-module"] == "reorder")
        #expect(row.attributes["aria-keyshortcuts"] == "Alt+ArrowUp Alt+ArrowDown")
        #expect(row.attributes["data-texts"] == "{index} of {count}")
        #expect(row.attributes["tabindex"] == "0")
        #expect(try page.find("add").attributes["data-module"] == nil)
    }

    @Test func anItemShowsItsShortcut() throws {
        let html = page.firstHTML
        for part in [
            #"data-shortcut="keydown:17+s""#, #"data-keys="Ctrl+Shift+S""#, #"aria-keyshortcuts="Control+Shift+S""#,
            #"data-module="shortcuts""#,
        ] { #expect(html.contains(part), "\(part)") }
    }

    @Test func aVisitIsMarked() throws {
        enum Place: String, Route {
            case first = "/", second = "/second"

            var path: String { rawValue }
        }
        let navigator = Navigator<Place>([.first])
        let page = try TestPage { _ in
            LivePage(
                language: .constant("en"), texts: .english,
                content: NavigationStack(navigator) { Screen("page", title: $0.path) {} })
        }
        _ = page.takeOperations()
        page.perform { navigator.visit(.second) }
        #expect(
            page.takeOperations().contains(
                .navigate(depth: 1, path: "/second", title: "/second", trail: "/second", isVisit: true)))
        page.perform { navigator.replace(with: .first) }
        #expect(page.takeOperations().contains(.navigate(depth: 1, path: "/", title: "/", trail: "/")))
    }
}
