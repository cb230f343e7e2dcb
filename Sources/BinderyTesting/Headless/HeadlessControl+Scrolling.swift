internal import BinderyView

extension HeadlessControl {
    /// The ids of the visible rows and section headers of a list, in order: twenty at most.
    public var visibleRows: [String] {
        get throws(HeadlessFailure) {
            _ = try list(to: "show rows")
            return node.rows.compactMap(\.id)
        }
    }

    /// The number of rows and headers of a list.
    public var rowCount: Int {
        get throws(HeadlessFailure) { try list(to: "have rows").count }
    }

    /// Whether a list shows that it is being refreshed.
    public var isRefreshing: Bool {
        get throws(HeadlessFailure) { try list(to: "be refreshed").isRefreshing }
    }

    /// Scrolls a list so that it begins with a row, if enough rows follow it, or throws if the row does not exist. The
    /// index counts rows and section headers.
    public func scroll(toRow index: Int) throws(HeadlessFailure) {
        let act = "be scrolled to row \(index)"
        try reach(act)
        let list = try list(to: act)
        guard (0..<list.count).contains(index) else {
            throw app.failure("The \(node.name) cannot \(act): it has \(list.count) rows.")
        }
        perform(.scroll) { app.backend.show(index, of: node) }
    }

    /// Scrolls a list to its end.
    public func scrollToEnd() throws(HeadlessFailure) {
        try reach("be scrolled")
        let list = try list(to: "be scrolled")
        perform(.scroll) { app.backend.show(list.count, of: node) }
    }

    /// Scrolls a list to its beginning.
    public func scrollToTop() throws(HeadlessFailure) {
        try reach("be scrolled")
        _ = try list(to: "be scrolled")
        perform(.scroll) { app.backend.show(0, of: node) }
    }

    /// Pulls a list down, which refreshes it, or throws if it cannot be refreshed, now or ever.
    public func pullToRefresh() throws(HeadlessFailure) {
        let act = "be pulled down"
        try reach(act)
        let list = try list(to: act)
        guard case .list(let traits) = node.kind, traits.refreshes else {
            throw app.failure("The \(node.name) cannot \(act): it cannot be refreshed.")
        }
        guard list.isRefreshEnabled else {
            throw app.failure("The \(node.name) cannot \(act): the action that refreshes it is disabled.")
        }
        perform(.input) { list.events.refreshed() }
    }

    /// Opens a row of a list, as the Enter key does when the row has the focus, or throws if that has no effect.
    public func open() throws(HeadlessFailure) {
        try reach("be opened")
        guard let opened = node[HeadlessRow.self]?.opened else {
            throw app.failure("The \(node.name) cannot be opened: it is not a list row that can be opened.")
        }
        perform(.tap) {
            app.backend.focus(node)
            opened()
        }
    }

    private func list(to act: String) throws(HeadlessFailure) -> HeadlessListState {
        guard let list = node.listState else {
            throw app.failure("The \(node.name) cannot \(act): it is not a list.")
        }
        return list
    }
}
