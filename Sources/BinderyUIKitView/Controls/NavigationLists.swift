#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Links in groups. The search is not shown.
final class NavigationListNode: UIKitNode {
    fileprivate var paths: [(path: String, link: ButtonNode)] = []
    fileprivate let followed: (String) -> Void
    fileprivate var current: String?

    init(_ followed: @escaping (String) -> Void) {
        self.followed = followed
        let stack = UIStackView.of(spacing: 4)
        super.init(stack, stack: stack)
    }

    fileprivate func show(_ groups: [NavigationList.Group], links: (NavigationList.Link) -> ButtonNode) {
        removeAll()
        paths = []
        for group in groups where group.isListed {
            if !group.title.isEmpty {
                let title = TextNode(.caption, .secondary)
                title.show([TextPiece(group.title)])
                insert(title, before: nil)
            }
            for link in group.links {
                let node = links(link)
                paths.append((link.path, node))
                insert(node, before: nil)
            }
        }
        mark(current)
    }

    fileprivate func mark(_ path: String?) {
        current = path
        for entry in paths { entry.link.setSelected(entry.path == path) }
    }

    fileprivate func follow(_ path: String) {
        followed(path)
        for node in ancestry { (node as? SidebarNode)?.close() }
    }
}

extension UIKitBackend: @MainActor Rendering.NavigationLists {
    func makeNavigationList(followed: @escaping (String) -> Void) -> UIKitNode { NavigationListNode(followed) }

    func setNavigationGroups(_ groups: [NavigationList.Group], of node: UIKitNode) {
        guard let list = node as? NavigationListNode else { return }
        list.show(groups) { link in
            let node = ButtonNode(.plain()) { [weak list] in list?.follow(link.path) }
            node.setTitle(link.title)
            node.button.accessibilityTraits = .link
            node.button.accessibilityIdentifier = link.id
            return node
        }
    }

    func setNavigationSearch(_ search: Rendering.NavigationSearch, of node: UIKitNode) {
        reportMissing("shows no search in a navigation list", "Add a TextField that filters the groups.")
    }

    func setCurrentLink(_ path: String?, of node: UIKitNode) { (node as? NavigationListNode)?.mark(path) }
}
#endif
