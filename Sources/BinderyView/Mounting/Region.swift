/// A run of sibling nodes that may change: it knows where among its siblings it begins, so that what appears in it
/// later appears in its place.
///
/// A region holds either one node or further regions, which form a list through themselves: adding, moving and removing one of
/// many is O(1), besides what the backend does.
final class Region<B: Backend> {
    private let backend: B
    private let container: B.Node
    private let node: B.Node?
    private var isShown = true

    private unowned(unsafe) var parent: Region<B>?
    // A place may hold a region for longer than anybody holds its parent; the parent lists the region in turn. The cycle is cut when
    // the scope of the region ends. A leaf is only ever reached through its parent.
    private var keptParent: Region<B>?
    private var first: Region<B>?
    private var last: Region<B>?
    private var next: Region<B>?
    private unowned(unsafe) var previous: Region<B>?

    init(backend: B, container: B.Node) {
        self.backend = backend
        self.container = container
        node = nil
    }

    private init(in parent: Region<B>, node: B.Node? = nil) {
        backend = parent.backend
        container = parent.container
        self.node = node
    }

    deinit { unlinkContent() }

    func append(_ node: B.Node) {
        let leaf = Region(in: self, node: node)
        link(leaf, after: last)
        if isVisible { backend.insert(node, into: container, before: leaf.nodeAfterEnd) }
    }

    /// Adds a part, behind `sibling` or at the beginning.
    func addRegion(after sibling: Region<B>?) -> Region<B> {
        let region = Region(in: self)
        link(region, after: sibling)
        return region
    }

    /// Adds a part in front of `sibling`.
    func addRegion(before sibling: Region<B>) -> Region<B> { addRegion(after: sibling.previous) }

    /// Adds a part at the end.
    func addRegion() -> Region<B> { addRegion(after: last) }

    /// Moves a part behind `sibling`, or to the beginning.
    func move(_ region: Region<B>, after sibling: Region<B>?) {
        unlink(region)
        link(region, after: sibling)
        guard region.isVisible else { return }
        let following = region.nodeAfterEnd
        region.forEachNode { backend.insert($0, into: container, before: following) }
    }

    func setShown(_ isShown: Bool) {
        if self.isShown == isShown { return }
        if isShown {
            self.isShown = true
            guard isVisible else { return }
            let following = nodeAfterEnd
            forEachNode { backend.insert($0, into: container, before: following) }
        } else {
            if isVisible { forEachNode { backend.remove($0, from: container) } }
            self.isShown = false
        }
    }

    func remove() {
        if isVisible { forEachNode { backend.remove($0, from: container) } }
        detach()
    }

    /// Says that the scope has ended: nothing appears here any more.
    func detach() {
        isShown = false
        unlinkContent()
        parent?.unlink(self)
    }

    // MARK: The list

    private func link(_ region: Region<B>, after sibling: Region<B>?) {
        region.parent = self
        if region.node == nil { region.keptParent = self }
        region.previous = sibling
        region.next = sibling == nil ? first : sibling!.next
        if let following = region.next { following.previous = region } else { last = region }
        if let sibling { sibling.next = region } else { first = region }
    }

    private func unlink(_ region: Region<B>) {
        guard region.parent === self else { return }
        let (before, after) = (region.previous, region.next)
        region.parent = nil
        region.keptParent = nil
        region.previous = nil
        region.next = nil
        if let after { after.previous = before } else { last = before }
        if let before { before.next = after } else { first = after }
    }

    /// In a loop, since a long list that is freed through its links would need a deep stack.
    private func unlinkContent() {
        var region = first
        first = nil
        last = nil
        while let present = region {
            region = present.next
            present.next = nil
            present.previous = nil
            present.parent = nil
            present.keptParent = nil
        }
    }

    // MARK: The nodes

    private var isVisible: Bool {
        var region: Region<B>? = self
        while let present = region {
            if !present.isShown { return false }
            region = present.parent
        }
        return true
    }

    private func forEachNode(_ body: (B.Node) -> Void) {
        if !isShown { return }
        if let node { return body(node) }
        var region = first
        while let present = region {
            region = present.next
            present.forEachNode(body)
        }
    }

    private var firstNode: B.Node? {
        if !isShown { return nil }
        if let node { return node }
        var region = first
        while let present = region {
            if let node = present.firstNode { return node }
            region = present.next
        }
        return nil
    }

    /// The first node behind this region, in the same container.
    private var nodeAfterEnd: B.Node? {
        var region = self
        while true {
            var sibling = region.next
            while let present = sibling {
                if let node = present.firstNode { return node }
                sibling = present.next
            }
            guard let parent = region.parent else { return nil }
            region = parent
        }
    }
}
