#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A line between views.
final class DividerNode: UIKitNode {
    init(in axis: Rendering.Arrangement.Axis) {
        let line = UIView()
        line.backgroundColor = .separator
        super.init(line)
        (axis == .vertical ? line.heightAnchor : line.widthAnchor).constraint(equalToConstant: 1).isActive = true
    }
}

final class BadgeNode: UIKitNode {
    let label = UILabel()

    init(_ color: ColorRole) {
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = color.color
        super.init(label)
    }
}

extension UIKitBackend: @MainActor Rendering.Dividers, @MainActor Rendering.Badges {
    func makeDivider(in axis: Rendering.Arrangement.Axis) -> UIKitNode { DividerNode(in: axis) }

    func makeBadge(color: ColorRole) -> UIKitNode { BadgeNode(color) }

    func setBadge(_ content: Rendering.BadgeContent, of node: UIKitNode) {
        (node as? BadgeNode)?.label.text = content.text
        node.element.accessibilityLabel = content.description
    }

    func makeBadged() -> UIKitNode { StackNode(axis: .horizontal, alignment: .center) }
}
#endif
