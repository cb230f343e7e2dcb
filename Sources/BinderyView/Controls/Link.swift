/// Leads to another screen. On the web it is a real link: it can be opened in another tab.
///
/// ```swift
/// Link("Goods", subtitle: "Twenty pages", path: "/goods") { navigator.push(.goods) }
/// Link(path: banner.path) { Image(banner.picture, description: banner.title) } followed: { navigator.push(.banner(banner)) }
/// ```
public struct Link<Content: View>: PrimitiveView {
    private let path: String
    private let followed: () -> Void
    private let lines: Property<LinkText>?
    private let content: Content

    /// A link around any content, which names it: a picture by its description, a card by its texts.
    ///
    /// - Parameters:
    ///   - path: the address of the screen, for those who open it elsewhere.
    ///   - content: nothing that can be used by itself: no button, no other link.
    ///   - followed: shows the screen here.
    public init(path: String, @ViewBuilder content: () -> Content, followed: @escaping () -> Void) {
        self.path = path
        self.followed = followed
        self.content = content()
        lines = nil
    }

    /// A row with two lines.
    ///
    /// - Parameters:
    ///   - path: the address of the screen, for those who open it elsewhere.
    ///   - followed: shows the screen here.
    public init(_ title: some Wording, subtitle: some Wording, path: String, followed: @escaping () -> Void)
    where Content == EmptyView {
        self.path = path
        self.followed = followed
        content = EmptyView()
        lines = title.wording.combine(subtitle.wording) { LinkText(title: $0, subtitle: $1) }
    }

    public func mount<B: Backend>(in place: Place<B>) {
        guard let lines else {
            let node = place.backend.makeContentLink(path: path, followed: followed)
            content.mount(in: place.inside(node))
            return place.add(node)
        }
        let node = place.backend.makeLink(path: path, followed: followed)
        place.bind(lines) { $0.setLinkText($1, of: node) }
        place.add(node)
    }
}

/// The two lines of a ``Link``.
public struct LinkText: Equatable {
    public let title: String
    public let subtitle: String
}

/// What a backend must be able to do for ``Link``.
public protocol LinkRendering: NodeRendering {
    /// A row with two lines.
    func makeLink(path: String, followed: @escaping () -> Void) -> Node
    func setLinkText(_ text: LinkText, of node: Node)
    /// A link around what is put into it.
    func makeContentLink(path: String, followed: @escaping () -> Void) -> Node
}
