public import BinderyView

extension HeadlessBackend: Rendering.Menus {
    public func makeMenu(prominence: Prominence) -> Rendering.MenuParts<HeadlessNode> {
        let (menu, items) = (make(.menu(prominence)), make(.menuItems))
        items.isHidden = true
        menu.insert(items, before: nil)
        menu.tapped = { [weak items] in items?.isHidden.toggle() }
        return Rendering.MenuParts(menu: menu, items: items)
    }

    public func setMenuTitle(_ title: String, of menu: HeadlessNode) { menu.text = title }

    public func makeMenuItem(isDestructive: Bool, chosen: @escaping () -> Void) -> HeadlessNode {
        let item = make(.menuItem(isDestructive: isDestructive), HeadlessShortcut())
        item.tapped = { [weak self] in
            self?.closeMenus(but: nil)
            chosen()
        }
        return item
    }

    public func setMenuItemTitle(_ title: String, of item: HeadlessNode) { item.text = title }

    public func setMenuItemSelected(_ isSelected: Bool, of item: HeadlessNode) { item.isSelected = isSelected }

    public func setMenuItemShortcut(_ shortcut: KeyPress, of item: HeadlessNode) {
        item[HeadlessShortcut.self]?.key = shortcut
    }

    /// What a key presses from anywhere: the first button, or item that could be chosen if its menu were open.
    func control(pressedBy press: KeyPress) -> HeadlessNode? {
        let front = frontDialog
        return window.shortcuts.first { item in
            guard let shortcut = item.shortcut, item.isEnabledInClosedMenu else { return false }
            if let front, !item.ancestry.contains(where: { $0 === front }) { return false }
            return Rendering.EventKind("keydown", detail: .key, key: shortcut)
                .matches(Rendering.EventKind("keydown", detail: .key, key: press))
        }
    }

    /// Closes all menus but the one around `node`, as a press elsewhere does. The focus returns to their buttons.
    func closeMenus(but node: HeadlessNode?) {
        for items in window.visible where items.kind == .menuItems {
            guard let menu = items.parent, node?.ancestry.contains(where: { $0 === menu }) != true else { continue }
            let hadFocus = focused.map { $0.ancestry.contains { $0 === items } } ?? false
            setHidden(true, of: items)
            if hadFocus { focus(menu) }
        }
    }
}

extension HeadlessApp {
    /// Closes an open menu by means of the platform, the Escape key, or throws if no menu is open.
    public func dismissMenu() throws(HeadlessFailure) {
        guard backend.window.visible.contains(where: { $0.kind == .menuItems }) else {
            throw failure("There is no menu to close.")
        }
        time.run { backend.closeMenus(but: nil) }
    }
}

extension HeadlessApp {
    /// Presses a key while no view that handles it has the focus: the button with that shortcut is pressed, or the item
    /// of a menu is chosen, as if the menu were open. Throws if there is none, or it is disabled. The primary modifier
    /// is Control.
    public func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) throws(HeadlessFailure) {
        let press = KeyPress(key, modifiers)
        guard let control = backend.control(pressedBy: press) else {
            throw failure("No button and no item of a menu is pressed by \(press).")
        }
        perform(.tap, on: "the \(control.name)") { control.tapped?() }
    }
}

struct HeadlessShortcut: HeadlessPayload {
    var key: KeyPress?
}

extension HeadlessNode {
    /// The key that presses a button, or chooses an item of a menu.
    public var shortcut: KeyPress? { self[HeadlessShortcut.self]?.key }

    /// The buttons and items with shortcuts, also in closed menus, on what is shown.
    fileprivate var shortcuts: [HeadlessNode] {
        if isGone || (isHidden && kind != .menuItems) { return [] }
        return shortcut == nil ? children.flatMap(\.shortcuts) : [self]
    }

    fileprivate var isEnabledInClosedMenu: Bool { ancestry.allSatisfy { $0.isEnabled && !$0.isInert } }
}
