public import BinderyGraph

extension MutableListProperty {
    /// Keeps the list to a number of elements: removes the ones inserted first, in one transaction.
    ///
    /// ```swift
    /// log.limitSize(to: 1_000)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | called, or a transaction inserts too many elements | the oldest are removed, when the observers run |
    /// | an element moves, or is replaced by one with the same identity | it keeps its age |
    /// | disposed of, or the list is deallocated | nothing is removed any more |
    ///
    /// Of the elements that are there now, the first is the oldest. An observer that was added before may see the list
    /// before the removal.
    ///
    /// - Returns: A disposable that ends this.
    /// - Complexity: O(log n) per change; holds a place per element.
    /// - Also known as: `LimitSizeTo` in DynamicData.
    @discardableResult
    public func limitSize(to count: Int) -> any Disposable {
        let oldest = OldestFirst<ListPlaces<Element, InsertionMark>.Place>(where: \.isInTree)
        let places = ListPlaces<Element, InsertionMark>(
            self, value: { _ in InsertionMark() },
            didInsert: { place, _ in
                // One that replaces another has the place of that.
                if place.value.isNew { oldest.append(place) }
                place.value.isNew = false
            }, didRemove: { _ in })
        return ListUpkeep(of: self) {
            places.follow()
            if places.count <= count { return }
            transaction {
                while places.count > Swift.max(0, count), let place = oldest.removeFirst() {
                    places.removeElement(at: place)
                }
            }
        }
    }
}

private final class InsertionMark {
    var isNew = true
}
