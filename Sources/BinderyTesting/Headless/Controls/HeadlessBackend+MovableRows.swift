public import BinderyView

extension HeadlessBackend: Rendering.MovableRows {
    public func setMovable(_ row: Rendering.MovableRow, of node: HeadlessNode) { node.movable = row }

    public func setMovedText(_ text: String, of node: HeadlessNode) {}
}

extension HeadlessControl {
    /// Moves a row of a list by a number of places, up if it is negative, as dragging it or Alt and an arrow key do.
    /// Throws also if the user may not move it, or not as far.
    public func move(by places: Int) throws(HeadlessFailure) {
        let act = "be moved by \(places)"
        try reach(act)
        guard let movable = node.movable, let rows = node.parent?.children.filter({ $0.movable != nil }),
            let index = rows.firstIndex(where: { $0 === node })
        else { throw app.failure("The \(node.name) cannot \(act): its list has no `onMove`.") }
        guard rows.indices.contains(index + places) else {
            throw app.failure("The \(node.name) cannot \(act): it is row \(index + 1) of \(rows.count).")
        }
        guard let neighbour = rows[index + places].movable, places != 0 else { return }
        perform(.input) { places > 0 ? movable.move(after: neighbour) : movable.move(before: neighbour) }
    }
}
