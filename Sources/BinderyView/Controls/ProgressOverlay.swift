/// Progress over the whole screen (a HUD), usually shown by ``View/busy(_:_:)``.
public struct ProgressOverlay: Rendering.PrimitiveView {
    private let text: Property<String>

    public init(_ text: some Wording) { self.text = text.wording }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeProgressOverlay()
        point.bind(text, to: "text", of: node) { $0.setProgressText($1, of: $2) }
        point.add(node)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``ProgressOverlay``.
    public protocol ProgressOverlays: Nodes {
        func makeProgressOverlay() -> Node
        func setProgressText(_ text: String, of node: Node)
    }
}
