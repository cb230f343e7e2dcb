/// A run of sibling nodes that may change: it knows where among its siblings it begins, so that what appears in it
/// later appears in its place.
final class Region<B: Backend> {
    private enum Item {
        case node(B.Node)
        case region(Region<B>)
    }

    private let backend: B
    private let container: B.Node
    // The parent lists this region in turn: the cycle is cut when the scope of either ends.
    private var parent: Region<B>?
    private var items: [Item] = []
    private var isShown = true

    init(backend: B, container: B.Node, parent: Region<B>? = nil) {
        self.backend = backend
        self.container = container
        self.parent = parent
    }

    func append(_ node: B.Node) {
        if isVisible { backend.insert(node, into: container, before: nodeAfterEnd) }
        items.append(.node(node))
    }

    func addRegion(at index: Int? = nil) -> Region<B> {
        let region = Region(backend: backend, container: container, parent: self)
        items.insert(.region(region), at: index ?? items.count)
        return region
    }

    func move(_ region: Region<B>, to index: Int) {
        guard let old = self.index(of: region) else { return }
        let item = items.remove(at: old)
        items.insert(item, at: index)
        if !region.isVisible { return }
        let sibling = region.nodeAfterEnd
        for node in region.nodes { backend.insert(node, into: container, before: sibling) }
    }

    func setShown(_ isShown: Bool) {
        if self.isShown == isShown { return }
        let sibling = nodeAfterEnd
        let wasVisible = isVisible
        let before = nodes
        self.isShown = isShown
        if isShown {
            if isVisible { for node in nodes { backend.insert(node, into: container, before: sibling) } }
        } else if wasVisible {
            for node in before { backend.remove(node, from: container) }
        }
    }

    func remove() {
        if isVisible { for node in nodes { backend.remove(node, from: container) } }
        items = []
        if let parent, let index = parent.index(of: self) { parent.items.remove(at: index) }
    }

    /// Says that the scope has ended: nothing appears here any more.
    func detach() {
        isShown = false
        items = []
        parent = nil
    }

    private func index(of region: Region<B>) -> Int? {
        items.firstIndex { if case .region(let candidate) = $0 { candidate === region } else { false } }
    }

    private var isVisible: Bool { isShown && (parent?.isVisible ?? true) }

    /// The nodes that are in the container.
    private var nodes: [B.Node] {
        if !isShown { return [] }
        return items.flatMap { item in
            switch item {
            case .node(let node): [node]
            case .region(let region): region.nodes
            }
        }
    }

    private var firstNode: B.Node? {
        if !isShown { return nil }
        for item in items {
            switch item {
            case .node(let node): return node
            case .region(let region): if let node = region.firstNode { return node }
            }
        }
        return nil
    }

    private var nodeAfterEnd: B.Node? {
        guard let parent, let index = parent.index(of: self) else { return nil }
        for item in parent.items[(index + 1)...] {
            switch item {
            case .node(let node): return node
            case .region(let region): if let node = region.firstNode { return node }
            }
        }
        return parent.nodeAfterEnd
    }
}
