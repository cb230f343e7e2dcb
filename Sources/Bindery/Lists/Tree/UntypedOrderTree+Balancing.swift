extension UntypedOrderTree {
    /// Splits a full node: half of its slots move to a new node on its right, which is returned.
    func split(_ node: Pointer) -> Pointer {
        if let parent = node.pointee.parent {
            if parent.used == Self.capacity { _ = split(parent) }
        } else {
            let top = Pointer.make(isLeaf: false)
            top.insert(node.slot, at: 0)
            top.adopt(from: 0)
            root = top
        }
        let right = Pointer.make(isLeaf: node.pointee.isLeaf)
        node.transfer(Self.capacity / 2, to: right)
        let parent = node.pointee.parent!
        let index = Int(node.pointee.index)
        parent.slots[index] = node.slot
        parent.insert(right.slot, at: index + 1)
        parent.adopt(from: index + 1)
        return right
    }

    /// Restores the minimum number of slots in a node that has lost one.
    func rebalance(_ node: Pointer) {
        guard let parent = node.pointee.parent else { return shrink() }
        if node.used >= Self.minimum { return }
        let index = Swift.max(Int(node.pointee.index), 1)
        let (left, right) = (parent.child(index - 1), parent.child(index))
        if left.used + right.used <= Self.capacity - 4 {
            right.transfer(right.used, toEndOf: left)
            parent.slots[index - 1] = left.slot
            right.deallocate()
            parent.removeSlot(at: index)
            parent.adopt(from: index)
            return rebalance(parent)
        }
        let half = (left.used + right.used) / 2
        if left.used < half {
            right.transfer(half - left.used, toEndOf: left)
        } else {
            left.transfer(left.used - half, to: right)
        }
        parent.slots[index - 1] = left.slot
        parent.slots[index] = right.slot
    }

    /// Removes a root that is empty or has only one child.
    private func shrink() {
        guard let node = root else { return }
        if node.used == 0 {
            node.deallocate()
            root = nil
        } else if !node.pointee.isLeaf, node.used == 1 {
            root = node.child(0)
            root!.pointee.parent = nil
            node.deallocate()
        }
    }
}

extension UntypedOrderTree.Pointer {
    fileprivate func transfer(_ count: Int, to right: Self) {
        (right.slots + count).update(from: right.slots, count: right.used)
        right.slots.update(from: slots + used - count, count: count)
        right.pointee.used += Int32(count)
        pointee.used -= Int32(count)
        right.adopt(from: 0)
    }

    fileprivate func transfer(_ count: Int, toEndOf left: Self) {
        let end = left.used
        (left.slots + end).update(from: slots, count: count)
        left.pointee.used += Int32(count)
        slots.update(from: slots + count, count: used - count)
        pointee.used -= Int32(count)
        left.adopt(from: end)
        adopt(from: 0)
    }
}
