import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// A list as a table shows it.
@MainActor
@Suite final class ListTests {
    private let window = UIWindow()

    isolated deinit { window.rootViewController = nil }

    private func show(_ content: @escaping () -> some View) throws -> UITableView {
        window.rootViewController = BinderyHostingController(content: content)
        let table = try #require(findTable(in: window))
        table.standInRowsOnScreen = 20
        window.layoutIfNeeded()
        return table
    }

    private func findTable(in view: UIView) -> UITableView? {
        (view as? UITableView) ?? view.subviews.lazy.compactMap { self.findTable(in: $0) }.first
    }

    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text ?? (view as? UITextField)?.text
        return [own].compactMap { $0 } + view.subviews.flatMap { self.texts(in: $0) }
    }

    private func rows(of table: UITableView) -> [String] {
        table.standInCells.map { self.texts(in: $0).joined(separator: " ") }
    }

    private func field(in view: UIView) -> UITextField? {
        (view as? UITextField) ?? view.subviews.lazy.compactMap { self.field(in: $0) }.first
    }

    @Test
    func theFooterComesAndGoesAndLeavesTheFocusOfARow() throws {
        let (rows, hasMore) = (MutableListProperty([1, 2]), MutableProperty(true))
        let more = Action<Void, Void, Never>.from { Producer<Void, Never> { _ in } }
        let table = try show {
            List(rows, id: { $0 }) { row in
                TextField("Note", text: MutableProperty("")).labelHidden().id("note-\(row.value)")
            }
            .loadingMore(by: more, while: hasMore)
        }
        let note = try #require(field(in: table.standInCells[1]))
        note.userTypes("here")
        #expect(table.standInCells.count == 3)
        hasMore.value = false
        #expect(note.isFirstResponder && table.standInCells.count == 2)
        hasMore.value = true
        #expect(note.isFirstResponder && table.standInCells.count == 3)
    }

    @Test
    func rowsThatComeAndGoLeaveTheFocusOfOthers() throws {
        let rows = MutableListProperty([1, 2, 3])
        let table = try show {
            List(rows, id: { $0 }) { row in
                TextField("Note", text: MutableProperty("")).labelHidden().id("note-\(row.value)")
            }
        }
        let note = try #require(field(in: table.standInCells[1]))
        note.userTypes("here")
        rows.append(4)
        rows.remove(at: 0)
        rows.insert(0, at: 0)
        #expect(note.isFirstResponder)
        #expect(table.standInCells.count == 4)
        #expect(table.standInCells.contains { note.isDescendant(of: $0) })
    }

    @Test
    func rowsAboveTheScreenComeWithoutMovingIt() throws {
        let rows = MutableListProperty(Array(0..<100))
        let table = try show { List(rows, id: { $0 }) { row in Text(row.map { "\($0)" }) } }
        table.userScrolls(to: 50)
        #expect(self.rows(of: table).first == "50")
        rows.insert(contentsOf: 200..<205, at: 0)
        #expect(self.rows(of: table).first == "50")
        rows.remove(at: 0)
        #expect(self.rows(of: table).first == "50")
        table.userScrolls(to: 0)
        rows.insert(300, at: 0)
        #expect(self.rows(of: table).first == "300")
    }

    @Test
    func aTapOpensARowAndInAListWithASelectionItsButtonDoes() throws {
        var opened: [Int] = []
        let table = try show {
            List(MutableListProperty([1, 2]), id: { $0 }) { row in Text(row.map { "\($0)" }) }
                .onOpen { opened.append($0) }
        }
        table.userTaps(row: 1)
        #expect(opened == [2])
        let selection = MutableProperty<Set<Int>>([])
        let other = try show {
            List(MutableListProperty([1, 2]), id: { $0 }) { row in Text(row.map { "\($0)" }) }
                .selection(selection).onOpen { opened.append($0) }
        }
        other.userTaps(row: 0)
        #expect(selection.value == [1])
        #expect(opened == [2])
        other.userTapsAccessory(row: 0)
        #expect(opened == [2, 1])
    }

    /// The table of the stand-in refuses a batch that does not add up.
    @Test(arguments: 0..<20)
    func randomChangesAndScrollingShowTheRowsOfTheList(seed: Int) throws {
        var random = Numbers(state: UInt64(seed + 1))
        let rows = MutableListProperty(Array(0..<60))
        let table = try show { List(rows, id: { $0 }) { row in Text(row.map { "\($0)" }) } }
        var next = 1000
        for _ in 0..<60 {
            switch random.next(below: 5) {
            case 0:
                rows.insert(next, at: random.next(below: rows.value.count + 1))
                next += 1
            case 1 where rows.value.count > 0: rows.remove(at: random.next(below: rows.value.count))
            case 2 where rows.value.count > 0:
                rows.move(from: random.next(below: rows.value.count), to: random.next(below: rows.value.count))
            case 3:
                let places = (0..<random.next(below: 30)).map { next + $0 }
                next += places.count
                rows.insert(contentsOf: places, at: random.next(below: rows.value.count + 1))
            default: table.userScrolls(to: random.next(below: rows.value.count + 1))
            }
            window.layoutIfNeeded()
            let first = table.indexPathsForVisibleRows?.first?.row ?? 0
            let expected = rows.value.dropFirst(first).prefix(20).map { "\($0)" }
            #expect(self.rows(of: table) == expected)
        }
    }
}

/// A fixed sequence of numbers, by a linear congruence.
private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(bound, 1)
    }
}
