import BinderyUIKit
import Testing
import UIKit

/// A table or a collection view whose delegate is the application's own.
@MainActor
@Suite struct DelegateTests {
    private final class Own: NSObject, UITableViewDelegate, UICollectionViewDelegate {
        var told: [String] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            told.append("selected \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            told.append("deselected \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            told.append("shows \(indexPath.row)")
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Own") { $2(true) }])
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Leading") { $2(true) }])
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            told.append("selected \(indexPath.item)")
        }

        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            told.append("deselected \(indexPath.item)")
        }

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { told.append("shows \(indexPath.item)") }
    }

    private let window = UIWindow()
    private let table = UITableView()
    private let own = Own()
    private let list = MutableListProperty([7, 8])

    init() { window.addSubview(table) }

    private func show() -> TableRows<Int> {
        let rows = table.reactive.rows(list, in: UITableViewCell.self) { _, _, _ in }
        window.layoutIfNeeded()
        return rows
    }

    @Test
    func theDelegateOfATableIsToldToo() {
        table.delegate = own
        let rows = show()
        var (selected, approaches): ([Int], Int) = ([], 0)
        let observations: [any Disposable] = [
            rows.selections.observe { selected.append($0) }, rows.approaches.observe { approaches += 1 },
        ]
        rows.selection(by: \.self).value = 7
        table.userTaps(row: 1)
        #expect(own.told == ["shows 0", "shows 1", "deselected 0", "selected 1"])
        #expect(selected == [8] && rows.selection(by: \.self).value == 8)
        list.append(9)
        #expect(own.told.last == "shows 2" && approaches == 1)
        for observation in observations { observation.dispose() }
    }

    @Test
    func theSwipesOfTheRowsComeFirst() {
        table.delegate = own
        let rows = show()
        #expect(table.userSwipes(row: 0, title: "Own") && table.userSwipes(row: 0, title: "Leading"))
        rows.trailingSwipe = { _ in [UIContextualAction(style: .normal, title: "Rows") { $2(true) }] }
        #expect(table.userSwipes(row: 0, title: "Rows") && !table.userSwipes(row: 0, title: "Own"))
        #expect(table.userSwipes(row: 0, title: "Leading"))
    }

    @Test
    func aDelegateThatIsSetLaterIsToldFromTheNextChangeOn() {
        let rows = show()
        table.delegate = own
        list.append(9)
        #expect(table.delegate === rows)
        table.userTaps(row: 0)
        #expect(own.told.last == "selected 0")
    }

    @Test
    func otherRowsOfTheTableKeepTheDelegate() {
        table.delegate = own
        _ = show()
        let others = show()
        #expect(table.delegate === others)
        table.userTaps(row: 1)
        #expect(own.told.last == "selected 1")
    }

    @Test
    func theRowsDoNotKeepTheDelegate() {
        weak var released: Own?
        let rows: TableRows<Int>
        do {
            let own = Own()
            table.delegate = own
            rows = show()
            released = own
        }
        #expect(released == nil)
        table.userTaps(row: 0)
        #expect(table.delegate === rows)
    }

    @Test
    func theDelegateOfACollectionViewIsToldToo() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        window.addSubview(view)
        view.delegate = own
        let items = view.reactive.items(list, in: UICollectionViewCell.self) { _, _, _ in }
        window.layoutIfNeeded()
        var selected: [Int] = []
        let observation = items.selections.observe { selected.append($0) }
        view.userTaps(item: 0)
        view.userTaps(item: 1)
        #expect(own.told == ["shows 0", "shows 1", "selected 0", "deselected 0", "selected 1"])
        #expect(selected == [7, 8])
        observation.dispose()
    }
}
