/// The basis of ``OrderTree``. It is a B+ tree with counts (an order-statistic tree, a rope of single elements).
/// Entries know their leaf. Nodes are wide (8 to 32 slots, except for the root), because memory access limits a binary
/// tree of a million elements: twenty steps, most of them cache misses, against four. The code is not generic and
/// counts no references on the way, as in the property graph's engine: ``OrderTree`` knows the class of the entries.
final class UntypedOrderTree {
    typealias Pointer = UnsafeMutablePointer<Node>

    static var capacity: Int { 32 }
    static var minimum: Int { 8 }

    /// The header of a node. Its slots follow in memory.
    struct Node {
        var parent: Pointer?
        var index: Int32
        var used: Int32
        let isLeaf: Bool
    }

    /// A child or an entry, with its number of entries and their weight.
    struct Slot {
        var content: UnsafeMutableRawPointer
        var count: Int32
        var weight: Int32
    }

    @exclusivity(unchecked)
    var root: Pointer?
    @exclusivity(unchecked)
    fileprivate(set) var count = 0
    @exclusivity(unchecked)
    fileprivate(set) var weight = 0

    init() {}

    deinit { if let root { root.free() } }

    func insert(_ entry: OrderEntry, at position: Int, weight: Int = 0) {
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

    func remove(_ entry: OrderEntry) {
        let node = entry.leaf!
        let index = node.index(of: entry)
        let weight = Int(node.slots[index].weight)
        node.removeSlot(at: index)
        entry.leaf = nil
        add(-1, -weight, to: node)
        rebalance(node)
        Unmanaged.passUnretained(entry).release()
    }

    func move(_ entry: OrderEntry, to position: Int) {
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

@usableFromInline
package class OrderEntry {
    /// The leaf that contains the entry; nil while it is in no tree.
    @exclusivity(unchecked)
    fileprivate(set) var leaf: UntypedOrderTree.Pointer?

    package final var isInTree: Bool { leaf != nil }
}

extension UntypedOrderTree {
    convenience init(_ entries: [OrderEntry], weight: (Int) -> Int = { _ in 0 }) {
        self.init()
        guard !entries.isEmpty else { return }
        var slots = entries.enumerated().map { index, entry in
            Slot(content: Unmanaged.passRetained(entry).toOpaque(), count: 1, weight: Int32(weight(index)))
        }
        var isLeaf = true
        while isLeaf || slots.count > 1 {
            // Nodes of equal size, three quarters full.
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

extension UntypedOrderTree.Pointer {
    private static var header: Int { 32 }

    static func make(isLeaf: Bool) -> Self {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: header + UntypedOrderTree.capacity * MemoryLayout<UntypedOrderTree.Slot>.stride, alignment: 16)
        let node = memory.bindMemory(to: UntypedOrderTree.Node.self, capacity: 1)
        node.initialize(to: UntypedOrderTree.Node(parent: nil, index: 0, used: 0, isLeaf: isLeaf))
        return node
    }

    var slots: UnsafeMutablePointer<UntypedOrderTree.Slot> {
        (UnsafeMutableRawPointer(self) + Self.header).assumingMemoryBound(to: UntypedOrderTree.Slot.self)
    }

    var used: Int { Int(pointee.used) }

    func child(_ index: Int) -> Self { slots[index].content.assumingMemoryBound(to: UntypedOrderTree.Node.self) }

    func entry(_ index: Int) -> OrderEntry {
        Unmanaged<OrderEntry>.fromOpaque(slots[index].content).takeUnretainedValue()
    }

    func index(of entry: OrderEntry) -> Int {
        let content = Unmanaged.passUnretained(entry).toOpaque()
        var index = 0
        while slots[index].content != content { index += 1 }
        return index
    }

    var slot: UntypedOrderTree.Slot {
        var slot = UntypedOrderTree.Slot(content: UnsafeMutableRawPointer(self), count: 0, weight: 0)
        for index in 0..<used {
            slot.count += slots[index].count
            slot.weight += slots[index].weight
        }
        return slot
    }

    func insert(_ slot: UntypedOrderTree.Slot, at index: Int) {
        (slots + index + 1).update(from: slots + index, count: used - index)
        slots[index] = slot
        pointee.used += 1
    }

    func removeSlot(at index: Int) {
        (slots + index).update(from: slots + index + 1, count: used - index - 1)
        pointee.used -= 1
    }

    /// Updates the links from the contents of the slots to this node.
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
