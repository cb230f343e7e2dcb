#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A button with a menu. The items are nodes without views of their own; from them UIKit makes the menu.
final class MenuNode: UIKitNode {
    let button: UIButton
    let items = MenuItemsNode()

    init(_ configuration: UIButton.Configuration) {
        button = UIButton(configuration: configuration)
        button.showsMenuAsPrimaryAction = true
        super.init(button)
        items.changedItems = { [unowned self] in update() }
        insert(items, before: nil)
    }

    /// Shows the items as they are now, also in a menu that is open.
    private func update() {
        let menu = UIMenu(children: items.elements)
        button.menu = menu
        button.contextMenuInteraction?.updateVisibleMenu { _ in menu }
    }
}

/// The items of a menu. A divider between them begins a group.
final class MenuItemsNode: UIKitNode {
    var changedItems: () -> Void = {}

    init() { super.init(UIView()) }

    override func place(_ child: UIKitNode) -> Bool { true }

    override func changed() { changedItems() }

    fileprivate var elements: [UIMenuElement] {
        let groups = children.split { $0 is DividerNode }
            .map { $0.compactMap { ($0 as? MenuItemNode)?.action as UIMenuElement? } }
        if groups.count < 2 { return groups.first ?? [] }
        return groups.map { UIMenu(options: .displayInline, children: $0) }
    }
}

final class MenuItemNode: UIKitNode {
    var title = "" { didSet { changedState() } }
    var isSelected = false { didSet { changedState() } }
    let isDestructive: Bool
    private let chosen: () -> Void

    init(isDestructive: Bool, chosen: @escaping () -> Void) {
        self.isDestructive = isDestructive
        self.chosen = chosen
        super.init(UIView())
    }

    override func changedState() { parent?.changed() }

    /// Chooses the item by its key. An open menu closes.
    fileprivate func choose() {
        for case let menu as MenuNode in ancestry { menu.button.contextMenuInteraction?.dismissMenu() }
        chosen()
    }

    fileprivate var action: UIAction? {
        if isHidden { return nil }
        var attributes: UIMenuElement.Attributes = isDestructive ? .destructive : []
        if !isEnabled { attributes.insert(.disabled) }
        return UIAction(title: title, attributes: attributes, state: isSelected ? .on : .off) { [weak self] _ in
            self?.chosen()
        }
    }
}

extension UIKitBackend: @MainActor Rendering.Menus {
    func makeMenu(prominence: Prominence) -> Rendering.MenuParts<UIKitNode> {
        let node = MenuNode(prominence.configuration)
        return Rendering.MenuParts(menu: node, items: node.items)
    }

    func setMenuTitle(_ title: String, of menu: UIKitNode) { (menu as? MenuNode)?.button.configuration?.title = title }

    func makeMenuItem(isDestructive: Bool, chosen: @escaping () -> Void) -> UIKitNode {
        MenuItemNode(isDestructive: isDestructive, chosen: chosen)
    }

    func setMenuItemTitle(_ title: String, of item: UIKitNode) { (item as? MenuItemNode)?.title = title }

    func setMenuItemSelected(_ isSelected: Bool, of item: UIKitNode) {
        (item as? MenuItemNode)?.isSelected = isSelected
    }

    func setMenuItemShortcut(_ shortcut: KeyPress, of item: UIKitNode) {
        add(shortcut, of: item) { [weak item = item as? MenuItemNode] in item?.choose() }
    }
}
#endif
