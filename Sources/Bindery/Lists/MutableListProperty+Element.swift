public import BinderyGraph

extension MutableListProperty where Element: Identifiable {
    /// The element with an identity as a property that writes through: `items[id: id]?.isDone`. Nil if there is none.
    ///
    /// ```swift
    /// if let title = items[id: selected]?.title { TextField("Title", text: title) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the element changes, or moves | the property follows it |
    /// | the property is written | an update of the element, unless the new one is equal |
    /// | an element with another identity is written | as with an index: a removal and an insertion |
    /// | the element is removed | the property keeps the value that was read last |
    /// | it is written then | a diagnosis; the write is ignored |
    /// | an element with the identity is inserted again | the property follows that |
    ///
    /// The property retains the list. Its bindings end when the list is deallocated. Of elements with equal identities,
    /// it is the one nearest to where it was found last, at first the first.
    ///
    /// - Complexity: one derived property; O(log n) per change of the list while the element has moved by a few places,
    ///   else O(n).
    /// - Also known as: `Watch` of a key in DynamicData, `Binding` of an element in SwiftUI.
    public subscript(id id: Element.ID) -> MutableProperty<Element>? {
        let place = Place(id: id)
        guard let index = untracked({ place.find(in: self) }) else { return nil }
        return element(at: place, first: untracked { element(at: index) })
    }

    /// - Parameter first: The value if there is no such element.
    package func element(id: Element.ID, first: Element) -> MutableProperty<Element> {
        element(at: Place(id: id), first: first)
    }

    private func element(at place: Place, first: Element) -> MutableProperty<Element> {
        let part = Part<MutableListProperty<Element>, Element>(key: IdentityKey(id: place.id)) { list in
            place.find(in: list).map { list.element(at: $0) }
        } write: { list, new in
            guard let index = untracked({ place.find(in: list) }) else {
                return list.reportMissing("an element with the id \(place.id)")
            }
            list[index] = new
        }
        return MutableProperty(part, of: self, first: first)
    }

    /// Where an element was found last.
    private final class Place {
        let id: Element.ID
        private var index = 0

        init(id: Element.ID) { self.id = id }

        /// Searches around the last index, in ranges that grow.
        func find(in list: MutableListProperty<Element>) -> Int? {
            let store = list.untyped.present
            let count = store.count
            if count == 0 { return nil }
            index = Swift.min(index, count - 1)
            var searched = index..<index
            var radius = 0
            while searched.count < count {
                let range = Swift.max(0, index - radius)..<Swift.min(count, index + radius + 1)
                var best: Int?
                for part in [range.lowerBound..<searched.lowerBound, searched.upperBound..<range.upperBound]
                where !part.isEmpty {
                    var present = part.lowerBound
                    store.forEach(in: part) { item in
                        let distance = abs(present - index)
                        if best.map({ distance < abs($0 - index) }) ?? true,
                            item.value(as: Element.self).id == id
                        {
                            best = present
                        }
                        present += 1
                    }
                }
                if let best {
                    index = best
                    return best
                }
                searched = range
                radius = radius * 4 + 2
            }
            return nil
        }
    }
}

extension MutableListProperty: PartOwner {
    package var isRoot: Bool { true }
    package var forBindings: MutableListProperty<Element> { self }
    package var rootBag: DisposeBag? { version.rootBag }
    package var parts: PartTable { version.parts }
    package var partSite: Node.Pointer { version.node }
}
