/// Links to the parts of a program, in groups. One of them is marked as the user's present place.
///
/// ```swift
/// NavigationList(model.groups, current: navigator.stack.map { $0.last?.path }) { path in
///     if let route = ShopRoute(path: path) { navigator.visit([.start, route]) }
/// }
/// .search("Search the shop", none: "Nothing found")
/// .accessibilityLabel("Parts of the shop")
/// ```
///
/// The list is one control, however many links it has: on the web, all pages that show the same links share their HTML.
/// A link that the user presses is marked at once, also on a slow line. On the web it is an HTML link, which can be
/// opened in another tab.
///
/// - Also known as: source list in AppKit, `NavigationView` in WinUI, navigation drawer in Material Design.
public struct NavigationList: Rendering.PrimitiveView {
    /// Links under a title.
    public struct Group: Hashable, Sendable {
        /// Empty for links without a title.
        public let title: String
        public let links: [Link]
        /// Whether the list shows the links. Others are found by the search alone: commands, and rare screens.
        public let isListed: Bool

        public init(_ title: String = "", isListed: Bool = true, links: [Link]) {
            self.title = title
            self.isListed = isListed
            self.links = links
        }
    }

    /// A link to a part of the program.
    public struct Link: Hashable, Sendable {
        public let title: String
        /// The address of the part. Of a link that is not listed, any name that begins with a slash. Of two links with
        /// the same path, the first one is marked.
        public let path: String
        /// The id by which tests find the link; nil for none.
        public let id: String?
        /// Further words by which the search finds the link.
        public let keywords: String

        public init(_ title: String, path: String, id: String? = nil, keywords: String = "") {
            self.title = title
            self.path = path
            self.id = id
            self.keywords = keywords
        }
    }

    private let groups: Property<[Group]>
    private let current: Property<String?>
    private let followed: (String) -> Void
    private var search: (title: any Wording, none: any Wording)?

    /// - Parameters:
    ///   - current: The path of the link that is marked; nil, or the path of no link, if none is.
    ///   - followed: Called with the path of the link that the user follows.
    public init(_ groups: Property<[Group]>, current: Property<String?>, followed: @escaping (String) -> Void) {
        self.groups = groups
        self.current = current
        self.followed = followed
    }

    /// Adds a button with the id `palette`, above the first group with a title, that opens a search of all links.
    ///
    /// | event | result |
    /// |---|---|
    /// | the button is pressed, or K with Control or Command | a dialog with a field, and all links below it |
    /// | a text is typed | the links whose title, group or keywords have all its words, the best first |
    /// | the arrow keys | the link before or after is selected, around the ends |
    /// | Enter, or a press of a link | the dialog closes, and the link is followed |
    /// | the Escape key, a press elsewhere, the key again | the dialog closes |
    /// | another dialog is open | the key does nothing |
    ///
    /// The dialog opens, finds and closes without the program, so at once, also on a slow line.
    ///
    /// - Parameters:
    ///   - title: The title of the button, and the prompt of the field.
    ///   - none: Shown in place of links if none is found.
    /// - Also known as: command palette.
    public func search(_ title: some Wording, none: some Wording) -> NavigationList {
        var list = self
        list.search = (title, none)
        return list
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeNavigationList(followed: followed)
        if let search {
            point.bind(
                computed: { Rendering.NavigationSearch(title: search.title.text, none: search.none.text) },
                to: Search.self, of: node)
        }
        point.bind(groups, to: "groups", of: node) { $0.setNavigationGroups($1, of: $2) }
        point.bind(current, to: "current", of: node) { $0.setCurrentLink($1, of: $2) }
        point.add(node)
    }
}

private enum Search<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "search" }
    static func set(_ search: Rendering.NavigationSearch, of node: B.Node, in backend: B) {
        backend.setNavigationSearch(search, of: node)
    }
}

extension Rendering {
    /// The texts of the search of a ``NavigationList``.
    public struct NavigationSearch: Hashable, Sendable {
        public let title: String
        /// Shown if nothing is found.
        public let none: String
    }

    /// The capability that a backend implements for ``NavigationList``.
    public protocol NavigationLists: Nodes {
        /// - Parameter followed: Called with the path of a link that the list has when the user follows it.
        func makeNavigationList(followed: @escaping (String) -> Void) -> Node
        func setNavigationGroups(_ groups: [NavigationList.Group], of node: Node)
        /// Offers a search of the links. Called for lists with a search only.
        func setNavigationSearch(_ search: NavigationSearch, of node: Node)
        /// Marks the first link with a path; no link if none has it.
        func setCurrentLink(_ path: String?, of node: Node)
    }
}
