/// A row of a ``Form`` for what is no control for a value: a label, and any views beside it.
public struct LabeledContent<Content: View>: PrimitiveView {
    private let label: Property<String>
    private let content: Content

    /// - Parameter label: says what the content is; tied to it for screen readers.
    public init(_ label: some Wording, @ViewBuilder content: () -> Content) {
        self.label = label.wording
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let parts = place.backend.makeLabeledContent()
        place.bind(label) { $0.setContentLabel($1, of: parts.section) }
        content.mount(in: place.inside(parts.content))
        place.add(parts.section)
    }
}

/// What a backend must be able to do for ``LabeledContent``.
public protocol LabeledContentRendering: NodeRendering {
    func makeLabeledContent() -> SectionParts<Node>
    func setContentLabel(_ label: String, of node: Node)
}
