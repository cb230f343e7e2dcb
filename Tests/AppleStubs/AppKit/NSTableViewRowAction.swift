@MainActor
open class NSTableViewRowAction: StandInObject {
    public enum Style: Int, Sendable { case regular, destructive }

    public let style: Style
    open var title: String
    fileprivate let handler: (NSTableViewRowAction, Int) -> Void

    public init(style: Style, title: String, handler: @escaping (NSTableViewRowAction, Int) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

extension NSTableView {
    public enum RowActionEdge: Int, Sendable { case leading, trailing }

    /// Swipes a row. Returns its actions, which are visible if there are any.
    @discardableResult
    public func userSwipes(row: Int, from edge: RowActionEdge) -> [NSTableViewRowAction] {
        let actions = delegate?.tableView(self, rowActionsForRow: row, edge: edge) ?? []
        standInShownActions = actions.isEmpty ? nil : (row, actions)
        return actions
    }

    /// Clicks an action of the row that is swiped. Returns whether there is one of that title.
    public func userClicksRowAction(_ title: String) -> Bool {
        guard let (row, actions) = standInShownActions,
            let action = actions.first(where: { $0.title == title })
        else { return false }
        action.handler(action, row)
        return true
    }
}
