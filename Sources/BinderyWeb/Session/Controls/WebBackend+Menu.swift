internal import BinderyView

extension WebBackend: Rendering.Menus {
    /// The browser opens and closes the menu without the server.
    func makeMenu(prominence: Prominence) -> Rendering.MenuParts<WebNode> {
        let menu = makeNode(.div, "menu")
        let button = makeNode(.button, StringInterner.classes("button \(prominence.rawValue) menu-button"), in: menu)
        let items = makeNode(.div, "menu-items", in: menu)
        button[attribute: .type] = "button"
        button[attribute: .ariaHaspopup] = "menu"
        button[attribute: .popovertarget] = "n\(items.number)"
        items[attribute: .id] = "n\(items.number)"
        items[attribute: .role] = "menu"
        items[attribute: .popover] = "auto"
        name(items, by: button)
        menu.setControl(button)
        return Rendering.MenuParts(menu: menu, items: items)
    }

    func setMenuTitle(_ title: String, of menu: WebNode) { set(text: title, of: menu.control) }

    func makeMenuItem(isDestructive: Bool, chosen: @escaping () -> Void) -> WebNode {
        let item = makeNode(.button, isDestructive ? "menu-item destructive" : "menu-item")
        item[attribute: .type] = "button"
        item[attribute: .role] = "menuitem"
        item[attribute: .tabindex] = "-1"
        item.on(.tapped(chosen))
        return item
    }

    func setMenuItemTitle(_ title: String, of item: WebNode) { set(text: title, of: item) }

    func setMenuItemSelected(_ isSelected: Bool, of item: WebNode) {
        set(.role, to: "menuitemcheckbox", of: item)
        set(.ariaChecked, to: "\(isSelected)", of: item)
    }

    func setMenuItemShortcut(_ shortcut: KeyPress, of item: WebNode) { setShortcut(shortcut, of: item) }

    /// The page listens for the key, and shows it as on the user's keyboard. Without its script it is shown as on most.
    func setShortcut(_ shortcut: KeyPress, of node: WebNode) {
        node[attribute: .dataModule] = "shortcuts"
        node[attribute: .dataShortcut] =
            EventListener.name(of: Rendering.EventKind("keydown", detail: .key, key: shortcut))
        node[attribute: .dataKeys] = shortcut.text
        node[attribute: .ariaKeyshortcuts] = shortcut.ariaText
    }
}

extension KeyPress {
    /// `Ctrl+Shift+S`, as menus show it.
    fileprivate var text: String {
        let named: [Key: String] = [
            .escape: "Esc", .space: "Space", .delete: "Del", .up: "↑", .down: "↓", .left: "←", .right: "→",
            .pageUp: "PgUp", .pageDown: "PgDn",
        ]
        return (modifierNames(control: "Ctrl") + [named[key] ?? keyText]).joined(separator: "+")
    }

    /// `Control+Shift+S`, as in WAI-ARIA.
    fileprivate var ariaText: String {
        let named: [Key: String] = [.space: "Space", "+": "Plus"]
        return (modifierNames(control: "Control") + [named[key] ?? keyText]).joined(separator: "+")
    }

    private var keyText: String { key.name.count == 1 ? key.name.uppercased() : key.name }

    private func modifierNames(control: String) -> [String] {
        var names: [String] = []
        if !modifiers.isDisjoint(with: [.control, .primary]) { names.append(control) }
        if modifiers.contains(.alternate) { names.append("Alt") }
        if modifiers.contains(.shift) { names.append("Shift") }
        if modifiers.contains(.command) { names.append("Meta") }
        return names
    }
}
