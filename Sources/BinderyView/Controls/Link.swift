/// A link to another screen. On the web it is an HTML link, which can be opened in another tab.
///
/// ```swift
/// Link("Goods", subtitle: "Twenty pages", path: "/goods") { navigator.push(.goods) }
/// Link(path: page.path) { Image(page.picture, description: page.title) } followed: { navigator.push(page) }
/// ```
public struct Link<Content: View>: Rendering.PrimitiveView {
    private let path: String
    private let followed: () -> Void
    private let lines: Property<Rendering.LinkText>?
    private let content: Content

    /// Creates a link around content, which names the link: an image by its description, a card by its texts.
    ///
    /// - Parameters:
    ///   - path: The address of the screen, to open it elsewhere.
    ///   - content: Views without interaction of their own: no button, no other link.
    ///   - followed: Shows the screen in this window.
    public init(path: String, @ViewBuilder content: () -> Content, followed: @escaping () -> Void) {
        self.path = path
        self.followed = followed
        self.content = content()
        lines = nil
    }

    /// Creates a row with two lines. For the parameters, see ``init(path:content:followed:)``.
    public init(_ title: some Wording, subtitle: some Wording, path: String, followed: @escaping () -> Void)
    where Content == EmptyView {
        self.path = path
        self.followed = followed
        content = EmptyView()
        lines = title.wording.combine(subtitle.wording) { Rendering.LinkText(title: $0, subtitle: $1) }
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        guard let lines else {
            let node = point.backend.makeContentLink(path: path, followed: followed)
            content.mount(in: point.inside(node))
            return point.add(node)
        }
        let node = point.backend.makeLink(path: path, followed: followed)
        point.bind(lines) { $0.setLinkText($1, of: node) }
        point.add(node)
    }
}

extension Rendering {
    /// The two lines of a ``Link``.
    public struct LinkText: Equatable {
        public let title: String
        public let subtitle: String
    }

    /// The capability that a backend implements for ``Link``.
    public protocol Links: Nodes {
        /// Makes a row with two lines.
        func makeLink(path: String, followed: @escaping () -> Void) -> Node
        func setLinkText(_ text: LinkText, of node: Node)
        /// Makes a link around the nodes that are inserted into it.
        func makeContentLink(path: String, followed: @escaping () -> Void) -> Node
    }
}
