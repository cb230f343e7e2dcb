#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A list: a table of one section, whose rows and headers are cells. A cell shows the node of its index, if that is
/// mounted, and is reused. The table is told which rows came and went, so that the others keep their cells and the
/// focus.
final class ListNode: UIKitNode {
    let table = ListTable(frame: .zero, style: .plain)
    let header = StackNode(axis: .vertical)
    let rows = ListRowsNode(), footer = ListFooterNode()
    let refreshing = UIRefreshControl()
    private let events: Rendering.ListEvents
    private var shown = ShownRows()
    private var showsFooter = false
    private var changes = 0
    private var viewport: Rendering.ListViewport?
    private var isRefreshing = false
    private lazy var source = ListSource(self)

    init(_ traits: Rendering.ListTraits, _ events: Rendering.ListEvents) {
        self.events = events
        super.init(UIStackView.of([header.view, table], spacing: 0), element: table)
        for node in [header, rows, footer] { insert(node, before: nil) }
        table.register(ListCell.self, forCellReuseIdentifier: "row")
        table.allowsSelection = traits.isPressable
        // A row is mounted after its cell was made, and its texts may change.
        table.selfSizingInvalidation = .enabledIncludingConstraints
        table.dataSource = source
        table.delegate = source
        table.laidOut = { [weak self] in self?.report() }
        table.moved = { [weak self] in self?.fillScreen() }
        footer.appeared = { [weak self] in self?.showFooter($0) }
        let pulled = UIAction { [unowned self] _ in
            events.refreshed()
            if !isRefreshing { refreshing.endRefreshing() }
        }
        refreshing.addAction(pulled, for: .valueChanged)
        if traits.refreshes { table.refreshControl = refreshing }
    }

    override func place(_ child: UIKitNode) -> Bool { true }

    /// Gives the list the rest of the screen or the dialog around it: a table has no height of its own.
    private func fillScreen() {
        if table.window == nil { return }
        for node in ancestry {
            (node as? ScreenContentNode)?.fill()
            (node as? DialogNode)?.controller.fill()
        }
    }

    func setRefreshEnabled(_ isEnabled: Bool) { table.refreshControl = isEnabled ? refreshing : nil }

    func setRefreshing(_ isRefreshing: Bool) {
        self.isRefreshing = isRefreshing
        if isRefreshing { refreshing.beginRefreshing() } else { refreshing.endRefreshing() }
    }

    /// The number of cells: those of the rows, and that of the footer if there is something in it.
    var cellCount: Int { shown.count + (showsFooter ? 1 : 0) }

    func node(at index: Int) -> UIKitNode? {
        if index == shown.count { return footer }
        let index = index - shown.first
        return rows.children.indices.contains(index) ? rows.children[index] : nil
    }

    /// The place of a mounted row among all rows and headers.
    func place(of row: UIKitNode) -> (index: Int, count: Int)? {
        rows.children.firstIndex { $0 === row }.map { (shown.first + $0, shown.count) }
    }

    func setRows(count: Int, first: Int, changes: Int) {
        let now = ShownRows(count: count, first: first, nodes: rows.children.map { ObjectIdentifier($0) })
        let hasChanged = changes != self.changes || count != shown.count
        self.changes = changes
        if !hasChanged || table.window == nil {
            shown = now
            if hasChanged { table.reloadData() } else { showMounted() }
            return
        }
        let (anchor, batch) = (anchor, now.changes(since: shown))
        UIView.performWithoutAnimation {
            table.performBatchUpdates { [self] in
                shown = now
                table.deleteRows(at: batch.deleted, with: .none)
                table.insertRows(at: batch.inserted, with: .none)
            }
        }
        showMounted()
        restore(anchor)
        // The mounted rows may have moved, though what is on screen has the same indices as before.
        viewport = nil
        report()
    }

    /// Shows the cell of the footer, or removes it. The rows keep their cells.
    private func showFooter(_ shows: Bool) {
        if table.window == nil {
            showsFooter = shows
            return table.reloadData()
        }
        UIView.performWithoutAnimation {
            table.performBatchUpdates { [self] in
                showsFooter = shows
                let footer = [IndexPath(row: shown.count, section: 0)]
                if shows {
                    table.insertRows(at: footer, with: .none)
                } else {
                    table.deleteRows(at: footer, with: .none)
                }
            }
        }
    }

    /// Lets the cells on screen show what is mounted now.
    private func showMounted() {
        for path in table.indexPathsForVisibleRows ?? [] {
            (table.cellForRow(at: path) as? ListCell)?.show(node(at: path.row))
        }
    }

    // MARK: The position

    /// The first row on screen, unless it is the first of the list, and how far its top is from that of the screen.
    private var anchor: (row: UIKitNode, distance: CGFloat)? {
        guard let path = table.indexPathsForVisibleRows?.first, path.row > 0,
            let cell = table.cellForRow(at: path) as? ListCell, let row = cell.node
        else { return nil }
        return (row, table.rectForRow(at: path).minY - table.contentOffset.y)
    }

    /// Keeps the anchor where it was, though rows above it have come or gone.
    private func restore(_ anchor: (row: UIKitNode, distance: CGFloat)?) {
        guard let anchor, let index = rows.children.firstIndex(where: { $0 === anchor.row }) else { return }
        let top = table.rectForRow(at: IndexPath(row: shown.first + index, section: 0)).minY
        table.contentOffset = CGPoint(x: 0, y: top - anchor.distance)
    }

    /// Reports what is on screen. To be mounted are these rows, and as many below them. None above: the mounted rows
    /// then begin with the section whose header is pinned.
    func report() {
        let paths = (table.indexPathsForVisibleRows ?? []).filter { $0.row < shown.count }
        guard let top = paths.first?.row, let bottom = paths.last?.row else { return }
        let visible = top..<bottom + 1
        let viewport = Rendering.ListViewport(
            visible: visible, mounted: top..<bottom + 1 + visible.count, isBeyondFirstPage: top > visible.count)
        if viewport == self.viewport { return }
        self.viewport = viewport
        events.shown(viewport)
    }

    func scroll(to index: Int) {
        if index >= shown.count { return }
        table.scrollToRow(at: IndexPath(row: index, section: 0), at: index == 0 ? .top : .none, animated: false)
        report()
    }
}
#endif
