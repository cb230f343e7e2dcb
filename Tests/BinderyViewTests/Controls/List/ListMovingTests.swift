import BinderyTesting
import BinderyView
import Testing

private struct Song: Identifiable, Equatable {
    let id: String
    let group: String
}

@Suite struct ListMovingTests {
    private let songs = MutableListProperty(["a1", "a2", "a3", "b1", "b2"].map { Song(id: $0, group: "\($0.first!)") })

    private var order: String { songs.value.map(\.id).joined(separator: " ") }

    private func row(_ song: Property<Song>) -> some View { Text(song.map(\.id)) }

    @Test func theUserMovesARowUpAndDown() throws {
        let app = HeadlessApp { List(songs, content: row).onMove(songs.move).id("list") }
        let node = try app.find("row-a1").node
        try app.find("row-a1").move(by: 3)
        #expect(order == "a2 a3 b1 a1 b2")
        #expect(try app.find("row-a1").node === node)
        try app.find("row-b2").move(by: -4)
        #expect(order == "b2 a2 a3 b1 a1")
        #expect(app.ids.filter { $0.hasPrefix("row") } == songs.value.map { "row-\($0.id)" })
    }

    @Test func aRowWithASelectionMovesToo() throws {
        let selected = MutableProperty<String?>(nil)
        let app = HeadlessApp { List(songs, content: row).selection(selected).onMove(songs.move) }
        try app.find("row-a2").tap()
        try app.find("row-a2").move(by: -1)
        #expect(order == "a2 a1 a3 b1 b2")
        #expect(selected.value == "a2")
    }

    @Test func aRowMovesWithinItsSection() throws {
        var moves: [[Int]] = []
        let app = HeadlessApp {
            List(sections: songs.grouped(by: \.group)) { group in
                Text(group.key)
            } row: {
                row($0)
            }
            .onMove { from, to in
                moves.append([from, to])
                songs.move(from: from, to: to)
            }
        }
        try app.find("row-b2").move(by: -1)
        #expect(order == "a1 a2 a3 b2 b1")
        try app.find("row-a1").move(by: 2)
        #expect(order == "a2 a3 a1 b2 b1")
        // The indices count no headers.
        #expect(moves == [[4, 3], [0, 2]])
        let (first, other) = try (app.find("row-a2").node, app.find("row-b1").node)
        try #require(first.movable).move(after: #require(other.movable))
        #expect(order == "a2 a3 a1 b2 b1")
    }

    @Test func withoutOnMoveNoRowMoves() throws {
        let app = HeadlessApp { List(songs, content: row) }
        #expect(
            message { try app.find("row-a1").move(by: 1) }
                == #"The list row "row-a1" cannot be moved by 1: its list has no `onMove`."#)
    }
}
