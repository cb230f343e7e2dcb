/// A sequence of entries in which everything takes O(log n): to insert at a position, to remove an entry, to find the entry at a position
/// and the position of an entry. All lists are made of it.
///
/// It is a B+ tree with counts (an order-statistic tree, a rope of single elements). Entries are objects that know their leaf, so that one tree
/// can refer to a place in another: a sorted list knows of each element where it stands in the order and where in the source. Beside the
/// count each entry has a weight, 0 or more, with sums of its own: whether a filter lets it through, or how many elements it stands for.
///
/// Wide nodes, because a binary tree of a million elements is bound by memory: twenty steps, most of them misses of the cache, against four.
/// Not generic, and no reference counting on the way, as in the engine of the property graph: the type of an entry is known to its owner.
///
/// Nodes keep between 8 and 32 slots, but for the root.
package final class OrderTree {
    typealias Pointer = UnsafeMutablePointer<Node>

    static var capacity: Int { 32 }
    static var minimum: Int { 8 }

    /// A node, behind which stand its slots.
    struct Node {
        var parent: Pointer?
        /// Which slot of the parent is this node's.
        var index: Int32
        var used: Int32
        let isLeaf: Bool
    }

    /// A child or an entry, with how many entries it has, and their weight.
    struct Slot {
        var content: UnsafeMutableRawPointer
        var count: Int32
        var weight: Int32
    }

    @exclusivity(unchecked)
    var root: Pointer?
    @exclusivity(unchecked)
    package fileprivate(set) var count = 0
    @exclusivity(unchecked)
    fileprivate(set) var weight = 0

    package init() {}

    deinit { if let root { root.free() } }

    /// Inserts the entry, which is in no tree, so that it has the position.
    package func insert(_ entry: OrderEntry, at position: Int, weight: Int = 0) {
        precondition(entry.leaf == nil && (0...count).contains(position))
        var node: Pointer
        if let root { node = root } else { node = .make(isLeaf: true) }
        root = root ?? node
        var rest = position
        while !node.pointee.isLeaf {
            var index = 0
            while index < node.used - 1, rest > Int(node.slots[index].count) {
                rest -= Int(node.slots[index].count)
                index += 1
            }
            node = node.child(index)
        }
        if node.used == Self.capacity {
            let right = split(node)
            if rest > node.used {
                rest -= node.used
                node = right
            }
        }
        let slot = Slot(content: Unmanaged.passRetained(entry).toOpaque(), count: 1, weight: Int32(weight))
        node.insert(slot, at: rest)
        entry.leaf = node
        add(1, weight, to: node)
    }

    /// Removes the entry, which is in this tree.
    package func remove(_ entry: OrderEntry) {
        let node = entry.leaf!
        let index = node.index(of: entry)
        let weight = Int(node.slots[index].weight)
        node.removeSlot(at: index)
        entry.leaf = nil
        add(-1, -weight, to: node)
        rebalance(node)
        Unmanaged.passUnretained(entry).release()
    }

    /// Moves the entry, which is in this tree, so that it has the position afterwards.
    package func move(_ entry: OrderEntry, to position: Int) {
        let weight = self.weight(of: entry)
        remove(entry)
        insert(entry, at: position, weight: weight)
    }

    func weight(of entry: OrderEntry) -> Int {
        let leaf = entry.leaf!
        return Int(leaf.slots[leaf.index(of: entry)].weight)
    }

    func setWeight(_ weight: Int, of entry: OrderEntry) {
        let leaf = entry.leaf!
        let index = leaf.index(of: entry)
        let change = weight - Int(leaf.slots[index].weight)
        if change == 0 { return }
        leaf.slots[index].weight = Int32(weight)
        add(0, change, to: leaf)
    }

    /// Adds to the sums above a leaf.
    private func add(_ count: Int, _ weight: Int, to leaf: Pointer) {
        self.count += count
        self.weight += weight
        var node = leaf
        while let parent = node.pointee.parent {
            let slot = parent.slots + Int(node.pointee.index)
            slot.pointee.count += Int32(count)
            slot.pointee.weight += Int32(weight)
            node = parent
        }
    }
}

/// What an ``OrderTree`` consists of. Subclasses add what is to be kept.
@usableFromInline
package class OrderEntry {
    /// The leaf that it stands in; nil while it is in no tree.
    @exclusivity(unchecked)
    fileprivate(set) var leaf: OrderTree.Pointer?

    package final var isInTree: Bool { leaf != nil }
}

extension OrderTree {
    /// A tree of these entries, with their weights.
    convenience init(_ entries: [OrderEntry], weight: (Int) -> Int = { _ in 0 }) {
        self.init()
        guard !entries.isEmpty else { return }
        var slots = entries.enumerated().map { index, entry in
            Slot(content: Unmanaged.passRetained(entry).toOpaque(), count: 1, weight: Int32(weight(index)))
        }
        var isLeaf = true
        while isLeaf || slots.count > 1 {
            // Three quarters full, and all alike.
            let nodes = (slots.count + 23) / 24
            slots = (0..<nodes).map { number in
                let node = Pointer.make(isLeaf: isLeaf)
                for slot in slots[slots.count * number / nodes..<slots.count * (number + 1) / nodes] {
                    node.insert(slot, at: node.used)
                }
                node.adopt(from: 0)
                return node.slot
            }
            isLeaf = false
        }
        root = slots[0].content.assumingMemoryBound(to: Node.self)
        count = Int(slots[0].count)
        self.weight = Int(slots[0].weight)
    }
}

extension OrderTree.Pointer {
    private static var header: Int { 32 }

    static func make(isLeaf: Bool) -> Self {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: header + OrderTree.capacity * MemoryLayout<OrderTree.Slot>.stride, alignment: 16)
        let node = memory.bindMemory(to: OrderTree.Node.self, capacity: 1)
        node.initialize(to: OrderTree.Node(parent: nil, index: 0, used: 0, isLeaf: isLeaf))
        return node
    }

    var slots: UnsafeMutablePointer<OrderTree.Slot> {
        (UnsafeMutableRawPointer(self) + Self.header).assumingMemoryBound(to: OrderTree.Slot.self)
    }

    var used: Int { Int(pointee.used) }

    func child(_ index: Int) -> Self { slots[index].content.assumingMemoryBound(to: OrderTree.Node.self) }

    func entry(_ index: Int) -> OrderEntry {
        Unmanaged<OrderEntry>.fromOpaque(slots[index].content).takeUnretainedValue()
    }

    func index(of entry: OrderEntry) -> Int {
        let content = Unmanaged.passUnretained(entry).toOpaque()
        var index = 0
        while slots[index].content != content { index += 1 }
        return index
    }

    /// The node as a slot of its parent.
    var slot: OrderTree.Slot {
        var slot = OrderTree.Slot(content: UnsafeMutableRawPointer(self), count: 0, weight: 0)
        for index in 0..<used {
            slot.count += slots[index].count
            slot.weight += slots[index].weight
        }
        return slot
    }

    func insert(_ slot: OrderTree.Slot, at index: Int) {
        (slots + index + 1).update(from: slots + index, count: used - index)
        slots[index] = slot
        pointee.used += 1
    }

    func removeSlot(at index: Int) {
        (slots + index).update(from: slots + index + 1, count: used - index - 1)
        pointee.used -= 1
    }

    /// Lets what stands in the slots know that it does.
    func adopt(from start: Int) {
        for index in start..<used {
            if pointee.isLeaf {
                entry(index).leaf = self
            } else {
                child(index).pointee.parent = self
                child(index).pointee.index = Int32(index)
            }
        }
    }

    /// Frees the node and what is below it.
    func free() {
        for index in 0..<used {
            if pointee.isLeaf {
                let entry = Unmanaged<OrderEntry>.fromOpaque(slots[index].content)
                entry._withUnsafeGuaranteedRef { $0.leaf = nil }
                entry.release()
            } else {
                child(index).free()
            }
        }
        deallocate()
    }
}
