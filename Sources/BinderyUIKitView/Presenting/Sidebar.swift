#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// The sidebar: beside the screen in a wide window; in a narrow one, shown by buttons in the bars.
final class SidebarNode: UIKitNode {
    private var isBeside = false
    private var isOpen = false
    private let buttons: SidebarButtons

    init(_ buttons: SidebarButtons) {
        self.buttons = buttons
        let stack = UIStackView.of(spacing: 8)
        super.init(stack, stack: stack)
        show(beside: false)
        buttons.tapped = { [weak self] in self?.toggle() }
    }

    private func toggle() {
        isOpen.toggle()
        show(beside: isBeside)
    }

    /// A link in it was followed.
    func close() {
        isOpen = false
        show(beside: isBeside)
    }

    func show(beside isBeside: Bool) {
        self.isBeside = isBeside
        view.isHidden = !isBeside && !isOpen
        buttons.setHidden(isBeside)
    }
}

/// The buttons that open the sidebar, one in the bar of each screen.
@MainActor
final class SidebarButtons {
    var tapped: () -> Void = {}
    private var isHidden = false
    private var nodes: [WeakNode] = []

    func make() -> ButtonNode {
        let node = ButtonNode(.plain()) { [weak self] in self?.tapped() }
        node.setSymbol("sidebar.leading")
        node.view.isHidden = isHidden
        nodes.removeAll { $0.node == nil }
        nodes.append(WeakNode(node: node))
        return node
    }

    func setHidden(_ isHidden: Bool) {
        self.isHidden = isHidden
        for weak in nodes { weak.node?.view.isHidden = isHidden }
    }

    private struct WeakNode {
        weak var node: UIKitNode?
    }
}

extension UIKitBackend: @MainActor Rendering.Sidebars {
    func makeSidebar() -> UIKitNode { SidebarNode(sidebarButtons) }

    func makeSidebarButton() -> UIKitNode { sidebarButtons.make() }
}
#endif
