/// Says over the whole screen that something is going on (a HUD). Usually by ``View/busy(_:_:)``.
public struct ProgressOverlay: PrimitiveView {
    private let text: Property<String>

    public init(_ text: some Wording) { self.text = text.wording }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeProgressOverlay()
        place.bind(text) { $0.setProgressText($1, of: node) }
        place.add(node)
    }
}

/// What a backend must be able to do for ``ProgressOverlay``.
public protocol ProgressRendering: NodeRendering {
    func makeProgressOverlay() -> Node
    func setProgressText(_ text: String, of node: Node)
}
