/// A group of related content in a ``Form`` or a screen, under a heading that names the group for screen readers.
public struct Section<Content: View>: Rendering.PrimitiveView {
    private let title: Property<String>
    private var note: Property<String>?
    private let content: Content

    public init(_ title: some Wording, @ViewBuilder content: () -> Content) {
        self.title = title.wording
        self.content = content()
    }

    /// Adds a sentence or two below the heading.
    public func note(_ text: some Wording) -> Section {
        var section = self
        section.note = text.wording
        return section
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let parts = point.backend.makeSection(hasNote: note != nil)
        point.bind(title, to: "title", of: parts.section) { $0.setSectionTitle($1, of: $2) }
        if let note { point.bind(note, to: "note", of: parts.section) { $0.setSectionNote($1, of: $2) } }
        content.mount(in: point.inside(parts.content))
        point.add(parts.section)
    }
}

extension Rendering {
    /// The nodes of a section: the section itself, and the container of its content. They may be the same node.
    public struct SectionParts<Node> {
        public let section: Node
        public let content: Node

        public init(section: Node, content: Node) {
            self.section = section
            self.content = content
        }
    }

    /// The capability that a backend implements for ``Section``.
    public protocol Sections: Nodes {
        func makeSection(hasNote: Bool) -> SectionParts<Node>
        func setSectionTitle(_ title: String, of node: Node)
        func setSectionNote(_ note: String, of node: Node)
    }
}
