public import BinderyView

/// The window is wide: the sidebar is beside the screen, and the button that would open it is hidden.
extension HeadlessBackend: Rendering.Sidebars {
    public func makeSidebar() -> HeadlessNode { make(.sidebar) }

    public func makeSidebarButton() -> HeadlessNode {
        let button = make(.button(.plain))
        button.isHidden = true
        return button
    }
}
