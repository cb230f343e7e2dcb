import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

@MainActor
@Suite struct RowTests {
    private final class Cell: NSTableCellView {
        let label = NSTextField()

        static func make() -> Cell {
            let cell = Cell()
            cell.addSubview(cell.label)
            return cell
        }
    }

    private struct Good: Identifiable, Equatable {
        let id: Int
        var name = ""
    }

    private let window = NSWindow()
    private let table = NSTableView()

    init() {
        table.addTableColumn(NSTableColumn(identifier: .init("name")))
        window.contentView?.addSubview(table)
    }

    @discardableResult
    private func show<Element>(_ list: ListProperty<Element>) -> TableRows<Element> {
        let rows = table.reactive.rows(list, in: Cell.make()) { cell, element, _ in
            cell.label.stringValue = "\(element)"
        }
        table.layoutSubtreeIfNeeded()
        return rows
    }

    private var texts: [String] { table.standInCells.map { ($0 as? Cell)?.label.stringValue ?? "" } }

    @Test
    func aChangeIsStepsAndKeepsTheOtherCells() {
        let list = MutableListProperty([1, 2, 3])
        show(list)
        let (before, reloads) = (table.standInCells, table.standInReloads)
        transaction {
            list.insert(0, at: 0)
            list.remove(at: 2)
        }
        #expect(texts == ["0", "1", "3"])
        #expect(table.standInCells[1] === before[0] && table.standInCells[2] === before[2])
        list.move(from: 0, to: 2)
        #expect(texts == ["1", "3", "0"])
        #expect(table.standInReloads == reloads)
    }

    @Test
    func aReplacedElementConfiguresItsCellAgain() {
        let list = MutableListProperty([Good(id: 1, name: "a"), Good(id: 2, name: "b")])
        var configured = 0
        table.reactive.rows(list, in: Cell.make()) { cell, good, _ in
            configured += 1
            cell.label.stringValue = good.name
        }
        table.layoutSubtreeIfNeeded()
        let cells = table.standInCells
        transaction {
            list.value[1].name = "c"
            list.move(from: 1, to: 0)
        }
        #expect(texts == ["c", "a"])
        #expect(table.standInCells[0] === cells[1])
        #expect(configured == 3)
    }

    @Test
    func aListMayChangeBeforeTheFirstLayout() {
        let list = MutableListProperty([1])
        table.reactive.rows(list, in: Cell.make()) { cell, number, _ in cell.label.stringValue = "\(number)" }
        let reasons = StandIn.reasonsRaised {
            list.append(2)
            table.layoutSubtreeIfNeeded()
        }
        #expect(reasons == [])
        #expect(texts == ["1", "2"])
    }

    @Test
    func eachColumnHasItsCells() {
        let list = MutableListProperty([1, 2])
        table.addTableColumn(NSTableColumn(identifier: .init("square")))
        show(list).column("square", in: Cell.make()) { cell, number, _ in cell.label.stringValue = "\(number * number)"
        }
        table.layoutSubtreeIfNeeded()
        #expect(texts == ["1", "1", "2", "4"])
        list.value[1] = 3
        #expect(texts == ["1", "1", "3", "9"])
    }

    @Test
    func everythingEndsWithTheTable() {
        let list = MutableListProperty([Good(id: 1)])
        weak var table: NSTableView?
        weak var rows: TableRows<Good>?
        var events: [String] = []
        do {
            let (window, made) = (NSWindow(), NSTableView())
            made.addTableColumn(NSTableColumn(identifier: .init("name")))
            window.contentView?.addSubview(made)
            let shown = made.reactive.rows(list.filter { _ in true }, in: Cell.make()) { _, _, bag in
                bag.onDispose { events.append("row") }
            }
            _ = shown.doubleClicks.observe(onValue: { _ in }, onCompletion: { events.append("end") })
            _ = shown.selectedIDs
            _ = shown.selection(by: \.id)
            made.layoutSubtreeIfNeeded()
            (table, rows) = (made, shown)
        }
        #expect(table == nil && rows == nil)
        #expect(events.sorted() == ["end", "row"])
        list.append(Good(id: 2))
    }

    @Test
    func rowsThatAreShownAgainReplaceTheOthers() {
        show(MutableListProperty([1, 2]))
        show(MutableListProperty([3]))
        #expect(texts == ["3"])
        #expect(table.delegate === table.dataSource)
    }

    @Test
    func aDelegateOfTheApplicationStaysAndForwards() {
        final class Own: NSObject, NSTableViewDelegate {
            weak var rows: TableRows<Int>?

            func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
                rows?.tableView(tableView, viewFor: tableColumn, row: row)
            }

            func tableViewSelectionDidChange(_ notification: Notification) {
                rows?.tableViewSelectionDidChange(notification)
            }
        }
        let (own, list) = (Own(), MutableListProperty([7, 8]))
        table.delegate = own
        own.rows = show(list)
        #expect(table.delegate === own)
        table.reloadData()
        table.layoutSubtreeIfNeeded()
        #expect(texts == ["7", "8"])
        table.userSelects([1])
        #expect(own.rows?.selectedRows.value == [1])
        #expect(own.rows?.element(at: 1) == 8)
    }

    @Test
    func aDoubleClickSendsTheElement() {
        let rows = show(MutableListProperty(["a", "b"]))
        var opened: [String] = []
        let observation = rows.doubleClicks.observe { opened.append($0) }
        table.userDoubleClicks(row: 1)
        #expect(opened == ["b"])
        observation.dispose()
    }

    @Test
    func nearTheEndMoreIsAskedForOnce() {
        let list = MutableListProperty(Array(0..<20))
        let rows = show(list)
        var asked = 0
        let observation = rows.approaches.observe {
            asked += 1
            if asked == 1 { list.append(contentsOf: 20..<40) }
        }
        table.userScrolls(to: 5)
        #expect(asked == 0)
        table.userScrolls(to: 11)
        #expect(asked == 1)
        table.userScrolls(to: 12)
        #expect(asked == 1)
        table.userScrolls(to: 40)
        #expect(asked == 2)
        table.userScrolls(to: 0)
        table.userScrolls(to: 40)
        #expect(asked == 3, "a load that failed is tried again")
        observation.dispose()
    }

    // MARK: Selection

    @Test
    func theSelectionGoesBothWays() {
        let list = MutableListProperty((1...4).map { Good(id: $0) })
        let (rows, selected) = (show(list), MutableProperty<Int?>(nil))
        rows.selection(by: \.id) <~> selected
        table.userSelects([1])
        #expect(selected.value == 2)
        selected.value = 4
        #expect(table.selectedRowIndexes == [3])
        list.move(from: 3, to: 0)
        #expect(selected.value == 4 && table.selectedRowIndexes == [0])
        list.remove(at: 0)
        #expect(selected.value == 4 && table.selectedRowIndexes == [])
        list.append(Good(id: 4))
        #expect(selected.value == 4 && table.selectedRowIndexes == [3])
        table.userSelects([])
        #expect(selected.value == nil)
    }

    @Test
    func anElementMayBeAddedAndSelectedByOneTransaction() {
        let list = MutableListProperty([Good(id: 1)])
        let (rows, selected) = (show(list), MutableProperty<Int?>(1))
        rows.selection(by: \.id) <~> selected
        #expect(table.selectedRowIndexes == [0])
        transaction {
            selected.value = 2
            list.insert(Good(id: 2), at: 0)
        }
        #expect(selected.value == 2 && table.selectedRowIndexes == [0])
        transaction {
            list.append(Good(id: 3))
            selected.value = 3
        }
        #expect(selected.value == 3 && table.selectedRowIndexes == [2])
    }

    @Test
    func severalRowsAreASet() {
        let list = MutableListProperty((1...4).map { Good(id: $0) })
        let rows = show(list)
        rows.selectedIDs.value = [2, 4, 9]
        #expect(table.selectedRowIndexes == [1, 3])
        #expect(rows.selectedIDs.value == [2, 4])
        table.userSelects([0, 1])
        #expect(rows.selectedIDs.value == [1, 2])
        list.remove(at: 1)
        #expect(rows.selectedIDs.value == [1])
        transaction {
            list.append(Good(id: 5))
            rows.selectedIDs.value = [3, 5]
        }
        #expect(table.selectedRowIndexes == [1, 3])
    }

    /// Any changes of any list, by steps that the table accepts, show what a reload would, and keep the selection.
    @Test(arguments: 0..<40)
    func rowsEqualTheListAfterAnyChange(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let list = MutableListProperty((0..<random.below(12)).map { Good(id: $0) })
        let limit = MutableProperty(1000)
        let shown = list.filter { $0.id % 5 != 0 && $0.id < limit.value }.sorted {
            ($0.id % 3, $0.id) < ($1.id % 3, $1.id)
        }
        var next = 100
        let rows = table.reactive.rows(shown, in: Cell.make()) { cell, good, _ in
            cell.label.stringValue = "\(good.id)\(good.name)"
        }
        table.standInRowsOnScreen = 5
        table.layoutSubtreeIfNeeded()
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<60 {
                let selected = rows.selectedIDs.value
                transaction {
                    for _ in 0...random.below(4) {
                        let count = list.value.count
                        switch random.below(6) {
                        case 0, 1:
                            next += 1
                            list.insert(Good(id: next), at: random.below(count + 1))
                        case 2 where count > 0: list.remove(at: random.below(count))
                        case 3 where count > 0: list.move(from: random.below(count), to: random.below(count))
                        case 4 where count > 0: list.value[random.below(count)].name += "'"
                        default: limit.value = random.below(2) == 0 ? 1000 : next - 3
                        }
                    }
                }
                #expect(rows.selectedIDs.value == selected.intersection(shown.value.map(\.id)))
                if random.below(3) == 0 { table.userScrolls(to: random.below(8)) }
                if random.below(3) == 0, table.numberOfRows > 0 {
                    table.userSelects([random.below(table.numberOfRows)])
                }
                #expect(table.numberOfRows == shown.value.count)
                let all = shown.value.map { "\($0.id)\($0.name)" }
                let top = table.standInFirstRow
                #expect(texts == Array(all.dropFirst(top).prefix(5)))
            }
        }
        #expect(reasons == [])
    }
}
