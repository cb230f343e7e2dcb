extension UntypedOrderTree {
    func position(of entry: OrderEntry) -> Int { sum(before: entry, \.count) }

    func weight(before entry: OrderEntry) -> Int { sum(before: entry, \.weight) }

    @inline(__always)
    private func sum(before entry: OrderEntry, _ part: (Slot) -> Int32) -> Int {
        var node = entry.leaf!
        var index = node.index(of: entry)
        var sum = 0
        while true {
            for before in 0..<index { sum += Int(part(node.slots[before])) }
            guard let parent = node.pointee.parent else { return sum }
            index = Int(node.pointee.index)
            node = parent
        }
    }

    func entry(at position: Int) -> OrderEntry {
        let (leaf, index) = locate(position, \.count)
        return leaf.entry(index)
    }

    func entry(atWeight offset: Int) -> OrderEntry {
        let (leaf, index) = locate(offset, \.weight)
        return leaf.entry(index)
    }

    @inline(__always)
    private func locate(_ offset: Int, _ part: (Slot) -> Int32) -> (Pointer, Int) {
        var node = root!
        var rest = offset
        while true {
            var index = 0
            while rest >= Int(part(node.slots[index])) {
                rest -= Int(part(node.slots[index]))
                index += 1
                precondition(index < node.used, "Bindery: an index is out of range")
            }
            if node.pointee.isLeaf { return (node, index) }
            node = node.child(index)
        }
    }

    func partitioningPosition(where isBehind: (OrderEntry) -> Bool) -> Int {
        guard var node = root else { return 0 }
        var before = 0
        while !node.pointee.isLeaf {
            let index = Self.firstIndex(in: 1..<node.used) { node.child($0).firstLeaf.with(0, isBehind) } - 1
            for left in 0..<index { before += Int(node.slots[left].count) }
            node = node.child(index)
        }
        return before + Self.firstIndex(in: 0..<node.used) { node.with($0, isBehind) }
    }

    private static func firstIndex(in range: Range<Int>, where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func nearest(
        before entry: OrderEntry, limit: Int, where isSought: (OrderEntry) -> Bool
    ) -> (found: OrderEntry?, isAll: Bool) {
        var leaf = entry.leaf!
        var index = leaf.index(of: entry)
        for _ in 0..<limit {
            if index == 0 {
                guard let left = leaf.neighbor(-1) else { return (nil, true) }
                (leaf, index) = (left, left.used)
            }
            index -= 1
            if leaf.with(index, isSought) { return (leaf.entry(index), false) }
        }
        return (nil, false)
    }

    func forEach(in range: Range<Int>, _ body: (OrderEntry) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "Bindery: a range of indices is out of range")
        if range.isEmpty { return }
        visit(locate(range.lowerBound, \.count), range.count) { leaf, index in
            body(leaf.entry(index))
            return 1
        }
    }

    func forEach(inWeight range: Range<Int>, _ body: (OrderEntry) -> Void) {
        precondition(range.lowerBound >= 0 && range.upperBound <= weight, "Bindery: a range of indices is out of range")
        if range.isEmpty { return }
        var rest = range.lowerBound - weight(before: entry(atWeight: range.lowerBound))
        visit(locate(range.lowerBound, \.weight), range.count) { leaf, index in
            let weight = Int(leaf.slots[index].weight)
            if weight > 0 { body(leaf.entry(index)) }
            defer { rest = 0 }
            return weight - rest
        }
    }

    /// Continues from leaf to leaf until `count` units are visited.
    private func visit(_ start: (leaf: Pointer, index: Int), _ count: Int, _ body: (Pointer, Int) -> Int) {
        var (leaf, index) = start
        var rest = count
        while true {
            while index < leaf.used {
                rest -= body(leaf, index)
                if rest <= 0 { return }
                index += 1
            }
            guard let right = leaf.neighbor(1) else { return }
            (leaf, index) = (right, 0)
        }
    }

    func checkInvariants() {
        guard let root else { return precondition(count == 0 && weight == 0) }
        func check(_ node: Pointer, isRoot: Bool) -> Int {
            precondition(node.used >= (isRoot ? 1 : Self.minimum) && node.used <= Self.capacity)
            if node.pointee.isLeaf {
                for index in 0..<node.used {
                    precondition(node.entry(index).leaf == node && node.slots[index].count == 1)
                }
                return 0
            }
            let depths = (0..<node.used).map { index in
                let child = node.child(index)
                precondition(child.pointee.parent == node && Int(child.pointee.index) == index)
                precondition(
                    child.slot.count == node.slots[index].count && child.slot.weight == node.slots[index].weight)
                return check(child, isRoot: false)
            }
            precondition(Set(depths).count == 1)
            return depths[0] + 1
        }
        _ = check(root, isRoot: true)
        precondition(root.pointee.parent == nil && Int(root.slot.count) == count && Int(root.slot.weight) == weight)
    }
}

extension UntypedOrderTree.Pointer {
    /// The next leaf on the right (1) or on the left (-1).
    fileprivate func neighbor(_ direction: Int) -> Self? {
        var node = self
        while let parent = node.pointee.parent {
            let index = Int(node.pointee.index) + direction
            guard index >= 0, index < parent.used else {
                node = parent
                continue
            }
            node = parent.child(index)
            while !node.pointee.isLeaf { node = node.child(direction > 0 ? 0 : node.used - 1) }
            return node
        }
        return nil
    }

    fileprivate var firstLeaf: Self {
        var node = self
        while !node.pointee.isLeaf { node = node.child(0) }
        return node
    }

    /// Passes the entry without a retain.
    @inline(__always)
    fileprivate func with<Result>(_ index: Int, _ body: (OrderEntry) -> Result) -> Result {
        Unmanaged<OrderEntry>.fromOpaque(slots[index].content)._withUnsafeGuaranteedRef(body)
    }
}
