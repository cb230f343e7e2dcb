import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

@MainActor
@Suite struct SectionTests {
    private struct Good: Identifiable, Equatable {
        let id: Int
        var kind: String
    }

    private final class Cell: UITableViewCell {
        var id = 0
    }

    private let window = UIWindow()
    private let table = UITableView()

    private func show(_ groups: ListProperty<ListGroup<String, Good>>) {
        window.addSubview(table)
        table.standInRowsOnScreen = 400
        table.reactive.sections(groups, title: \.uppercase, in: Cell.self) { cell, good, _ in
            cell.id = good.id
            cell.textLabel?.text = "\(good.kind)\(good.id)"
        }
        window.layoutIfNeeded()
    }

    /// The cells by the elements that they show.
    private func cells() -> [Int: UIView] {
        Dictionary(uniqueKeysWithValues: table.standInCells.map { (($0 as! Cell).id, $0) })
    }

    private func titles() -> [String?] {
        table.standInCounts.indices.map { table.dataSource?.tableView(table, titleForHeaderInSection: $0) }
    }

    @Test
    func groupsAreSections() {
        let goods = MutableListProperty([Good(id: 1, kind: "a"), Good(id: 2, kind: "b"), Good(id: 3, kind: "a")])
        show(goods.grouped(by: \.kind))
        #expect(table.standInCounts == [2, 1])
        #expect(titles() == ["A", "B"])
        #expect(texts(of: table) == ["a1", "a3", "b2"])
    }

    /// The row moves also out of a section that goes and into one that comes, which UIKit refuses in one batch.
    @Test
    func anElementThatChangesItsGroupMoves() {
        let goods = MutableListProperty([Good(id: 1, kind: "a"), Good(id: 2, kind: "b"), Good(id: 3, kind: "a")])
        show(goods.grouped(by: \.kind))
        let (reloads, cells) = (table.standInReloads, self.cells())
        let reasons = StandIn.reasonsRaised {
            goods.value[2].kind = "b"
            #expect(texts(of: table) == ["a1", "b2", "b3"])
            goods.value[0].kind = "c"
            #expect(texts(of: table) == ["c1", "b2", "b3"])
            #expect(self.cells() == cells)
            goods.value = []
            #expect(table.standInCounts == [])
            goods.append(Good(id: 9, kind: "b"))
            #expect(texts(of: table) == ["b9"])
        }
        #expect(reasons == [])
        #expect(table.standInReloads == reloads)
    }

    @Test
    func aSectionThatMovesKeepsItsCells() {
        let goods = MutableListProperty([Good(id: 1, kind: "a"), Good(id: 2, kind: "b"), Good(id: 3, kind: "a")])
        show(goods.grouped(by: \.kind))
        let cells = self.cells()
        let reasons = StandIn.reasonsRaised { goods.move(from: 1, to: 0) }
        #expect(reasons == [])
        #expect(titles() == ["B", "A"] && texts(of: table) == ["b2", "a1", "a3"])
        #expect(self.cells() == cells)
    }

    /// A list may change again between two batches, when the first makes a cell.
    @Test
    func aChangeDuringAnUpdateFollowsIt() {
        let goods = MutableListProperty([Good(id: 1, kind: "a"), Good(id: 2, kind: "b")])
        window.addSubview(table)
        table.reactive.sections(goods.grouped(by: \.kind), title: \.self, in: Cell.self) { cell, good, _ in
            cell.textLabel?.text = "\(good.kind)\(good.id)"
            if good.id == 3, goods.value.count == 3 { goods.append(Good(id: 4, kind: "d")) }
        }
        window.layoutIfNeeded()
        let reasons = StandIn.reasonsRaised {
            transaction {
                goods.value[0].kind = "c"
                goods.append(Good(id: 3, kind: "c"))
            }
        }
        #expect(reasons == [])
        #expect(texts(of: table) == ["c1", "c3", "b2", "d4"])
    }

    /// Sections that appear, move and end while their rows change, by batches that UIKit accepts. An element that stays
    /// keeps its cell.
    @Test(arguments: 0..<40)
    func sectionsEqualTheGroupsAfterAnyChange(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let kinds = ["a", "b", "c", "d"]
        let goods = MutableListProperty<Good>([])
        let grouped = goods.grouped(by: \.kind)
        let groups = seed.isMultiple(of: 2) ? grouped : grouped.sorted(on: \.key)
        show(groups)
        var next = 0
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<60 {
                let before = cells()
                transaction {
                    for _ in 0...random.below(5) {
                        let count = goods.value.count
                        switch random.below(5) {
                        case 0, 1:
                            next += 1
                            goods.insert(Good(id: next, kind: kinds[random.below(4)]), at: random.below(count + 1))
                        case 2 where count > 0: goods.remove(at: random.below(count))
                        case 3 where count > 0: goods.value[random.below(count)].kind = kinds[random.below(4)]
                        case 4 where count > 0: goods.move(from: random.below(count), to: random.below(count))
                        default: break
                        }
                    }
                }
                #expect(table.standInCounts == groups.value.map { $0.elements.value.count })
                #expect(cells().allSatisfy { before[$0] == nil || before[$0] === $1 })
                #expect(titles() == groups.value.map { $0.key.uppercased() })
                #expect(texts(of: table) == groups.value.flatMap { $0.elements.value.map { "\($0.kind)\($0.id)" } })
            }
        }
        #expect(reasons == [])
    }
}

extension String {
    fileprivate var uppercase: String { uppercased() }
}
