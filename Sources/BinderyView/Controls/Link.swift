/// A row that leads to another screen. On the web it is a real link: it can be opened in another tab.
public struct Link: PrimitiveView {
    private let title: Property<String>
    private let subtitle: Property<String>
    private let path: String
    private let followed: () -> Void

    /// - Parameters:
    ///   - path: the address of the screen, for those who open it elsewhere.
    ///   - followed: shows the screen here.
    public init(_ title: some Wording, subtitle: some Wording, path: String, followed: @escaping () -> Void) {
        self.title = title.wording
        self.subtitle = subtitle.wording
        self.path = path
        self.followed = followed
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeLink(path: path, followed: followed)
        place.bind(title.combine(subtitle) { LinkText(title: $0, subtitle: $1) }) { $0.setLinkText($1, of: node) }
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
    func makeLink(path: String, followed: @escaping () -> Void) -> Node
    func setLinkText(_ text: LinkText, of node: Node)
}
