extension View {
    /// Sets the title of the window while the view is shown, for a page that has no ``Screen``: one of elements.
    ///
    /// ```swift
    /// Element("main") { … }.windowTitle("Todos")
    /// NavigationStack(model.navigator) { route in EmptyView().windowTitle(route.title) }
    /// ```
    ///
    /// In a ``NavigationStack`` it is the title at the route. The second line is a stack that only keeps the address
    /// and the history: the content around it follows `navigator.stack`.
    ///
    /// - Also known as: `navigationTitle(_:)` in SwiftUI, `<title>` in HTML.
    public func windowTitle(_ title: some Wording) -> some View { WindowTitle(content: self, title: title) }
}

private struct WindowTitle<Content: View>: Rendering.PrimitiveView {
    let content: Content
    let title: any Wording

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        if let context = point.environment.screen {
            context.setTitle(title)
        } else {
            let title = title
            point.location.follow(in: point) { Rendering.Location(depth: 1, path: "", title: title.text) }
        }
        content.mount(in: point)
    }
}
