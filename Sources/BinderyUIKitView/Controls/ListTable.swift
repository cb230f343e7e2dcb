#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The mounted rows, which the cells of the table show.
final class ListRowsNode: UIKitNode {
    init() { super.init(UIView()) }

    override func place(_ child: UIKitNode) -> Bool { true }
}

/// What is after the rows. While something in it is not hidden, it has a cell.
final class ListFooterNode: UIKitNode {
    var appeared: (_ isShown: Bool) -> Void = { _ in }
    private var isEmpty = true

    init() {
        let stack = UIStackView.of()
        super.init(stack, stack: stack)
    }

    override func changed() {
        let isNowEmpty = children.allSatisfy(\.isHidden)
        if isEmpty == isNowEmpty { return }
        isEmpty = isNowEmpty
        appeared(!isEmpty)
    }

    override func changedVisibility() { changed() }
}

/// Tells when it has come into a window or left one, and when it has laid out its cells.
final class ListTable: UITableView {
    var moved: () -> Void = {}
    var laidOut: () -> Void = {}

    override func didMoveToWindow() {
        super.didMoveToWindow()
        moved()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        laidOut()
    }
}

/// What the table asks, and what the user does in it.
final class ListSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private unowned let list: ListNode

    init(_ list: ListNode) {
        self.list = list
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { list.cellCount }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? ListCell)?.show(list.node(at: indexPath.row))
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        (list.node(at: indexPath.row) as? RowNode)?.events?.pressed()
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        (list.node(at: indexPath.row) as? RowNode)?.events?.opened()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { list.report() }
}
#endif
