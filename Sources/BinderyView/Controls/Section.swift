/// A part of a ``Form`` or a screen that belongs together, under a heading.
public struct Section<Content: View>: PrimitiveView {
    private let title: Property<String>
    private var note: Property<String>?
    private let content: Content

    /// - Parameter title: the heading, by which screen readers call the section.
    public init(_ title: some Wording, @ViewBuilder content: () -> Content) {
        self.title = title.wording
        self.content = content()
    }

    /// A sentence or two below the heading.
    public func note(_ text: some Wording) -> Section {
        var section = self
        section.note = text.wording
        return section
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let parts = place.backend.makeSection(hasNote: note != nil)
        place.bind(title) { $0.setSectionTitle($1, of: parts.section) }
        if let note { place.bind(note) { $0.setSectionNote($1, of: parts.section) } }
        content.mount(in: place.inside(parts.content))
        place.add(parts.section)
    }
}

/// The nodes of a section.
public struct SectionParts<Node> {
    public let section: Node
    /// The node into which the content goes.
    public let content: Node

    /// - Parameter section: the node itself, which may be `content` too.
    public init(section: Node, content: Node) {
        self.section = section
        self.content = content
    }
}

/// What a backend must be able to do for ``Section``.
public protocol SectionRendering: NodeRendering {
    func makeSection(hasNote: Bool) -> SectionParts<Node>
    /// The heading, by which screen readers call the section.
    func setSectionTitle(_ title: String, of node: Node)
    func setSectionNote(_ note: String, of node: Node)
}
