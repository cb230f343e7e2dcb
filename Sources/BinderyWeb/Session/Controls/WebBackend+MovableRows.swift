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

    /// Moves a row before the sibling with a number, or to the end; nil moves nothing. The page has shown it there
    /// already, and is told where it is now: elsewhere if it has not moved, or if the rows have changed meanwhile.
    func move(_ node: WebNode, before number: Int?, _ sibling: WebNode?) {
        guard let row = node.movable else { return }
        let next = sibling?.parent === node.parent ? sibling?.movable : nil
        if let number, number == 0 || next != nil { row.move(before: next) }
        guard node.isAttached, let parent = node.parent, let index = parent.children.firstIndex(where: { $0 === node })
        else { return }
        let following = parent.children.dropFirst(index + 1).first
        emit(.move(parent: parent.number, node: node.number, before: following?.number ?? 0))
    }
}

extension WebNode {
    /// The event by which the page reports a moved row. Its detail is the number of the row behind; 0 for the end.
    static let moveEvent = "bindery-move"

    var movable: Rendering.MovableRow? {
        var movable: Rendering.MovableRow?
        forEachHandler { if case .movable(let row) = $0 { movable = row } }
        return movable
    }
}
