#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Lets the user move a row: by dragging it to the place of another one, or by Alt and an arrow key while the focus is
/// in it.
@MainActor
final class RowMover: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private weak var node: UIKitNode?
    private let row: Rendering.MovableRow
    /// Tells the place of a moved row: `{index} of {count}`.
    var text = ""

    init(_ row: Rendering.MovableRow, of node: UIKitNode) {
        (self.row, self.node) = (row, node)
        super.init()
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        node.view.isUserInteractionEnabled = true
        node.view.addInteraction(drag)
        node.view.addInteraction(UIDropInteraction(delegate: self))
        listen(to: .up, by: -1)
        listen(to: .down, by: 1)
    }

    private func listen(to key: KeyPress.Key, by step: Int) {
        let kind = Rendering.EventKind("keydown", detail: .key, key: KeyPress(key, .alternate))
        (node?.view as? any EventReporting)?.events.add(
            Rendering.EventHandler(kind: kind) { [weak self] _ in self?.move(by: step) }, isFirst: true)
    }

    /// The rows among which the row can be moved: those beside it, as far as no other view is between them.
    private var others: [RowMover] {
        let all = node?.parent?.children.map(\.mover) ?? []
        guard let place = all.firstIndex(where: { $0 === self }) else { return [] }
        let start = all[..<place].lastIndex { $0 == nil }.map { $0 + 1 } ?? 0
        let end = all[place...].firstIndex { $0 == nil } ?? all.endIndex
        return all[start..<end].compactMap { $0 }
    }

    private func move(by step: Int) {
        let others = others
        guard let place = others.firstIndex(where: { $0 === self }), others.indices.contains(place + step) else {
            return
        }
        take(the: others[place + step], isAfter: step > 0)
    }

    /// Takes the place of another row.
    private func take(the other: RowMover, isAfter: Bool) {
        if isAfter { row.move(after: other.row) } else { row.move(before: other.row) }
        guard let (index, count) = place else { return }
        let told = text.replacing("{index}", with: "\(index + 1)").replacing("{count}", with: "\(count)")
        UIAccessibility.post(notification: .announcement, argument: told)
    }

    private var place: (index: Int, count: Int)? {
        guard let node else { return nil }
        if let list = node.parent?.parent as? ListNode { return list.place(of: node) }
        let others = others
        return others.firstIndex { $0 === self }.map { ($0, others.count) }
    }

    // MARK: Dragging

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard node?.isReachable == true else { return [] }
        let item = UIDragItem(itemProvider: NSItemProvider())
        item.localObject = self
        return [item]
    }

    /// The row that is dragged, if it can take the place of this one.
    private func dragged(in session: any UIDropSession) -> (mover: RowMover, isAfter: Bool)? {
        let others = others
        guard let mover = session.localDragSession?.items.first?.localObject as? RowMover, mover !== self,
            let from = others.firstIndex(where: { $0 === mover }), let to = others.firstIndex(where: { $0 === self })
        else { return nil }
        return (mover, to > from)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        dragged(in: session) != nil
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: dragged(in: session) == nil ? .cancel : .move) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        if let (mover, isAfter) = dragged(in: session) { mover.take(the: self, isAfter: isAfter) }
    }
}

extension UIKitBackend: @MainActor Rendering.MovableRows {
    func setMovable(_ row: Rendering.MovableRow, of node: UIKitNode) { node.mover = RowMover(row, of: node) }

    func setMovedText(_ text: String, of node: UIKitNode) { node.mover?.text = text }
}
#endif
