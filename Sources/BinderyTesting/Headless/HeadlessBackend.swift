public import BinderyView

/// A backend without a platform: a semantic tree, in memory, which a test reads and drives as a person would.
///
/// Tests use it through ``HeadlessApp``.
public final class HeadlessBackend: Backend {
    public let window = HeadlessNode(.window)
    /// Where the interface is mounted.
    public let content = HeadlessNode(.layer)
    /// Where the toasts are shown, over the content.
    public let toasts = HeadlessNode(.layer)
    /// The node that has the keyboard focus. One that is removed, hidden or disabled loses it.
    public private(set) weak var focused: HeadlessNode?
    /// Where in the application the person is, as a navigation stack said last.
    public internal(set) var location: Location?
    /// What a browser would have as history.
    var history = HeadlessHistory()
    var locationRequested: ((NavigationTrail) -> Void)?
    private var made: [WeakNode] = []
    private var nextCompaction = 64

    public init() {
        window.insert(content, before: nil)
        window.insert(toasts, before: nil)
    }

    /// All nodes that something still refers to, on screen or not, in the order in which they were made.
    public var livingNodes: [HeadlessNode] { made.compactMap(\.node) }

    func make(_ kind: HeadlessNode.Kind) -> HeadlessNode {
        let node = HeadlessNode(kind)
        if made.count >= nextCompaction {
            made.removeAll { $0.node == nil }
            nextCompaction = max(64, made.count * 2)
        }
        made.append(WeakNode(node: node))
        return node
    }

    /// Forgets all nodes and handlers.
    func close() {
        content.removeAll()
        toasts.removeAll()
        focused = nil
        location = nil
        history = HeadlessHistory()
        locationRequested = nil
    }

    // MARK: NodeRendering

    public func insert(_ node: HeadlessNode, into parent: HeadlessNode, before sibling: HeadlessNode?) {
        parent.insert(node, before: sibling)
        guard node.isDialog, let focused, dialog(inFrontOf: focused) === node else { return }
        node.focusBefore = focused
        moveFocus(to: nil)
    }

    public func remove(_ node: HeadlessNode, from parent: HeadlessNode) {
        parent.remove(node)
        dropFocus()
        if let before = node.focusBefore, focused == nil { focus(before) }
    }

    public func setID(_ id: String, of node: HeadlessNode) { node.id = id }

    public func setHidden(_ isHidden: Bool, of node: HeadlessNode) {
        node.isHidden = isHidden
        dropFocus()
    }

    public func setEnabled(_ isEnabled: Bool, of node: HeadlessNode) {
        node.isEnabled = isEnabled
        dropFocus()
    }

    public func setLayout(_ layout: Layout, of node: HeadlessNode) { node.layout = layout }

    public func setBackground(_ color: Color?, of node: HeadlessNode) { node.background = color }

    public func setOpacity(_ opacity: Double, of node: HeadlessNode) { node.opacity = opacity }

    public func focus(_ node: HeadlessNode) {
        moveFocus(to: node.isInteractable && dialog(inFrontOf: node) == nil ? node : nil)
    }

    public func endEditing() { moveFocus(to: nil) }

    private func moveFocus(to node: HeadlessNode?) {
        if focused === node { return }
        let left = focused
        focused = node
        left?.left?()
        if let node { closeMenus(but: node) }
    }

    /// What is hidden or disabled while it has the focus is left; what is removed is gone.
    private func dropFocus() {
        guard let focused, !focused.isInteractable else { return }
        self.focused = nil
        if focused.isAttached { focused.left?() }
    }

    private struct WeakNode {
        weak var node: HeadlessNode?
    }
}
