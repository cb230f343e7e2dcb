internal import BinderySynchronization
internal import BinderyView

extension WebBackend: Rendering.NavigationLists {
    /// The links are not nodes: they have their HTML in common with those of other pages.
    func makeNavigationList(followed: @escaping (String) -> Void) -> WebNode {
        let list = makeNode(.other, "navigation-list")
        list.elementPart = ElementPart(name: "nav")
        list[attribute: .dataModule] = "navigation"
        let links = NavigationLinks()
        insert(makeLinks(links), into: list, before: nil)
        list.on(
            .event(
                EventListener(name: NavigationLinks.followEvent) { address in
                    if let path = links.path(at: address) { followed(path) }
                }))
        return list
    }

    func setNavigationGroups(_ groups: [NavigationList.Group], of node: WebNode) {
        change(node) { $0.groups = groups }
    }

    func setNavigationSearch(_ search: Rendering.NavigationSearch, of node: WebNode) {
        change(node) { $0.search = search }
    }

    func setCurrentLink(_ path: String?, of node: WebNode) {
        node.children[0].elementPart?.links?.content.current = path
        set(.dataCurrent, to: path.map { RoutePath($0).address } ?? "", of: node)
    }

    /// The page has no numbers of the links: it gets all of them again.
    private func change(_ node: WebNode, _ body: (inout NavigationLinks.Content) -> Void) {
        let before = node.children[0]
        guard let links = before.elementPart?.links else { return }
        body(&links.content)
        guard node.isAttached else { return }
        remove(before, from: node)
        insert(makeLinks(links), into: node, before: nil)
    }

    private func makeLinks(_ links: NavigationLinks) -> WebNode {
        let node = makeNode(.div)
        let part = ElementPart()
        part.links = links
        node.elementPart = part
        return node
    }
}

/// The links of a list, and the one that is marked.
final class NavigationLinks {
    /// The event by which the page reports a link that the user follows. Its detail is the address of the link.
    static let followEvent = "bindery-follow"

    struct Content: Hashable {
        var groups: [NavigationList.Group] = []
        var search: Rendering.NavigationSearch?
        var current: String?

        /// Without the links, which are many: that pages have the same array of groups is seen at once.
        func hash(into hasher: inout Hasher) {
            hasher.combine(groups.count)
            hasher.combine(groups.last?.title)
            hasher.combine(search)
            hasher.combine(current)
        }
    }

    var content = Content()

    /// The path of the link at an address; nil if the list has none, or no longer has it.
    func path(at address: String) -> String? {
        for group in content.groups {
            for link in group.links where RoutePath(link.path).address == address { return link.path }
        }
        return nil
    }

    /// The HTML that pages have in common. Sessions run on all threads of the pool.
    private static let written = Mutex<[Content: SharedHTML]>([:])
    /// The number of texts at which all are forgotten: those of a program that computes ever new links.
    private static let capacity = 200

    var html: SharedHTML {
        if let html = Self.written.withLock({ $0[content] }) { return html }
        let html = SharedHTML(content.html)
        Self.written.withLock {
            if $0.count >= Self.capacity { $0.removeAll() }
            $0[content] = html
        }
        return html
    }
}

extension NavigationLinks.Content {
    fileprivate var html: String {
        var html = ""
        var (button, marked) = (search?.html ?? "", current)
        for group in groups {
            let hasTitle = !group.title.isEmpty
            if hasTitle {
                html += button
                button = ""
            }
            html += "<div class=\"navigation-group\"\(group.isListed ? "" : " hidden=\"\"")>"
            if hasTitle { html += "<h2 class=\"navigation-title\">\(escaped(group.title))</h2>" }
            html += "<ul class=\"navigation-links\">"
            for link in group.links {
                html += "<li><a class=\"navigation-link\" href=\"\(escaped(RoutePath(link.path).address))\""
                if let id = link.id { html += " data-testid=\"\(escaped(id))\"" }
                if !link.keywords.isEmpty { html += " data-keywords=\"\(escaped(link.keywords))\"" }
                if link.path == marked {
                    html += " aria-current=\"page\""
                    marked = nil
                }
                html += ">\(escaped(link.title))</a></li>"
            }
            html += "</ul></div>"
        }
        return html + button
    }
}

extension Rendering.NavigationSearch {
    /// The button that opens the search. The page's script does the rest.
    fileprivate var html: String {
        "<button type=\"button\" class=\"navigation-search\" data-testid=\"palette\" aria-haspopup=\"dialog\""
            + " aria-keyshortcuts=\"Control+K\" data-keys=\"Ctrl+K\" data-none=\"\(escaped(none))\">"
            + "\(escaped(title))</button>"
    }
}
