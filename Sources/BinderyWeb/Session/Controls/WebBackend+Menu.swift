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
}
