import BinderyTesting
import BinderyView
import Testing

private struct Song: Identifiable, Equatable {
    let id: String
}

@Suite struct ForEachMovingTests {
    private let songs = MutableListProperty(["a", "b", "c", "d"].map { Song(id: $0) })

    private var order: String { songs.value.map(\.id).joined() }

    private func app(_ move: @escaping (Int, Int) -> Void) -> HeadlessApp {
        HeadlessApp {
            Element("ul") {
                ForEach(songs) { song in
                    Element("li") { Button("Play") {}.id("play") }.id("row-\(song.value.id)")
                }
                .onMove(move)
            }
            .id("list")
        }
    }

    @Test func theUserMovesARowUpAndDown() throws {
        let app = app(songs.move)
        let node = try app.find("row-a").node
        try app.find("row-a").move(by: 2)
        #expect(order == "bcad")
        #expect(try app.find("row-a").node === node)
        try app.find("row-d").move(by: -3)
        #expect(order == "dbca")
        try app.find("row-d").move(by: 3)
        #expect(order == "bcad")
        try app.find("row-c").move(by: 1)
        #expect(order == "bacd")
        #expect(app.ids.filter { $0.hasPrefix("row") } == ["row-b", "row-a", "row-c", "row-d"])
    }

    @Test func theMoveHasTheIndexBeforeAndAfter() throws {
        var moves: [[Int]] = []
        let app = app { moves.append([$0, $1]) }
        try app.find("row-a").move(by: 3)
        try app.find("row-c").move(by: -1)
        #expect(moves == [[0, 3], [2, 1]])
        #expect(order == "abcd")
    }

    @Test func aRowCannotLeaveItsList() throws {
        let app = app(songs.move)
        #expect(
            message { try app.find("row-d").move(by: 1) }
                == #"The li "row-d" cannot be moved by 1: it is row 4 of 4."#)
        #expect(
            message { try app.find("list").move(by: 1) }
                == #"The ul "list" cannot be moved by 1: its list has no `onMove`."#)
    }

    @Test func aMoveBeforeARowThatHasLeftIsIgnored() throws {
        let app = app(songs.move)
        let (first, last) = try (app.find("row-a").node, app.find("row-d").node)
        let (moved, next) = try (#require(first.movable), #require(last.movable))
        songs.remove(at: 3)
        moved.move(before: next)
        #expect(order == "abc")
        let second = try #require(app.find("row-b").node.movable)
        songs.remove(at: 0)
        moved.move(after: second)
        #expect(order == "bc")
    }

    @Test func aRowOfAnotherListIsNoPlace() throws {
        let others = MutableListProperty(["x", "y"].map { Song(id: $0) })
        let app = HeadlessApp {
            Element("ul") {
                ForEach(songs) { Element("li").id("row-\($0.value.id)") }.onMove(songs.move)
                ForEach(others) { Element("li").id("row-\($0.value.id)") }.onMove(others.move)
            }
        }
        try #require(app.find("row-a").node.movable).move(before: #require(app.find("row-y").node.movable))
        #expect(order == "abcd")
        #expect(others.value.map(\.id) == ["x", "y"])
    }

    @Test func aRowOfAnEditedListMovesToo() throws {
        let app = HeadlessApp {
            ForEach(editing: songs) { song in Element("li").id("row-\(song.value.id)") }.onMove(songs.move)
        }
        try app.find("row-b").move(by: -1)
        #expect(order == "bacd")
    }

    @Test func withoutOnMoveNoRowMoves() throws {
        let app = HeadlessApp { ForEach(songs) { Element("li").id("row-\($0.value.id)") } }
        #expect(try app.find("row-a").node.movable == nil)
    }
}
