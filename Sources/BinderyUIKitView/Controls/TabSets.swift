#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Tabs: a row of buttons, and below it the content of the chosen one.
final class TabsNode: UIKitNode {
    let tabs: [ButtonNode]
    let panels: [StackNode]

    init(count: Int, chosen: @escaping (Int) -> Void) {
        tabs = (0..<count).map { position in ButtonNode(.plain()) { chosen(position) } }
        panels = (0..<count).map { _ in StackNode(axis: .vertical) }
        let bar = UIStackView.of(tabs.map(\.view), .horizontal)
        bar.accessibilityTraits = .tabBar
        super.init(UIStackView.of([bar] + panels.map(\.view)), element: bar)
        for node in tabs { insert(node, before: nil) }
        for node in panels { insert(node, before: nil) }
    }

    override func place(_ child: UIKitNode) -> Bool { true }

    func select(_ position: Int?) {
        for (index, tab) in tabs.enumerated() { tab.setSelected(index == position) }
    }
}

extension UIKitBackend: @MainActor Rendering.TabSets {
    func makeTabs(count: Int, chosen: @escaping (Int) -> Void) -> Rendering.TabsParts<UIKitNode> {
        let node = TabsNode(count: count, chosen: chosen)
        return Rendering.TabsParts(tabs: node, parts: zip(node.tabs, node.panels).map { (tab: $0, panel: $1) })
    }

    func setTabsLabel(_ label: String, of tabs: UIKitNode) { tabs.element.accessibilityLabel = label }

    func setTabTitle(_ title: String, of tab: UIKitNode) { (tab as? ButtonNode)?.setTitle(title) }

    func setSelectedTab(_ position: Int?, of tabs: UIKitNode) {
        guard let node = tabs as? TabsNode else { return }
        node.select(position)
        for (index, panel) in node.panels.enumerated() { setHidden(index != position, of: panel) }
    }
}
#endif
