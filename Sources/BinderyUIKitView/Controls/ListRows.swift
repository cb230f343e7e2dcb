#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A row of a list, or the header of a section. Which rows a tap opens is up to the list: in one with a selection, the
/// button at the end of the row does.
final class RowNode: UIKitNode {
    let isHeader: Bool
    let events: Rendering.ListRowEvents?
    let hasDetailButton: Bool
    private(set) var isSelected = false
    private(set) var isCurrent = false
    fileprivate weak var cell: ListCell?

    init(_ traits: Rendering.ListTraits, isHeader: Bool = false, events: Rendering.ListRowEvents? = nil) {
        self.isHeader = isHeader
        self.events = traits.isPressable ? events : nil
        hasDetailButton = traits.opens && traits.selection != nil && events != nil
        let stack = UIStackView.of(spacing: 4)
        if isHeader { stack.accessibilityTraits = .header }
        super.init(stack, stack: stack)
    }

    func setSelected(_ isSelected: Bool) {
        self.isSelected = isSelected
        update()
    }

    func setCurrent(_ isCurrent: Bool) {
        self.isCurrent = isCurrent
        update()
    }

    private func update() {
        if isSelected || isCurrent {
            view.accessibilityTraits.insert(.selected)
        } else {
            view.accessibilityTraits.remove(.selected)
        }
        cell?.mark(self)
    }
}

/// A cell of a list. It shows the node of its row, which it takes from the cell that showed it before.
final class ListCell: UITableViewCell {
    private(set) weak var node: UIKitNode?

    func show(_ node: UIKitNode?) {
        self.node = node
        accessoryType = .none
        backgroundColor = nil
        for view in contentView.subviews where view !== node?.view { view.removeFromSuperview() }
        guard let node else { return }
        if node.view.superview !== contentView { contentView.add(node.view, filling: contentView.layoutMarginsGuide) }
        guard let row = node as? RowNode else { return }
        row.cell = self
        mark(row)
    }

    fileprivate func mark(_ row: RowNode) {
        accessoryType = row.hasDetailButton ? .detailButton : row.isSelected ? .checkmark : .none
        let isMarked = row.isCurrent || row.isSelected && row.hasDetailButton
        backgroundColor = isMarked ? UIColor.tintColor.withAlphaComponent(0.1) : nil
    }
}

extension UIKitBackend: @MainActor Rendering.Lists {
    func makeList(_ traits: Rendering.ListTraits, events: Rendering.ListEvents) -> Rendering.ListParts<UIKitNode> {
        let node = ListNode(traits, events)
        return Rendering.ListParts(
            list: node, rows: node.rows, header: traits.hasSections ? node.header : nil, footer: node.footer,
            firstCount: 20)
    }

    func makeListRow(
        _ traits: Rendering.ListTraits, events: Rendering.ListRowEvents
    ) -> Rendering.ListRowParts<UIKitNode> {
        let node = RowNode(traits, events: events)
        return Rendering.ListRowParts(row: node, content: node)
    }

    func makeListHeader(_ traits: Rendering.ListTraits, isPinned: Bool) -> Rendering.ListRowParts<UIKitNode> {
        let node = RowNode(traits, isHeader: true)
        return Rendering.ListRowParts(row: node, content: node)
    }

    func setRowSelected(_ isSelected: Bool, of node: UIKitNode) { (node as? RowNode)?.setSelected(isSelected) }

    func setRowCurrent(_ isCurrent: Bool, of node: UIKitNode) { (node as? RowNode)?.setCurrent(isCurrent) }

    func setRows(count: Int, first: Int, changes: Int, of list: UIKitNode) {
        (list as? ListNode)?.setRows(count: count, first: first, changes: changes)
    }

    /// Headers are rows like others here.
    func setHeaders(count: Int, before first: Int, of list: UIKitNode) {}

    func scroll(_ list: UIKitNode, to index: Int) { (list as? ListNode)?.scroll(to: index) }

    func setRefreshTitle(_ title: String, of list: UIKitNode) {
        (list as? ListNode)?.refreshing.accessibilityLabel = title
    }

    func setRefreshEnabled(_ isEnabled: Bool, of list: UIKitNode) {
        (list as? ListNode)?.setRefreshEnabled(isEnabled)
    }

    func setRefreshing(_ isRefreshing: Bool, of list: UIKitNode) { (list as? ListNode)?.setRefreshing(isRefreshing) }
}
#endif
