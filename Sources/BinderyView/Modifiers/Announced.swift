extension View {
    /// Makes screen readers say what appears or changes in the view, wherever the focus is, after their current text.
    ///
    /// ```swift
    /// Text(model.outcome).announced()
    /// ```
    public func announced() -> some View { Announced(content: self) }
}

private struct Announced<Content: View>: Rendering.PrimitiveView {
    let content: Content

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeLiveRegion()
        content.mount(in: point.inside(node))
        point.add(node)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``View/announced()``.
    public protocol LiveRegions: Nodes {
        /// Makes a node that takes no space. It must be in the tree before the text to announce is inserted into it.
        func makeLiveRegion() -> Node
    }
}
