extension ForEach {
    /// Lets the user reorder the rows, and calls `move` with each move.
    ///
    /// ```swift
    /// ForEach(editing: model.todos) { todo in TodoRow(todo) }.onMove(model.todos.move)
    /// ```
    ///
    /// | the user | result |
    /// |---|---|
    /// | drags a row by mouse, or by touch after a long press | the row follows the pointer; `move` at the end |
    /// | presses Alt with an arrow key in a row | the row moves by one place; a screen reader is told the new place |
    /// | presses the Escape key during a drag | the row returns; `move` is not called |
    /// | presses a button, a link or a field in a row | that control is used as always |
    /// | moves a row that is removed meanwhile, or before one that is | as far as the rows are there; else nothing |
    ///
    /// A row is one view, which shows that it can be moved and can have the focus. On the web it is shown in its new
    /// place at once. If `move` does not move the element, the answer of the server returns the row.
    ///
    /// - Parameter move: Moves the element at `from` in the list, so that its index is `to` afterwards, as
    ///   `MutableListProperty.move` does. The indices are those at the time of the call.
    /// - Complexity: O(n) for a move; nothing for lists without it.
    /// - Also known as: `onMove` in SwiftUI, sortable lists.
    public func onMove(_ move: @escaping (_ from: Int, _ to: Int) -> Void) -> ForEach {
        var view = self
        view.moved = move
        return view
    }

    /// Returns what moves the row of an element, or nil if rows are not moved.
    func movable(_ row: ID, in group: MovableGroup) -> Rendering.MovableRow? {
        guard let moved else { return nil }
        let (elements, id) = (elements, id)
        return Rendering.MovableRow(row, in: group) { neighbour, isAfter in
            let ids = untracked { elements.value }.map(id)
            guard let from = ids.firstIndex(of: row), let place = ids.firstIndex(of: neighbour) else { return }
            RowMove(from: from, beside: place, isAfter: isAfter)?.perform(moved)
        }
    }
}

/// The rows among which a row can be moved.
final class MovableGroup {}

/// A move of a row; nil if it would stay.
struct RowMove {
    private let from: Int
    private let to: Int

    init?(from: Int, beside place: Int, isAfter: Bool) {
        let end = isAfter ? place + 1 : place
        self.from = from
        to = end > from ? end - 1 : end
        if to == from { return nil }
    }

    func perform(_ move: (_ from: Int, _ to: Int) -> Void) { move(from, to) }
}

extension Rendering {
    /// A row that the user can move among the rows of its list.
    public final class MovableRow {
        private let group: MovableGroup
        private let key: AnyHashable
        private let moved: (_ neighbour: AnyHashable, _ isAfter: Bool) -> Void

        init<ID: Hashable>(
            _ id: ID, in group: MovableGroup, moved: @escaping (_ neighbour: ID, _ isAfter: Bool) -> Void
        ) {
            self.group = group
            key = id
            self.moved = { neighbour, isAfter in if let id = neighbour.base as? ID { moved(id, isAfter) } }
        }

        /// Moves the row before another row of its list. A row of another list changes nothing.
        public func move(before next: MovableRow) { move(beside: next, isAfter: false) }

        /// Moves the row behind another row of its list. A row of another list changes nothing.
        public func move(after previous: MovableRow) { move(beside: previous, isAfter: true) }

        // A row that has left its list changes nothing either.
        private func move(beside neighbour: MovableRow, isAfter: Bool) {
            if neighbour.group === group { moved(neighbour.key, isAfter) }
        }
    }

    /// The capability that a backend implements for the `onMove` of ``ForEach`` and ``List``.
    public protocol MovableRows: Nodes {
        /// Lets the user move a node among the others with such a row in the same parent, as far as no other node is
        /// between them.
        func setMovable(_ row: MovableRow, of node: Node)
        /// Sets the text by which a screen reader tells the place of a moved row: ``InterfaceTexts/position``.
        func setMovedText(_ text: String, of node: Node)
    }
}
