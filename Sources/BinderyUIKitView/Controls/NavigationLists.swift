#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Links in groups, and a button that opens a search of them.
final class NavigationListNode: UIKitNode {
    private var paths: [(path: String, link: ButtonNode)] = []
    private var groups: [NavigationList.Group] = []
    private var search: Rendering.NavigationSearch?
    private var current: String?
    private let followed: (String) -> Void
    private weak var presentations: Presentations?

    init(_ presentations: Presentations, followed: @escaping (String) -> Void) {
        (self.presentations, self.followed) = (presentations, followed)
        let stack = UIStackView.of(spacing: 4)
        super.init(stack, stack: stack)
    }

    fileprivate func setGroups(_ groups: [NavigationList.Group]) {
        self.groups = groups
        show()
    }

    /// Returns whether the list had no search.
    fileprivate func setSearch(_ search: Rendering.NavigationSearch) -> Bool {
        let isFirst = self.search == nil
        self.search = search
        show()
        return isFirst
    }

    private func show() {
        removeAll()
        paths = []
        var searchButton = search.map { button($0.title, id: "palette") { $0.openSearch() } }
        for group in groups where group.isListed {
            if !group.title.isEmpty {
                if let searchButton { insert(searchButton, before: nil) }
                searchButton = nil
                let title = TextNode(.caption, .secondary)
                title.show([TextPiece(group.title)])
                insert(title, before: nil)
            }
            for link in group.links {
                let node = button(link.title, id: link.id) { $0.follow(link.path) }
                node.button.accessibilityTraits = .link
                paths.append((link.path, node))
                insert(node, before: nil)
            }
        }
        if let searchButton { insert(searchButton, before: nil) }
        mark(current)
    }

    private func button(
        _ title: String, id: String?, tapped: @escaping (NavigationListNode) -> Void
    ) -> ButtonNode {
        let node = ButtonNode(.plain()) { [weak self] in if let self { tapped(self) } }
        node.setTitle(title)
        node.button.accessibilityIdentifier = id
        return node
    }

    /// Marks the first link with a path.
    fileprivate func mark(_ path: String?) {
        current = path
        let marked = paths.first { $0.path == path }?.link
        for entry in paths { entry.link.setSelected(entry.link === marked) }
    }

    private func follow(_ path: String) {
        followed(path)
        for node in ancestry { (node as? SidebarNode)?.close() }
    }

    /// Opens the search, unless something is presented.
    fileprivate func openSearch() {
        guard let search, let presentations, presentations.host?.presentedViewController == nil else { return }
        let controller = NavigationSearchController(NavigationIndex(groups), search) { [weak self] path in
            self?.follow(path)
        } ended: { [weak presentations] in
            (presentations?.host as? BinderyHostingController)?.hearKeys()
        }
        presentations.present(controller)
    }
}

extension UIKitBackend: @MainActor Rendering.NavigationLists {
    func makeNavigationList(followed: @escaping (String) -> Void) -> UIKitNode {
        NavigationListNode(presentations, followed: followed)
    }

    func setNavigationGroups(_ groups: [NavigationList.Group], of node: UIKitNode) {
        (node as? NavigationListNode)?.setGroups(groups)
    }

    func setNavigationSearch(_ search: Rendering.NavigationSearch, of node: UIKitNode) {
        guard let list = node as? NavigationListNode, list.setSearch(search) else { return }
        for modifier: KeyPress.Modifiers in [.control, .command] {
            add(KeyPress("k", modifier), of: list) { [weak list] in list?.openSearch() }
        }
    }

    func setCurrentLink(_ path: String?, of node: UIKitNode) { (node as? NavigationListNode)?.mark(path) }
}
#endif
