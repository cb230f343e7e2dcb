import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct RowTests {
    private let window = UIWindow()
    private let table = UITableView()

    private func show<Element>(_ list: ListProperty<Element>) -> TableRows<Element> {
        window.addSubview(table)
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { cell, element, _ in
            cell.textLabel?.text = "\(element)"
        }
        window.layoutIfNeeded()
        return rows
    }

    @Test
    func aChangeIsABatchAndKeepsTheOtherCells() {
        let list = MutableListProperty([1, 2, 3])
        _ = show(list)
        let before = table.standInCells
        let reloads = table.standInReloads
        transaction {
            list.insert(0, at: 0)
            list.remove(at: 2)
        }
        #expect(texts(of: table) == ["0", "1", "3"])
        #expect(table.standInCells[1] === before[0] && table.standInCells[2] === before[2])
        list.move(from: 0, to: 2)
        #expect(texts(of: table) == ["1", "3", "0"])
        #expect(table.standInReloads == reloads)
    }

    @Test
    func aReplacedElementConfiguresItsCellAgain() {
        struct Good: Identifiable, Equatable {
            let id: Int
            var name: String
        }
        let list = MutableListProperty([Good(id: 1, name: "a"), Good(id: 2, name: "b")])
        window.addSubview(table)
        var configured = 0
        table.reactive.rows(list, in: UITableViewCell.self) { cell, good, _ in
            configured += 1
            cell.textLabel?.text = good.name
        }
        window.layoutIfNeeded()
        let cells = table.standInCells
        transaction {
            list.value[1].name = "c"
            list.move(from: 1, to: 0)
        }
        #expect(texts(of: table) == ["c", "a"])
        #expect(table.standInCells[0] === cells[1])
        #expect(configured == 3)
    }

    @Test
    func aTableThatIsNotOnScreenIsReloaded() {
        let list = MutableListProperty([1])
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { cell, number, _ in
            cell.textLabel?.text = "\(number)"
        }
        let reasons = StandIn.reasonsRaised { list.append(2) }
        #expect(reasons == [])
        window.addSubview(table)
        window.layoutIfNeeded()
        #expect(texts(of: table) == ["1", "2"])
        withExtendedLifetime(rows) {}
    }

    /// Famous for its crash: a table that has not loaded its rows yet asks for them at the first update.
    @Test
    func aListMayChangeBeforeTheFirstLayout() {
        let list = MutableListProperty([1])
        window.addSubview(table)
        table.reactive.rows(list, in: UITableViewCell.self) { cell, number, _ in cell.textLabel?.text = "\(number)" }
        let reasons = StandIn.reasonsRaised {
            list.append(2)
            window.layoutIfNeeded()
        }
        #expect(reasons == [])
        #expect(texts(of: table) == ["1", "2"])
    }

    @Test
    func theBagOfACellEndsWithItsRow() {
        var ended: [Int] = []
        let list = MutableListProperty([1, 2, 3])
        window.addSubview(table)
        table.reactive.rows(list, in: UITableViewCell.self) { _, number, bag in
            bag.onDispose { ended.append(number) }
        }
        window.layoutIfNeeded()
        list.remove(at: 1)
        #expect(ended == [2])
        list.value = []
        #expect(ended.sorted() == [1, 2, 3])
    }

    /// What a user of RxDataSources forgets first: the bag of the cell.
    @Test
    func whatConfigureBindsEndsWithTheRowWithoutABag() throws {
        final class Good: Identifiable {
            let id: Int
            let name: MutableProperty<String>
            let like = Action<Void, Void, Never>.from { Producer<Void, Never>.never() }

            init(_ id: Int) { (self.id, name) = (id, MutableProperty("\(id)")) }
        }
        final class Cell: UITableViewCell {
            let button = UIButton(configuration: .plain())
        }
        let goods = (0..<3).map { Good($0) }
        let list = MutableListProperty(goods)
        window.addSubview(table)
        table.standInRowsOnScreen = 1
        let messages = diagnoses {
            table.reactive.rows(list, in: Cell.self) { cell, good, _ in
                cell.textLabel!.reactive.text <~ good.name
                if cell.button.superview == nil {
                    cell.addSubview(cell.button)
                    cell.addSubview(cell.textLabel!)
                }
                cell.button.reactive.execute(good.like)
            }
            window.layoutIfNeeded()
            table.userScrolls(to: 1)
            table.userScrolls(to: 2)
        }
        #expect(messages == [])
        goods[0].name.value = "old"
        #expect(texts(of: table) == ["2"])
        goods[2].name.value = "two"
        #expect(texts(of: table) == ["two"])
        let cell = try #require(table.standInCells.first as? Cell)
        cell.button.userTaps()
        #expect(goods.map { $0.like.isExecuting.value } == [false, false, true])
    }

    /// Neither a gesture recognizer nor a label that is added later is among the subviews when the cell is bound.
    @Test
    func whatIsNotAViewInTheCellEndsWithTheRowToo() throws {
        final class Good: Identifiable {
            let id: Int
            let name: MutableProperty<String>
            let isOpen = MutableProperty(true)

            init(_ id: Int) { (self.id, name) = (id, MutableProperty("\(id)")) }
        }
        final class Cell: UITableViewCell {
            let (label, tap) = (UILabel(), UITapGestureRecognizer())
        }
        let goods = (0..<3).map { Good($0) }
        window.addSubview(table)
        table.standInRowsOnScreen = 1
        let messages = diagnoses {
            table.reactive.rows(MutableListProperty(goods), in: Cell.self) { cell, good, _ in
                cell.label.reactive.text <~ good.name
                cell.tap.reactive.isEnabled <~ good.isOpen
            }
            window.layoutIfNeeded()
            table.userScrolls(to: 1)
            table.userScrolls(to: 2)
        }
        #expect(messages == [])
        let cell = try #require(table.standInCells.first as? Cell)
        #expect(cell.label.text == "2")
        goods[0].isOpen.value = false
        #expect(cell.tap.isEnabled)
        goods[2].isOpen.value = false
        #expect(!cell.tap.isEnabled)
    }

    /// What the cell has bound itself stays.
    @Test
    func whatACellBindsItselfLastsAsLongAsTheCell() {
        let (list, color) = (MutableListProperty([1, 2]), MutableProperty<UIColor?>(.gray))
        window.addSubview(table)
        table.standInRowsOnScreen = 1
        var bound: Set<ObjectIdentifier> = []
        let shown = table.reactive.rows(list, in: UITableViewCell.self) { cell, number, _ in
            cell.textLabel?.text = "\(number)"
        }
        window.layoutIfNeeded()
        for cell in table.standInCells where bound.insert(ObjectIdentifier(cell)).inserted {
            cell.reactive.backgroundColor <~ color
        }
        table.userScrolls(to: 1)
        color.value = .white
        #expect(table.standInCells.allSatisfy { $0.backgroundColor == .white })
        withExtendedLifetime(shown) {}
    }

    @Test
    func everythingEndsWithTheTable() {
        final class Good: Identifiable { @Reactive var likes = 0 }
        let good = Good()
        let list = MutableListProperty([good])
        weak var table: UITableView?
        weak var rows: TableRows<Good>?
        var events: [String] = []
        do {
            let (window, made) = (UIWindow(), UITableView())
            window.addSubview(made)
            let shown = made.reactive.rows(list.filter { _ in true }, in: UITableViewCell.self) { cell, good, bag in
                good.$likes.observe { cell.textLabel?.text = "\($0)" }.disposed(by: bag)
                bag.onDispose { events.append("row") }
            }
            _ = shown.selections.observe(onValue: { _ in }, onCompletion: { events.append("end") })
            window.layoutIfNeeded()
            (table, rows) = (made, shown)
        }
        #expect(table == nil && rows == nil)
        #expect(events.sorted() == ["end", "row"])
        list.append(Good())
        good.likes = 2
    }

    @Test
    func aTapSelectsTheElement() {
        let list = MutableListProperty(["a", "b"])
        let rows = show(list)
        var selected: [String] = []
        let observation = rows.selections.observe { selected.append($0) }
        table.userTaps(row: 1)
        #expect(selected == ["b"])
        #expect(table.indexPathForSelectedRow == nil)
        observation.dispose()
    }

    @Test
    func theSelectionGoesBothWaysAndFollowsItsElement() {
        let (list, selected) = (MutableListProperty(["a", "b", "c"]), MutableProperty<String?>("b"))
        let rows = show(list)
        rows.selection(by: \.self) <~> selected
        #expect(table.indexPathForSelectedRow?.row == 1)
        table.userTaps(row: 2)
        #expect(selected.value == "c")
        list.insert("0", at: 0)
        #expect(table.indexPathForSelectedRow?.row == 3)
        list.removeLast()
        #expect(table.indexPathForSelectedRow == nil && selected.value == "c")
        transaction {
            selected.value = "d"
            list.insert("d", at: 1)
        }
        #expect(table.indexPathForSelectedRow?.row == 1)
        selected.value = nil
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test
    func aTableThatIsReloadedKeepsItsSelection() {
        let list = MutableListProperty([1, 2])
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        rows.selection(by: \.self).value = 2
        list.insert(0, at: 0)
        #expect(table.indexPathForSelectedRow?.row == 2)
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
        observation.dispose()
    }

    /// Loading more may fail, or lead to as many rows as before.
    @Test
    func moreIsAskedForAgain() {
        let list = MutableListProperty(Array(0..<20))
        let rows = show(list)
        var asked = 0
        let observation = rows.approaches.observe { asked += 1 }
        table.userScrolls(to: 12)
        #expect(asked == 1)
        table.userScrolls(to: 5)
        table.userScrolls(to: 12)
        #expect(asked == 2, "the user comes back to the end")
        list.value = Array(20..<40)
        #expect(asked == 3, "other rows have another end")
        observation.dispose()
    }

    /// Any changes of any list, by batches that UIKit accepts, show what a reload would.
    @Test(arguments: 0..<40)
    func rowsEqualTheListAfterAnyChange(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let list = MutableListProperty(Array(0..<random.below(12)))
        var next = 100
        let limit = MutableProperty(1000)
        let shown = list.filter { $0 % 5 != 0 && $0 < limit.value }.sorted { ($0 % 3, $0) < ($1 % 3, $1) }
        _ = show(shown)
        table.standInRowsOnScreen = 5
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<60 {
                transaction {
                    for _ in 0...random.below(4) {
                        let count = list.value.count
                        switch random.below(6) {
                        case 0, 1:
                            next += 1
                            list.insert(next, at: random.below(count + 1))
                        case 2 where count > 0: list.remove(at: random.below(count))
                        case 3 where count > 0: list.move(from: random.below(count), to: random.below(count))
                        case 4 where count > 4:
                            list.replaceSubrange(1..<3, with: [next + 1, next + 2])
                            next += 2
                        default: limit.value = random.below(2) == 0 ? 1000 : next - 3
                        }
                    }
                }
                if random.below(3) == 0 { table.userScrolls(to: random.below(8)) }
                #expect(table.standInCounts == [shown.value.count])
                let top = table.indexPathsForVisibleRows?.first?.row ?? 0
                #expect(texts(of: table) == shown.value.dropFirst(top).prefix(5).map { "\($0)" })
            }
        }
        #expect(reasons == [])
    }
}
