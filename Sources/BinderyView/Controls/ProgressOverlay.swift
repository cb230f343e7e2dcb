/// Progress over the whole screen (a HUD), usually shown by ``View/busy(_:_:)``.
public struct ProgressOverlay: PrimitiveView {
    private let text: Property<String>

    public init(_ text: some Wording) { self.text = text.wording }

    public func mount<B: Backend>(in point: MountPoint<B>) {
        let node = point.backend.makeProgressOverlay()
        point.bind(text) { $0.setProgressText($1, of: node) }
        point.add(node)
    }
}

/// The capability that a backend implements for ``ProgressOverlay``.
public protocol ProgressRendering: NodeRendering {
    func makeProgressOverlay() -> Node
    func setProgressText(_ text: String, of node: Node)
}
