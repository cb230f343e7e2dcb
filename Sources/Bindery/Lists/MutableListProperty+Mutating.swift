public import BinderyGraph

extension MutableListProperty {
    /// Appends an element. O(log n).
    @inlinable
    public func append(_ element: Element) { write { $0.insert(ListElement(element), at: $0.count) } }

    /// Appends elements in one change. O(log n) for each.
    @inlinable
    public func append(contentsOf elements: some Sequence<Element>) {
        write { for element in elements { $0.insert(ListElement(element), at: $0.count) } }
    }

    /// Inserts an element before the one at the index, or at the end. O(log n).
    @inlinable
    public func insert(_ element: Element, at index: Int) { write { $0.insert(ListElement(element), at: index) } }

    /// Inserts elements before the one at the index, or at the end, in one change. O(log n) for each.
    @inlinable
    public func insert(contentsOf elements: some Sequence<Element>, at index: Int) {
        write { for (offset, element) in elements.enumerated() { $0.insert(ListElement(element), at: index + offset) } }
    }

    /// Removes and returns the element at the index. O(log n).
    @inlinable
    @discardableResult
    public func remove(at index: Int) -> Element {
        var removed: ListItem?
        write { removed = $0.remove(at: index) }
        return removed.unsafelyUnwrapped.value(as: Element.self)
    }

    /// Removes and returns the first element. The list must not be empty. O(log n).
    @inlinable
    @discardableResult
    public func removeFirst() -> Element { remove(at: 0) }

    /// Removes and returns the last element. The list must not be empty. O(log n).
    @inlinable
    @discardableResult
    public func removeLast() -> Element { remove(at: source.count - 1) }

    /// Removes the elements at the indices, in one change. O(log n) for each.
    @inlinable
    public func removeSubrange(_ range: Range<Int>) {
        write { for index in range.reversed() { $0.remove(at: index) } }
    }

    /// Removes all elements, in one change.
    @inlinable
    public func removeAll() { removeSubrange(0..<source.count) }

    /// Removes the elements for which the condition holds, in one change. O(n).
    @inlinable
    public func removeAll(where shouldBeRemoved: (Element) -> Bool) {
        let elements = untracked { read() }
        let indices = elements.indices.filter { shouldBeRemoved(elements[$0]) }
        write { for index in indices.reversed() { $0.remove(at: index) } }
    }

    /// Replaces the elements at the indices, whatever their identity, in one change.
    @inlinable
    public func replaceSubrange(_ range: Range<Int>, with elements: some Sequence<Element>) {
        write { store in
            for index in range.reversed() { store.remove(at: index) }
            for (offset, element) in elements.enumerated() {
                store.insert(ListElement(element), at: range.lowerBound + offset)
            }
        }
    }

    /// Moves the element at `from`, so that its index is `to` afterwards. O(log n).
    @inlinable
    public func move(from: Int, to: Int) {
        if from != to { write { $0.move(from: from, to: to) } }
    }

    /// Exchanges two elements. O(log n).
    @inlinable
    public func swapAt(_ one: Int, _ other: Int) {
        if one == other { return }
        let (low, high) = (Swift.min(one, other), Swift.max(one, other))
        write {
            $0.move(from: high, to: low)
            $0.move(from: low + 1, to: high)
        }
    }

    /// Changes the elements as an array, then applies the differences by identity. O(n). If `change` throws, what it
    /// has changed until then is applied too.
    @inlinable
    public func mutate<Result, Failure: Error>(
        _ change: (inout [Element]) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var elements = untracked { read() }
        defer { value = elements }
        return try change(&elements)
    }
}
