#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The focus is the first responder. Fields can have it, and buttons that the program focuses; UIKit's other controls
/// cannot, which they report.
extension UIKitBackend {
    func focus(_ node: UIKitNode) {
        let isShown = node.isReachable && node.view.window != nil && !presentations.cover(node)
        expected = isShown || !canAppear(node) ? nil : node
        if expected != nil { return }
        guard isShown, let target = node.focusTarget, target.becomeFirstResponder() else {
            endEditing()
            node.focusChanged?(false)
            return
        }
    }

    /// Whether a node that is not in the window may come into it: its screen or its dialog is not there yet.
    private func canAppear(_ node: UIKitNode) -> Bool {
        node.view.window == nil && (node.isReachable || !node.ancestry.contains { $0.isAttached })
    }

    /// Focuses the node that has waited for the window.
    func focusExpected() {
        if let expected, expected.view.window != nil { focus(expected) }
    }

    func endEditing() { focused?.element.resignFirstResponder() }

    func endEditing(of node: UIKitNode) {
        if expected === node { expected = nil }
        if focused === node { endEditing() }
    }

    func onFocusChange(of node: UIKitNode, _ changed: @escaping (Bool) -> Void) { node.focusChanged = changed }

    /// Takes the focus from a node that can no longer be reached.
    func dropFocus() {
        if let focused, !focused.isReachable { focused.element.resignFirstResponder() }
    }

    /// The view of a node has become first responder, or no longer is.
    func focusChanged(to isFocused: Bool, of node: UIKitNode) {
        if isFocused == (focused === node) { return }
        focused = isFocused ? node : nil
        if !isFocused { node.left?() }
        node.focusChanged?(isFocused)
        if !isFocused { hearKeys() }
    }

    /// Follows the focus of a view that can have it.
    func follow(_ view: some FocusReporting, of node: UIKitNode) {
        view.focusChanged = { [weak self, weak node] isFocused in
            if let node { self?.focusChanged(to: isFocused, of: node) }
        }
    }
}

/// A view that reports when it becomes first responder, and when it no longer is.
@MainActor
protocol FocusReporting: UIView {
    var focusChanged: (@MainActor (Bool) -> Void)? { get set }
}

/// A button that may become first responder: a hardware keyboard then acts on what surrounds it.
class FocusButton: UIButton, FocusReporting {
    var focusChanged: (@MainActor (Bool) -> Void)?

    override var canBecomeFirstResponder: Bool { isEnabled }

    override func becomeFirstResponder() -> Bool {
        let result = super.becomeFirstResponder()
        if result { focusChanged?(true) }
        return result
    }

    override func resignFirstResponder() -> Bool {
        let result = super.resignFirstResponder()
        if result { focusChanged?(false) }
        return result
    }
}
#endif
