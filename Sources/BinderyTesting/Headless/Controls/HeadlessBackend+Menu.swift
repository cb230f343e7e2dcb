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
        let item = make(.menuItem(isDestructive: isDestructive))
        item.tapped = { [weak self] in
            self?.closeMenus(but: nil)
            chosen()
        }
        return item
    }

    public func setMenuItemTitle(_ title: String, of item: HeadlessNode) { item.text = title }

    public func setMenuItemSelected(_ isSelected: Bool, of item: HeadlessNode) { item.isSelected = isSelected }

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
