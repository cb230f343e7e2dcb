public import BinderyView

/// A list is twenty rows high and mounts only the visible rows.
extension HeadlessBackend: Rendering.Lists {
    private static let height = 20

    public func makeList(
        _ traits: Rendering.ListTraits, events: Rendering.ListEvents
    ) -> Rendering.ListParts<HeadlessNode> {
        let node = make(.list(traits), HeadlessListState(events: events))
        let rows = make(.listRows)
        node.insert(rows, before: nil)
        let header = traits.hasSections ? make(.pinnedHeader) : nil
        if let header { node.insert(header, before: rows) }
        return Rendering.ListParts(list: node, rows: rows, header: header, footer: node, firstCount: Self.height)
    }

    public func makeListRow(
        _ traits: Rendering.ListTraits, events: Rendering.ListRowEvents
    ) -> Rendering.ListRowParts<HeadlessNode> {
        let node = make(.listRow(traits), traits.isPressable ? HeadlessRow(opened: events.opened) : nil)
        if traits.isPressable { node.tapped = events.pressed }
        return Rendering.ListRowParts(row: node, content: node)
    }

    public func makeListHeader(_ traits: Rendering.ListTraits, isPinned: Bool) -> Rendering.ListRowParts<HeadlessNode> {
        let node = make(.listHeader)
        return Rendering.ListRowParts(row: node, content: node)
    }

    public func setRowSelected(_ isSelected: Bool, of node: HeadlessNode) { node.isSelected = isSelected }

    public func setRowCurrent(_ isCurrent: Bool, of node: HeadlessNode) { node.isCurrent = isCurrent }

    /// The mounted window is the visible one: since it moves with its rows, they stay in place.
    public func setRows(count: Int, first: Int, changes: Int, of list: HeadlessNode) {
        list.listState?.count = count
        list.listState?.first = first
        show(first, of: list)
    }

    public func setHeaders(count: Int, before first: Int, of list: HeadlessNode) {
        list.listState?.headers = count
        list.listState?.headersBefore = first
    }

    public func scroll(_ list: HeadlessNode, to index: Int) {
        guard let visible = list.listState?.visible else { return }
        if index == 0 || index < visible.lowerBound {
            show(index, of: list)
        } else if index >= visible.upperBound {
            show(index + 1 - Self.height, of: list)
        }
    }

    public func setRefreshTitle(_ title: String, of list: HeadlessNode) { list.label = title }

    public func setRefreshEnabled(_ isEnabled: Bool, of list: HeadlessNode) {
        list.listState?.isRefreshEnabled = isEnabled
    }

    public func setRefreshing(_ isRefreshing: Bool, of list: HeadlessNode) {
        list.listState?.isRefreshing = isRefreshing
    }

    /// Scrolls so that the row at the index is the first one, if enough rows follow it.
    func show(_ index: Int, of list: HeadlessNode) {
        guard let state = list.listState else { return }
        let first = max(0, min(index, state.count - Self.height))
        let viewport = Rendering.ListViewport(
            visible: first..<min(first + Self.height, state.count), mounted: first..<first + Self.height,
            isBeyondFirstPage: first > Self.height)
        if viewport == state.viewport { return }
        leaveRow(of: list, unless: viewport.mounted)
        list.listState?.viewport = viewport
        state.events.shown(viewport)
    }

    private func leaveRow(of list: HeadlessNode, unless mounted: Range<Int>) {
        guard let row = focused?.ancestry.first(where: { $0.parent?.kind == .listRows && $0.parent?.parent === list })
        else { return }
        let rows = list.rows
        guard let state = list.listState, let position = rows.firstIndex(where: { $0 === row }) else { return }
        if !mounted.contains(state.first + position) { endEditing() }
    }
}

struct HeadlessRow: HeadlessPayload {
    let opened: () -> Void
}

extension HeadlessNode {
    public internal(set) var listState: HeadlessListState? {
        get { self[HeadlessListState.self] }
        set { self[HeadlessListState.self] = newValue }
    }

    /// The visible rows of a list.
    var rows: [HeadlessNode] { children.first { $0.kind == .listRows }?.children ?? [] }
}

/// The state of a list. All numbers and indices count rows and section headers.
public struct HeadlessListState: HeadlessPayload, CustomStringConvertible {
    let events: Rendering.ListEvents
    public internal(set) var count = 0
    public internal(set) var isRefreshing = false
    public internal(set) var headers = 0
    /// The number of headers before the first mounted row.
    public internal(set) var headersBefore = 0
    var isRefreshEnabled = true
    var first = 0
    var viewport = Rendering.ListViewport(visible: 0..<0, mounted: 0..<0, isBeyondFirstPage: false)

    init(events: Rendering.ListEvents) { self.events = events }

    public var visible: Range<Int> { viewport.visible }

    public var description: String { "\(visible) of \(count)\(isRefreshing ? " (refreshing)" : "")" }
}
