/// A range of sibling nodes that may change, as an intrusive list of nodes and further regions. It knows its position,
/// so that later nodes appear in their place. Changing a region is O(1), apart from the backend's work.
final class Region<B: Rendering.Backend>: RegionPart<B> {
    private let backend: B
    let container: B.Node
    private var isShown = true

    private var first: RegionPart<B>?

    init(backend: B, container: B.Node) {
        self.backend = backend
        self.container = container
    }

    deinit { unlinkContent() }

    func append(_ node: B.Node) {
        // A region without parent is never moved, and only the first node after a part is ever looked up.
        if parent == nil, isShown, last is RegionNode<B> { return backend.insert(node, into: container, before: nil) }
        let part = RegionNode<B>(node)
        link(part, after: last)
        if isVisible { backend.insert(node, into: container, before: part.nodeAfterEnd) }
    }

    /// Adds a part after `sibling`, or at the beginning.
    func addRegion(after sibling: Region<B>?) -> Region<B> { addPart(after: sibling) }

    private func addPart(after sibling: RegionPart<B>?) -> Region<B> {
        let region = Region(backend: backend, container: container)
        keep(region)
        link(region, after: sibling)
        return region
    }

    func addRegion(before sibling: Region<B>) -> Region<B> {
        addPart(after: sibling === first ? nil : sibling.previous)
    }

    func addRegion() -> Region<B> { addPart(after: last) }

    func move(_ region: Region<B>, after sibling: Region<B>?) {
        unlink(region)
        keep(region)
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

    /// Detaches the region after its scope has ended: no further node appears in it.
    func detach() {
        isShown = false
        unlinkContent()
        parent?.unlink(self)
    }

    // MARK: The list

    private var last: RegionPart<B>? { first?.previous }

    /// Retains this region for `region`, since a mount point may hold a region longer than anything holds its parent.
    /// The parent lists the region in turn; the cycle is broken when the scope of the region ends.
    private func keep(_ region: Region<B>) { _ = Unmanaged.passRetained(self) }

    private func link(_ part: RegionPart<B>, after sibling: RegionPart<B>?) {
        let last = last
        part.parent = self
        part.next = sibling == nil ? first : sibling!.next
        part.previous = sibling ?? last ?? part
        // The previous part of the first part is the last one.
        (part.next ?? first)?.previous = part
        if let sibling { sibling.next = part } else { first = part }
    }

    private func unlink(_ region: Region<B>) {
        guard region.parent === self else { return }
        let (before, after, isFirst) = (region.previous!, region.next, first === region)
        if let after { after.previous = before } else if !isFirst { first!.previous = before }
        if isFirst { first = after } else { before.next = after }
        region.leave()
    }

    /// A loop, since deallocating a long list through its links needs a deep stack.
    private func unlinkContent() {
        var part = first
        first = nil
        while let present = part {
            part = present.next
            present.leave()
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

    override func leave() {
        let kept = parent
        super.leave()
        if let kept { Unmanaged.passUnretained(kept).release() }
    }

    override func forEachNode(_ body: (B.Node) -> Void) {
        if !isShown { return }
        var part = first
        while let present = part {
            part = present.next
            present.forEachNode(body)
        }
    }

    override var firstNode: B.Node? {
        if !isShown { return nil }
        var part = first
        while let present = part {
            if let node = present.firstNode { return node }
            part = present.next
        }
        return nil
    }
}

class RegionPart<B: Rendering.Backend> {
    fileprivate unowned(unsafe) var parent: Region<B>?
    fileprivate var next: RegionPart<B>?
    /// For the first part: the last one.
    fileprivate unowned(unsafe) var previous: RegionPart<B>?

    fileprivate func leave() {
        parent = nil
        next = nil
        previous = nil
    }

    fileprivate func forEachNode(_ body: (B.Node) -> Void) {}

    fileprivate var firstNode: B.Node? { nil }

    /// The first node after this part, in the same container.
    fileprivate var nodeAfterEnd: B.Node? {
        var part = self
        while true {
            var sibling = part.next
            while let present = sibling {
                if let node = present.firstNode { return node }
                sibling = present.next
            }
            guard let parent = part.parent else { return nil }
            part = parent
        }
    }
}

private final class RegionNode<B: Rendering.Backend>: RegionPart<B> {
    private let node: B.Node

    init(_ node: B.Node) { self.node = node }

    override func forEachNode(_ body: (B.Node) -> Void) { body(node) }

    override var firstNode: B.Node? { node }
}
