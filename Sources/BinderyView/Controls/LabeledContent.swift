/// A row of a ``Form`` for content other than an input control. Its label is tied to the content for screen readers.
public struct LabeledContent<Content: View>: Rendering.PrimitiveView {
    private let label: Property<String>
    private let content: Content

    public init(_ label: some Wording, @ViewBuilder content: () -> Content) {
        self.label = label.wording
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let parts = point.backend.makeLabeledContent()
        point.bind(label, to: "label", of: parts.section) { $0.setContentLabel($1, of: $2) }
        content.mount(in: point.inside(parts.content))
        point.add(parts.section)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``LabeledContent``.
    public protocol LabeledContents: Nodes {
        func makeLabeledContent() -> SectionParts<Node>
        func setContentLabel(_ label: String, of node: Node)
    }
}
