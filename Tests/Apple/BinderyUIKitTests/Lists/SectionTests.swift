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

    private let window = UIWindow()
    private let table = UITableView()

    private func show(_ groups: ListProperty<ListGroup<String, Good>>) {
        window.addSubview(table)
        table.standInRowsOnScreen = 400
        table.reactive.sections(groups, title: \.uppercase, in: UITableViewCell.self) { cell, good, _ in
            cell.textLabel?.text = "\(good.kind)\(good.id)"
        }
        window.layoutIfNeeded()
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

    @Test
    func anElementThatChangesItsGroupIsOneBatch() {
        let goods = MutableListProperty([Good(id: 1, kind: "a"), Good(id: 2, kind: "b"), Good(id: 3, kind: "a")])
        show(goods.grouped(by: \.kind))
        let reloads = table.standInReloads
        let reasons = StandIn.reasonsRaised {
            goods.value[2].kind = "b"
            #expect(texts(of: table) == ["a1", "b2", "b3"])
            goods.value[0].kind = "c"
            #expect(texts(of: table) == ["c1", "b2", "b3"])
            goods.value = []
            #expect(table.standInCounts == [])
            goods.append(Good(id: 9, kind: "b"))
            #expect(texts(of: table) == ["b9"])
        }
        #expect(reasons == [])
        #expect(table.standInReloads == reloads)
    }

    /// Sections that appear, move and end while their rows change, by batches that UIKit accepts.
    @Test(arguments: 0..<40)
    func sectionsEqualTheGroupsAfterAnyChange(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let kinds = ["a", "b", "c", "d"]
        let goods = MutableListProperty<Good>([])
        let groups = goods.grouped(by: \.kind)
        show(groups)
        var next = 0
        let reasons = StandIn.reasonsRaised {
            for _ in 0..<60 {
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
