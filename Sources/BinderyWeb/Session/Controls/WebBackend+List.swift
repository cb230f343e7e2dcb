internal import BinderyView
internal import BinderyWire

extension WebBackend: Rendering.Lists {
    func makeList(_ traits: Rendering.ListTraits, events: Rendering.ListEvents) -> Rendering.ListParts<WebNode> {
        let list = makeNode(.div, "list")
        list[attribute: .role] = "group"
        list[attribute: .tabindex] = "0"
        list.on(
            .shown { visible, mounted, isBeyondFirstPage in
                events.shown(
                    Rendering.ListViewport(
                        visible: visible, mounted: mounted ?? visible.withMargins, isBeyondFirstPage: isBeyondFirstPage)
                )
            })
        if traits.refreshes {
            let button = makeNode(.button, "button list-refresh", in: list)
            button[attribute: .type] = "button"
            button.on(.tapped(events.refreshed))
        }
        let header = traits.hasSections ? makeNode(.div, "pinned-header", in: list) : nil
        let rows = makeNode(.div, "list-rows", in: list)
        rows[attribute: .role] = traits.isPressable ? "grid" : "list"
        if traits.selection == .several { rows[attribute: .ariaMultiselectable] = "true" }
        return Rendering.ListParts(list: list, rows: rows, header: header, footer: list, firstCount: 30)
    }

    func makeListRow(
        _ traits: Rendering.ListTraits, events: Rendering.ListRowEvents
    ) -> Rendering.ListRowParts<WebNode> {
        let row = makeNode(.div, traits.isPressable ? "list-row pressable" : "list-row")
        row[attribute: .tabindex] = "-1"
        row[attribute: .role] = traits.isPressable ? "row" : "listitem"
        guard traits.isPressable else { return Rendering.ListRowParts(row: row, content: row) }
        row.on(.tapped(events.pressed))
        row.on(.submitted(events.opened))
        let cell = makeNode(.div, "list-cell", in: row)
        cell[attribute: .role] = "gridcell"
        return Rendering.ListRowParts(row: row, content: cell)
    }

    /// A heading in an element that its surroundings permit as a child: an item of a list, or a row of a grid.
    func makeListHeader(_ traits: Rendering.ListTraits, isPinned: Bool) -> Rendering.ListRowParts<WebNode> {
        let header = makeNode(.div, "list-header")
        let cell = traits.isPressable && !isPinned ? makeNode(.div, in: header) : header
        if !isPinned { header[attribute: .role] = traits.isPressable ? "row" : "listitem" }
        if cell !== header { cell[attribute: .role] = "gridcell" }
        let heading = makeNode(.div, in: cell)
        heading[attribute: .role] = "heading"
        heading[attribute: .ariaLevel] = "2"
        return Rendering.ListRowParts(row: header, content: heading)
    }

    func setHeaders(count: Int, before first: Int, of list: WebNode) {
        set(.dataHeaders, to: "\(count)", of: list)
        set(.dataHeadersBefore, to: "\(first)", of: list)
    }

    func setRowSelected(_ isSelected: Bool, of node: WebNode) { set(.ariaSelected, to: "\(isSelected)", of: node) }

    func setRowCurrent(_ isCurrent: Bool, of node: WebNode) {
        set(.ariaCurrent, to: isCurrent ? "true" : nil, of: node)
    }

    func setRows(count: Int, first: Int, changes: Int, of list: WebNode) {
        set(.dataCount, to: "\(count)", of: list)
        set(.dataFirst, to: "\(first)", of: list)
        set(.dataChanges, to: "\(changes)", of: list)
    }

    func scroll(_ list: WebNode, to index: Int) { emit(.scroll(node: list.number, index: index)) }

    func setRefreshTitle(_ title: String, of list: WebNode) { set(text: title, of: ListElements(list: list).refresh) }

    func setRefreshEnabled(_ isEnabled: Bool, of list: WebNode) {
        setEnabled(isEnabled, of: ListElements(list: list).refresh)
    }

    func setRefreshing(_ isRefreshing: Bool, of list: WebNode) {
        set(.ariaBusy, to: isRefreshing ? "true" : nil, of: list)
    }
}

private struct ListElements {
    let list: WebNode

    /// Only in a list that can be refreshed.
    var refresh: WebNode { list.children[0] }
}

extension Range<Int> {
    /// The rows to mount for a page that has no wish: before and after the visible ones as many again, 10 to 100.
    fileprivate var withMargins: Range {
        let margin = Swift.min(Swift.max(count, 10), 100)
        return Swift.max(0, lowerBound - margin)..<upperBound + margin
    }
}
