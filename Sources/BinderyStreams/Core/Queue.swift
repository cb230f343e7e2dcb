/// A first-in, first-out queue; operations at both ends are O(1) amortised.
@frozen
@usableFromInline
package struct Queue<Element> {
    @usableFromInline var elements: [Element?] = []
    @usableFromInline var head = 0

    @inlinable package init() {}

    @inlinable package var count: Int { elements.count - head }

    @inlinable package var isEmpty: Bool { head == elements.count }

    @inlinable package var first: Element? { isEmpty ? nil : elements[head] }

    @inlinable
    package mutating func append(_ element: Element) { elements.append(.some(element)) }

    @inlinable
    package mutating func popFirst() -> Element? {
        if isEmpty { return nil }
        let element = elements[head]
        elements[head] = nil
        head += 1
        if head == elements.count {
            elements.removeAll(keepingCapacity: true)
            head = 0
        } else if head > 32, head * 2 > elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }

    @inlinable package var all: [Element] { elements[head...].map { $0.unsafelyUnwrapped } }
}
