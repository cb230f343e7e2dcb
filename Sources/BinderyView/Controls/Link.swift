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
    /// What the link gives to the user; nil for a link to a screen.
    private var served: ServedFile?

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

    /// Creates a link around content that gives a file to the user, as ``init(_:subtitle:download:)`` does.
    ///
    /// ```swift
    /// Link(download: model.report) { Text("Report.pdf") }
    /// ```
    public init(download file: ServedFile, @ViewBuilder content: () -> Content) {
        self.init(path: "", content: content) {}
        served = file
    }

    /// Creates a row with two lines. For the parameters, see ``init(path:content:followed:)``.
    public init(_ title: some Wording, subtitle: some Wording, path: String, followed: @escaping () -> Void)
    where Content == EmptyView {
        self.path = path
        self.followed = followed
        content = EmptyView()
        lines = title.wording.combine(subtitle.wording) { Rendering.LinkText(title: $0, subtitle: $1) }
    }

    /// Creates a row with two lines that gives a file to the user: a download.
    ///
    /// On the web, the file has an address that only the browser of this session can read, and only while the session
    /// lives. A broken download is resumed where it stopped, unless the file has changed.
    public init(_ title: some Wording, subtitle: some Wording = "", download file: ServedFile)
    where Content == EmptyView {
        self.init(title, subtitle: subtitle, path: "") {}
        served = file
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        guard let lines else {
            let node =
                served.map { point.backend.makeContentDownload(of: $0, until: point.scope) }
                ?? point.backend.makeContentLink(path: path, followed: followed)
            content.mount(in: point.inside(node))
            return point.add(node)
        }
        let node =
            served.map { point.backend.makeDownload(of: $0, until: point.scope) }
            ?? point.backend.makeLink(path: path, followed: followed)
        point.bind(lines, to: "text", of: node) { $0.setLinkText($1, of: $2) }
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

    /// The capability that a backend implements for files that the program gives to the user.
    public protocol FileServers: Links {
        /// Makes a row with two lines that gives a file to the user; see ``Links/setLinkText(_:of:)``.
        func makeDownload(of file: ServedFile, until scope: Scope) -> Node
        /// Makes a link around the nodes that are inserted into it, which gives a file to the user.
        func makeContentDownload(of file: ServedFile, until scope: Scope) -> Node
        /// Returns an address at which the user's client can read a file, at least until `scope` ends.
        func address(of file: ServedFile, until scope: Scope) -> String
    }
}
