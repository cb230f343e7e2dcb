import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

/// Several selected rows, which the model has as a set of identities.
@MainActor
@Suite struct SelectionTests {
    private struct Good: Identifiable { let id: Int }

    private let window = UIWindow()
    private let table = UITableView()

    init() {
        window.addSubview(table)
        table.allowsMultipleSelection = true
    }

    private func show(_ list: ListProperty<Good>) -> TableRows<Good> {
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        window.layoutIfNeeded()
        return rows
    }

    private var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }

    @Test
    func severalRowsAreASet() {
        let list = MutableListProperty((1...4).map { Good(id: $0) })
        let rows = show(list)
        rows.selectedIDs.value = [2, 4, 9]
        #expect(selected == [1, 3])
        #expect(rows.selectedIDs.value == [2, 4])
        table.userTaps(row: 0)
        table.userTaps(row: 3)
        #expect(rows.selectedIDs.value == [1, 2] && selected == [0, 1])
        list.remove(at: 1)
        #expect(rows.selectedIDs.value == [1])
        transaction {
            list.append(Good(id: 5))
            rows.selectedIDs.value = [3, 5]
        }
        #expect(selected == [1, 3])
    }

    @Test
    func aModelHasTheSelectedRows() {
        let (list, model) = (MutableListProperty((1...3).map { Good(id: $0) }), MutableProperty<Set<Int>>([3]))
        let rows = show(list)
        rows.selectedIDs <~> model
        #expect(selected == [2])
        table.userTaps(row: 0)
        #expect(model.value == [1, 3])
        list.move(from: 2, to: 0)
        #expect(model.value == [1, 3] && selected == [0, 1])
        model.value = []
        #expect(selected == [])
    }

    /// Without the property, a row does not stay selected.
    @Test
    func thePropertyTakesTheSelectionThatIsThere() {
        let rows = show(MutableListProperty((1...3).map { Good(id: $0) }))
        table.userTaps(row: 1)
        #expect(selected == [])
        table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(rows.selectedIDs.value == [3])
    }

    @Test
    func aReloadedTableKeepsTheSelection() {
        table.removeFromSuperview()
        let list = MutableListProperty([Good(id: 1), Good(id: 2)])
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        rows.selectedIDs.value = [2]
        list.insert(Good(id: 3), at: 0)
        #expect(selected == [2] && rows.selectedIDs.value == [2])
    }

    @Test
    func severalItemsAreASet() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        view.allowsMultipleSelection = true
        let list = MutableListProperty((1...4).map { Good(id: $0) })
        let items = view.reactive.items(list, in: UICollectionViewCell.self) { _, _, _ in }
        window.layoutIfNeeded()
        items.selectedIDs.value = [1, 4]
        view.userTaps(item: 1)
        view.userTaps(item: 0)
        #expect(items.selectedIDs.value == [2, 4])
        list.remove(at: 3)
        #expect(items.selectedIDs.value == [2] && view.indexPathsForSelectedItems?.map(\.item) == [1])
    }

    /// After any changes of the list and of the selection, the table and the property agree with a set that is kept by
    /// hand.
    @Test(arguments: 0..<20)
    func theSelectionEqualsThatOfAnOracle(seed: UInt64) {
        var random = SplitMix(seed: seed)
        let list = MutableListProperty((0..<6).map { Good(id: $0) })
        let rows = show(list.sorted(on: \.id))
        var expected = rows.selectedIDs.value
        var next = 100
        for _ in 0..<100 {
            let count = list.value.count
            switch random.below(5) {
            case 0:
                next += 1
                list.insert(Good(id: random.below(2) == 0 ? next : -next), at: random.below(count + 1))
            case 1 where count > 0:
                let index = random.below(count)
                expected.remove(list.value[index].id)
                list.remove(at: index)
            case 2 where count > 0:
                let row = random.below(count)
                expected.formSymmetricDifference([list.value.map(\.id).sorted()[row]])
                table.userTaps(row: row)
            case 3:
                let wanted = Set((0..<4).map { _ in random.below(8) })
                expected = wanted.intersection(list.value.map(\.id))
                rows.selectedIDs.value = wanted
            default: break
            }
            let ids = list.value.map(\.id).sorted()
            #expect(rows.selectedIDs.value == expected)
            #expect(selected == ids.indices.filter { expected.contains(ids[$0]) })
        }
    }
}
