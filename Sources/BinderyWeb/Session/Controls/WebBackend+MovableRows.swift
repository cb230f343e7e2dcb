internal import BinderyView
internal import BinderyWire

extension WebBackend: Rendering.MovableRows {
    func setMovable(_ row: Rendering.MovableRow, of node: WebNode) {
        node[attribute: .dataModule] = "reorder"
        node[attribute: .dataMovable] = ""
        node[attribute: .ariaKeyshortcuts] = "Alt+ArrowUp Alt+ArrowDown"
        if node[attribute: .tabindex] == nil { node[attribute: .tabindex] = "0" }
        node.on(.movable(row))
    }

    func setMovedText(_ text: String, of node: WebNode) { set(.dataTexts, to: text, of: node) }

    /// Moves a row before or behind a sibling; nil moves nothing. The page has shown it there already, and is told
    /// where it is now: elsewhere if it has not moved, or if the rows have changed meanwhile.
    func move(_ node: WebNode, beside sibling: WebNode?, isAfter: Bool) {
        guard let row = node.movable else { return }
        if let sibling, sibling.parent === node.parent, let neighbour = sibling.movable {
            if isAfter { row.move(after: neighbour) } else { row.move(before: neighbour) }
        }
        guard node.isAttached, let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node })
        else { return }
        let following = parent.children.dropFirst(index + 1).first
        emit(.move(parent: parent.number, node: node.number, before: following?.number ?? 0))
    }
}

extension WebNode {
    /// The event by which the page reports a moved row. Its detail is the number of the row behind it or, if none is
    /// there, the negated number of the row in front.
    static let moveEvent = "bindery-move"

    var movable: Rendering.MovableRow? {
        var movable: Rendering.MovableRow?
        forEachHandler { if case .movable(let row) = $0 { movable = row } }
        return movable
    }
}
