extension View {
    /// Has screen readers say what appears or changes in the view, wherever the focus is, once they have said what they are saying.
    ///
    /// ```swift
    /// Text(model.outcome).announced()
    /// ```
    public func announced() -> some View { Announced(content: self) }
}

private struct Announced<Content: View>: PrimitiveView {
    let content: Content

    func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeLiveRegion()
        content.mount(in: place.inside(node))
        place.add(node)
    }
}

/// What a backend must be able to do for ``View/announced()``.
public protocol LiveRegionRendering: NodeRendering {
    /// A node that is there before what is to be said comes into it, and that takes no room of its own.
    func makeLiveRegion() -> Node
}
