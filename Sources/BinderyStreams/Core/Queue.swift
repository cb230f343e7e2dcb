/// A first-in, first-out queue; operations at both ends are O(1) amortised.
///
/// Unique, so that an operation need not check whether its storage is shared; of pointers, so that unspecialised code
/// need not look up the metadata of an array.
@frozen
@usableFromInline
package struct Queue<Element>: ~Copyable {
    // A ring, of which the `count` slots from `head` are initialised. The capacity is zero or a power of two.
    @usableFromInline var slots: UnsafeMutablePointer<Element>?
    @usableFromInline var capacity: UInt32 = 0
    @usableFromInline var head: UInt32 = 0
    @usableFromInline var length: UInt32 = 0

    @inlinable package init() {}

    @inlinable
    deinit {
        guard let slots else { return }
        deinitialize(slots)
        slots.deallocate()
    }

    @inlinable package var count: Int { Int(length) }

    @inlinable package var isEmpty: Bool { length == 0 }

    @inlinable package var first: Element? { isEmpty ? nil : slots.unsafelyUnwrapped[Int(head)] }

    @inlinable
    package mutating func append(_ element: Element) {
        if length == capacity { grow() }
        (slots.unsafelyUnwrapped + slot(of: length)).initialize(to: element)
        length &+= 1
    }

    @inlinable
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        let element = (slots.unsafelyUnwrapped + Int(head)).move()
        head = (head &+ 1) & (capacity &- 1)
        length &-= 1
        return element
    }

    /// Removes all elements. The caller releases them after its access to the queue: a deinit may re-enter.
    @inlinable
    package mutating func takeAll() -> Queue {
        let taken = consume self
        self = Queue()
        return taken
    }

    @inlinable
    package var all: [Element] {
        guard let slots else { return [] }
        return (0..<length).map { slots[slot(of: $0)] }
    }

    @inlinable
    func slot(of position: UInt32) -> Int { Int((head &+ position) & (capacity &- 1)) }

    @inlinable
    @inline(never)
    mutating func grow() {
        // Traps instead of overflowing.
        let grownCapacity = max(4, capacity * 2)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: Int(grownCapacity))
        if let slots {
            // The queue is full: from `head` to the end of the storage, then from its beginning.
            let following = Int(capacity - head)
            grown.moveInitialize(from: slots + Int(head), count: following)
            (grown + following).moveInitialize(from: slots, count: Int(head))
            slots.deallocate()
        }
        (slots, capacity, head) = (grown, grownCapacity, 0)
    }

    @inlinable
    func deinitialize(_ slots: UnsafeMutablePointer<Element>) {
        let following = min(length, capacity - head)
        (slots + Int(head)).deinitialize(count: Int(following))
        slots.deinitialize(count: Int(length - following))
    }
}

// Safe: the storage has one owner.
extension Queue: @unchecked Sendable where Element: Sendable {}
