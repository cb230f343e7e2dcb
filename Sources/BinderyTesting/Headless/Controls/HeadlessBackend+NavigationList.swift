public import BinderyView

extension HeadlessBackend: Rendering.NavigationLists {
    public func makeNavigationList(followed: @escaping (String) -> Void) -> HeadlessNode {
        make(.navigationList, HeadlessNavigationList(followed: followed))
    }

    public func setNavigationGroups(_ groups: [NavigationList.Group], of node: HeadlessNode) {
        guard let list = node[HeadlessNavigationList.self] else { return }
        node.removeAll()
        for group in groups {
            if !group.title.isEmpty {
                let title = make(.text(.caption, .secondary))
                (title.text, title.isHidden) = (group.title, !group.isListed)
                node.insert(title, before: nil)
            }
            for link in group.links {
                let item = make(.link(path: link.path))
                (item.id, item.text, item.isHidden) = (link.id, link.title, !group.isListed)
                item.tapped = { list.followed(link.path) }
                node.insert(item, before: nil)
            }
        }
        node.markLink(list.current)
    }

    public func setNavigationSearch(_ search: Rendering.NavigationSearch, of node: HeadlessNode) {
        node.label = search.title
    }

    public func setCurrentLink(_ path: String?, of node: HeadlessNode) {
        node[HeadlessNavigationList.self]?.current = path
        node.markLink(path)
    }
}

extension HeadlessApp {
    /// Follows a link of a navigation list as its search does: by the id of the link, listed or not. Throws if no list
    /// with a search has it, or the list cannot be used.
    public func followFound(_ id: String) throws(HeadlessFailure) {
        let lists = backend.window.visible.filter { $0.kind == .navigationList && !$0.label.isEmpty }
        let found = lists.lazy.filter { $0.isInteractable && self.backend.dialog(inFrontOf: $0) == nil }
            .flatMap(\.children).first { $0.id == id }
        guard let found else { throw failure("No search of a navigation list finds a link \"\(id)\".") }
        perform(.tap, on: "the \(found.name)") { found.tapped?() }
    }
}

struct HeadlessNavigationList: HeadlessPayload {
    let followed: (String) -> Void
    var current: String?
}

extension HeadlessNode {
    fileprivate func markLink(_ path: String?) {
        for link in children { link.isSelected = false }
        children.first { path.map(Kind.link) == $0.kind }?.isSelected = true
    }
}
