#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A node of the tree: a view of UIKit, and what is in it.
@MainActor
class UIKitNode {
    let view: UIView
    /// Arranges the views of the children; nil if the node shows its children in another way, or has none.
    let stack: UIStackView?
    /// The view that the user acts on and screen readers read: of a field, the field without its label.
    let element: UIView
    private(set) weak var parent: UIKitNode?
    private(set) var children: [UIKitNode] = []
    /// Whether the node is that of a window.
    var isAttached = false
    private(set) var isHidden = false
    private(set) var isEnabled = true
    private(set) var isInert = false
    /// The name for screen readers that the program has set.
    var name: String?
    var landmark: Landmark?
    var mover: RowMover?
    /// Takes the files that are dropped here.
    var files: FileReceiver?
    var focusChanged: ((Bool) -> Void)?
    /// The control has lost the focus, though it is still there.
    var left: (() -> Void)?

    init(_ view: UIView, stack: UIStackView? = nil, element: UIView? = nil) {
        self.view = view
        self.stack = stack
        self.element = element ?? view
    }

    /// What takes the focus; nil if the node cannot have it.
    var focusTarget: UIView? { element.canBecomeFirstResponder || element.isFirstResponder ? element : nil }

    /// Whether the view is over those of its siblings, and as large as all of them.
    var isOverlay: Bool { false }

    /// Shows a child in another way than by the stack. Returns false to leave it to the stack.
    func place(_ child: UIKitNode) -> Bool { false }

    /// The children have changed.
    func changed() {}

    /// A child was hidden or shown.
    func changedVisibility() {}

    final func insert(_ node: UIKitNode, before sibling: UIKitNode?) {
        if let before = node.parent { before.take(node) }
        let index = sibling.flatMap { sibling in children.lastIndex { $0 === sibling } } ?? children.endIndex
        children.insert(node, at: index)
        node.parent = self
        if !place(node), let stack { stack.add(node, before: children[(index + 1)...].lazy.map(\.view)) }
        changed()
    }

    final func remove(_ node: UIKitNode) {
        take(node)
        node.leave()
        changed()
    }

    /// Takes the view of the node off the one that shows it.
    func leave() { view.removeFromSuperview() }

    private func take(_ node: UIKitNode) {
        if let index = children.lastIndex(where: { $0 === node }) { children.remove(at: index) }
        node.parent = nil
    }

    final func removeAll() { for child in children { remove(child) } }

    func setHidden(_ isHidden: Bool) {
        self.isHidden = isHidden
        view.isHidden = isHidden
        changedState()
        parent?.changedVisibility()
    }

    func setEnabled(_ isEnabled: Bool) {
        self.isEnabled = isEnabled
        if let control = element as? UIControl { control.isEnabled = isEnabled } else { updateInteraction() }
        changedState()
    }

    func setInert(_ isInert: Bool) {
        self.isInert = isInert
        updateInteraction()
        view.accessibilityElementsHidden = isInert
    }

    /// Sets the colour of the text, which is readable on a background; nil for the design's own.
    func setInk(_ ink: UIColor?) { (element as? UITextField)?.textColor = ink ?? .label }

    /// For those whose parent shows their state.
    func changedState() {}

    private func updateInteraction() { view.isUserInteractionEnabled = isEnabled && !isInert }

    /// This node and those around it, from the inside out.
    final var ancestry: some Sequence<UIKitNode> { sequence(first: self) { $0.parent } }

    final func isInside(_ node: UIKitNode) -> Bool { ancestry.contains { $0 === node } }

    /// Whether the user can act on the node: it is in the window, and nothing hides or disables it.
    final var isReachable: Bool {
        var isInWindow = false
        for node in ancestry {
            if node.isHidden || !node.isEnabled || node.isInert { return false }
            isInWindow = node.isAttached
        }
        return isInWindow
    }
}

extension UIStackView {
    /// Adds a view before the first of `following` that is arranged here.
    @MainActor
    fileprivate func add(_ node: UIKitNode, before following: some Sequence<UIView>) {
        if node.isOverlay { return add(node.view, filling: self) }
        removeArrangedSubview(node.view)
        let next = following.lazy.compactMap { view in self.arrangedSubviews.lastIndex { $0 === view } }
        insertArrangedSubview(node.view, at: next.first { _ in true } ?? arrangedSubviews.count)
    }
}
#endif
