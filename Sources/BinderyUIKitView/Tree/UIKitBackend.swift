#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Shows views by controls of UIKit, for ``BinderyHostingController``.
@MainActor
final class UIKitBackend {
    let presentations = Presentations()
    let sidebarButtons = SidebarButtons()
    let image: (String) -> UIImage?
    var location: Rendering.Location?
    var locationRequested: ((NavigationTrail) -> Void)?
    /// The points of a step of spacing.
    var step: CGFloat = 4
    /// The node that has the keyboard focus.
    weak var focused: UIKitNode?
    /// The node that gets the focus when it comes into the window.
    weak var expected: UIKitNode?
    var shortcuts: [Shortcut] = []

    init(image: @escaping (String) -> UIImage?) { self.image = image }
}

extension UIKitBackend: @MainActor Rendering.Nodes {
    func insert(_ node: UIKitNode, into parent: UIKitNode, before sibling: UIKitNode?) {
        parent.insert(node, before: sibling)
        if node is DialogNode { presentations.changed(in: parent, of: self) }
        focusExpected()
    }

    func remove(_ node: UIKitNode, from parent: UIKitNode) {
        if let focused, focused.isInside(node) {
            // What is removed is not left.
            let left = focused.left
            focused.left = nil
            focused.element.resignFirstResponder()
            focused.left = left
        }
        parent.remove(node)
        guard let dialog = node as? DialogNode else { return }
        presentations.changed(in: parent, of: self)
        if let before = dialog.focusBefore, focused == nil { focus(before) }
    }

    func setID(_ id: String, of node: UIKitNode) { node.element.accessibilityIdentifier = id }

    func setHidden(_ isHidden: Bool, of node: UIKitNode) {
        node.setHidden(isHidden)
        dropFocus()
    }

    func setEnabled(_ isEnabled: Bool, of node: UIKitNode) {
        node.setEnabled(isEnabled)
        dropFocus()
    }

    func setInert(_ isInert: Bool, of node: UIKitNode) {
        node.setInert(isInert)
        dropFocus()
    }

    func setLayout(_ layout: Rendering.Layout, of node: UIKitNode) {
        if let padding = layout.padding, let stack = node.stack {
            let inset = CGFloat(padding) * step
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: inset, leading: inset, bottom: inset, trailing: inset)
        }
        if let width = layout.width {
            let limit = node.view.widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(width))
            // A stack that is filled makes it wider.
            limit.priority = UILayoutPriority(rawValue: 999)
            limit.isActive = true
        }
        if let surface = layout.surface { node.view.backgroundColor = surface.color }
    }

    func setBackground(_ color: BinderyView.Color?, of node: UIKitNode) {
        node.element.backgroundColor = color.map { UIColor($0) }
        node.setInk(color.map { $0.isLight ? .black : .white })
    }

    func setOpacity(_ opacity: Double, of node: UIKitNode) { node.view.alpha = CGFloat(opacity) }

    func setAccessibilityLabel(_ label: String, of node: UIKitNode) {
        node.name = label
        node.element.accessibilityLabel = label
    }

    func setAccessibilityDescription(_ text: String, of node: UIKitNode) { node.element.accessibilityHint = text }

    func setLayoutDirection(_ direction: LayoutDirection, of node: UIKitNode) {
        node.view.semanticContentAttribute =
            switch direction {
            case .leftToRight: .forceLeftToRight
            case .rightToLeft: .forceRightToLeft
            case .automatic: .unspecified
            }
    }

    func setLanguage(_ language: String?, of node: UIKitNode) { node.element.accessibilityLanguage = language }

    /// UIKit has one kind of landmark.
    func setLandmark(_ landmark: Landmark, of node: UIKitNode) {
        node.landmark = landmark
        node.element.accessibilityContainerType = .landmark
    }
}
#endif
