extension View {
    /// Shows views at the leading edge of the window, beside each ``Screen`` in this view.
    ///
    /// ```swift
    /// NavigationStack(navigator) { screen(at: $0) }
    ///     .sidebar("Menu") {
    ///         NavigationList(model.groups, current: model.place, followed: model.open)
    ///         Button("Settings") { model.showsSettings = true }
    ///     }
    /// ```
    ///
    /// There is one sidebar for all screens. A window that is narrower than 1,024 points hides it. A button with the id
    /// `menu`, the last one in the bar of each screen, then opens it over the screen. It closes when the user presses
    /// the Escape key, presses elsewhere, or follows a link of a ``NavigationList`` in it. It opens and closes without
    /// the program, so at once.
    ///
    /// The order of Tab begins with the screen. The sidebar is for the outermost view of a window.
    ///
    /// - Parameter title: The name of the sidebar, and of the button that opens it.
    /// - Also known as: `NavigationSplitView` in SwiftUI, `UISplitViewController` in UIKit, `AdwOverlaySplitView` in
    ///   GTK.
    public func sidebar<Side: View>(_ title: some Wording, @ViewBuilder content: () -> Side) -> some View {
        BesideSidebar(content: self, title: title, side: content())
    }
}

private struct BesideSidebar<Content: View, Side: View>: Rendering.PrimitiveView {
    let content: Content
    let title: any Wording
    let side: Side

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        // A region of its own, since screens are added later.
        content.toolbar { SidebarButton(title: title) }.mount(in: point.lastingRegion())
        var point = point
        point.attributes = Attributes()
        let node = point.backend.makeSidebar()
        point.bind(text: title, to: Name.self, of: node)
        side.mount(in: point.inside(node))
        point.add(node)
    }
}

/// The button that opens the sidebar in a narrow window.
private struct SidebarButton: Rendering.PrimitiveView {
    let title: any Wording

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeSidebarButton()
        point.bind(text: title, to: Name.self, of: node)
        var point = point
        point.attributes.id = "menu"
        point.add(node)
    }
}

private enum Name<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "name" }
    static func set(_ name: String, of node: B.Node, in backend: B) { backend.setAccessibilityLabel(name, of: node) }
}

extension Rendering {
    /// The capability that a backend implements for ``View/sidebar(_:content:)``.
    public protocol Sidebars: Screens {
        /// Makes the container of the sidebar, of which a window has one.
        func makeSidebar() -> Node
        /// Makes a button that opens the sidebar. It is hidden while the sidebar is beside the screen.
        func makeSidebarButton() -> Node
    }
}
