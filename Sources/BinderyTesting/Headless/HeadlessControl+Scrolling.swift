internal import BinderyView

extension HeadlessControl {
    /// The ids of the rows that are seen, and of the headers of sections, in order: twenty at most.
    ///
    /// - Throws: if it is no list.
    public var visibleRows: [String] {
        get throws(HeadlessFailure) {
            _ = try list(to: "show rows")
            return node.rows.compactMap(\.id)
        }
    }

    /// How many rows and headers a list has, seen or not.
    ///
    /// - Throws: if it is no list.
    public var rowCount: Int {
        get throws(HeadlessFailure) { try list(to: "have rows").count }
    }

    /// Whether a list says that it is being refreshed.
    ///
    /// - Throws: if it is no list.
    public var isRefreshing: Bool {
        get throws(HeadlessFailure) { try list(to: "be refreshed").isRefreshing }
    }

    /// Scrolls a list so that it begins with a row, as far as there is enough behind it.
    ///
    /// - Parameter index: counts the rows, and the headers of sections.
    /// - Throws: if it is no list, if it has no such row, or if it cannot be seen.
    public func scroll(toRow index: Int) throws(HeadlessFailure) {
        let act = "be scrolled to row \(index)"
        try reach(act)
        let list = try list(to: act)
        guard (0..<list.count).contains(index) else {
            throw app.failure("The \(node.name) cannot \(act): it has \(list.count) rows.")
        }
        app.time.run { app.backend.show(index, of: node) }
    }

    /// Scrolls a list to its end.
    ///
    /// - Throws: if it is no list, or cannot be seen.
    public func scrollToEnd() throws(HeadlessFailure) {
        try reach("be scrolled")
        let list = try list(to: "be scrolled")
        app.time.run { app.backend.show(list.count, of: node) }
    }

    /// Scrolls a list to its beginning.
    ///
    /// - Throws: as ``scrollToEnd()``.
    public func scrollToTop() throws(HeadlessFailure) {
        try reach("be scrolled")
        _ = try list(to: "be scrolled")
        app.time.run { app.backend.show(0, of: node) }
    }

    /// Pulls a list down, which refreshes it.
    ///
    /// - Throws: if it is no list, if it cannot be refreshed, now or ever, or if it cannot be seen or is disabled.
    public func pullToRefresh() throws(HeadlessFailure) {
        let act = "be pulled down"
        try reach(act)
        let list = try list(to: act)
        guard case .list(let traits) = node.kind, traits.refreshes else {
            throw app.failure("The \(node.name) cannot \(act): it is not one that can be refreshed.")
        }
        guard list.isRefreshEnabled else {
            throw app.failure("The \(node.name) cannot \(act): the action that refreshes it is disabled.")
        }
        app.time.run { list.events.refreshed() }
    }

    /// Opens a row of a list, as the Enter key does when the row has the focus.
    ///
    /// - Throws: if it is no row of a list that does something, or cannot be seen or is disabled.
    public func open() throws(HeadlessFailure) {
        try reach("be opened")
        guard let opened = node.opened else {
            throw app.failure("The \(node.name) cannot be opened: it is no row of a list that does something.")
        }
        app.time.run {
            app.backend.focus(node)
            opened()
        }
    }

    private func list(to act: String) throws(HeadlessFailure) -> HeadlessListState {
        guard let list = node.listState else {
            throw app.failure("The \(node.name) cannot \(act): it is no list.")
        }
        return list
    }
}
