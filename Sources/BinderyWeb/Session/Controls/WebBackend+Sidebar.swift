internal import BinderyView

extension WebBackend: Rendering.Sidebars {
    private static let sidebarID = "bindery-sidebar"

    /// The style sheet shows it beside the screen where there is room. Elsewhere the browser opens and closes it.
    func makeSidebar() -> WebNode {
        let sidebar = makeNode(.other, "sidebar")
        sidebar.elementPart = ElementPart(name: "aside")
        sidebar[attribute: .id] = Self.sidebarID
        sidebar[attribute: .popover] = "auto"
        return sidebar
    }

    func makeSidebarButton() -> WebNode {
        let button = makeNode(.button, StringInterner.classes("button plain sidebar-button"))
        button[attribute: .type] = "button"
        button[attribute: .popovertarget] = Self.sidebarID
        return button
    }
}
