public import BinderyView

/// A backend without a platform: a semantic tree in memory. Tests read and drive it through ``HeadlessApp``.
public final class HeadlessBackend: Rendering.Backend {
    public let window = HeadlessNode(.window)
    /// The root of the interface.
    public let content = HeadlessNode(.layer)
    /// The layer of the toasts, over the content.
    public let toasts = HeadlessNode(.layer)
    /// The node that has the keyboard focus. It loses the focus when it is removed, hidden or disabled.
    public private(set) weak var focused: HeadlessNode?
    /// The last location that a navigation stack set.
    public internal(set) var location: Rendering.Location?
    /// Whether the platform would ask the user before it closes or reloads the window.
    public internal(set) var asksBeforeClosing = false
    /// The node that gets the focus when it comes into the window.
    private weak var expected: HeadlessNode?
    var history = HeadlessHistory()
    var theme = Theme()
    /// The text that a command has copied last.
    var clipboard: String?
    var locationRequested: ((NavigationTrail) -> Void)?
    private var made: [WeakNode] = []
    private var nextCompaction = 64

    public init() {
        window.insert(content, before: nil)
        window.insert(toasts, before: nil)
    }

    /// All nodes that are still referred to, on screen or not, in the order in which they were made.
    public var livingNodes: [HeadlessNode] { made.compactMap(\.node) }

    func make(_ kind: HeadlessNode.Kind, _ payload: (any HeadlessPayload)? = nil) -> HeadlessNode {
        let node = HeadlessNode(kind, payload)
        if made.count >= nextCompaction {
            made.removeAll { $0.node == nil }
            nextCompaction = max(64, made.count * 2)
        }
        made.append(WeakNode(node: node))
        return node
    }

    func close() {
        content.removeAll()
        toasts.removeAll()
        focused = nil
        asksBeforeClosing = false
        location = nil
        history = HeadlessHistory()
        locationRequested = nil
    }

    // MARK: Rendering.Nodes

    public func insert(_ node: HeadlessNode, into parent: HeadlessNode, before sibling: HeadlessNode?) {
        parent.insert(node, before: sibling)
        if node.isDialog, node.isAttached { present(node) }
        if let expected, expected.isAttached { focus(expected) }
    }

    /// Takes the focus from a node that the dialog covers. A sheet moves it to its first input control.
    private func present(_ dialog: HeadlessNode) {
        if let focused, self.dialog(inFrontOf: focused) === dialog {
            dialog[HeadlessDialogPayload.self]?.focusBefore = focused
            moveFocus(to: nil)
        }
        guard dialog.kind == .dialog(.sheet),
            let first = dialog.visible.first(where: { $0.isInput && $0.isInteractable })
        else { return }
        focus(first)
    }

    public func remove(_ node: HeadlessNode, from parent: HeadlessNode) {
        parent.remove(node)
        dropFocus()
        if let before = node[HeadlessDialogPayload.self]?.focusBefore, focused == nil { focus(before) }
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

    public func setInert(_ isInert: Bool, of node: HeadlessNode) {
        node.isInert = isInert
        dropFocus()
    }

    public func setLayout(_ layout: Rendering.Layout, of node: HeadlessNode) { node.layout = layout }

    public func setBackground(_ color: Color?, of node: HeadlessNode) { node.background = color }

    public func setOpacity(_ opacity: Double, of node: HeadlessNode) { node.opacity = opacity }

    public func setAccessibilityLabel(_ label: String, of node: HeadlessNode) { node.accessibilityLabel = label }

    public func setAccessibilityDescription(_ text: String, of node: HeadlessNode) {
        node.accessibilityDescription = text
    }

    public func setLayoutDirection(_ direction: LayoutDirection, of node: HeadlessNode) {
        node.layoutDirection = direction
    }

    public func setLanguage(_ language: String?, of node: HeadlessNode) { node.language = language }

    public func setLandmark(_ landmark: Landmark, of node: HeadlessNode) { node.landmark = landmark }

    public func focus(_ node: HeadlessNode) {
        expected = node.isAttached ? nil : node
        if !node.isAttached { return }
        if node.isInteractable, dialog(inFrontOf: node) == nil { return moveFocus(to: node) }
        moveFocus(to: nil)
        node.focusChanged?(false)
    }

    public func endEditing() { moveFocus(to: nil) }

    public func endEditing(of node: HeadlessNode) {
        if expected === node { expected = nil }
        if focused === node { moveFocus(to: nil) }
    }

    public func onFocusChange(of node: HeadlessNode, _ changed: @escaping (Bool) -> Void) {
        node.focusChanged = changed
    }

    private func moveFocus(to node: HeadlessNode?) {
        if focused === node { return }
        let left = focused
        focused = node
        left?.input?.left()
        left?.focusChanged?(false)
        if let node, focused === node {
            closeMenus(but: node)
            node.focusChanged?(true)
        }
    }

    /// A node that is hidden or disabled while it has the focus is left; one that was removed is not.
    func dropFocus() {
        guard let focused, !focused.isInteractable else { return }
        self.focused = nil
        if focused.isAttached { focused.input?.left() }
        focused.focusChanged?(false)
    }

    public func note(_ binding: Rendering.AttributeBinding, of node: HeadlessNode) { node.bindings.append(binding) }

    private struct WeakNode {
        weak var node: HeadlessNode?
    }
}
