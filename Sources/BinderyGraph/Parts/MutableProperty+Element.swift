extension MutableProperty where Value: RandomAccessCollection & MutableCollection {
    /// The element at an index as a property that writes through: `$scores[2]`. An invalid index traps, as in `Array`.
    ///
    /// | event | result |
    /// |---|---|
    /// | the collection becomes shorter, and the index invalid | the property keeps the value that was read last |
    /// | it is written then | a diagnosis; the write is ignored |
    /// | the index becomes valid again | the property is the element at the index |
    ///
    /// - Complexity: one derived property. A write copies the collection.
    public subscript(index: Value.Index) -> MutableProperty<Value.Element> {
        let part = Part<MutableProperty<Value>, Value.Element>(key: ElementKey(index: index)) { collection in
            collection.read().element(at: index)
        } write: { collection, new in
            collection.replaceElement(at: index, with: new) { "an element at the index \(index)" }
        }
        return MutableProperty<Value.Element>(part, of: self, first: untracked { read()[index] })
    }

    fileprivate func replaceElement(at index: Value.Index?, with new: Value.Element, _ description: () -> String) {
        var collection = untracked { read() }
        guard let index, let present = collection.element(at: index) else { return reportMissing(description()) }
        if PartEquality.function(for: Value.Element.self)(present, new) { return }
        collection[index] = new
        value = collection
    }
}

extension MutableProperty where Value: RandomAccessCollection & MutableCollection, Value.Element: Identifiable {
    /// The element with an identity as a property that writes through: `$todos[id: id]?.isDone`. Nil if there is none.
    ///
    /// | event | result |
    /// |---|---|
    /// | the element changes, or moves | the property follows it |
    /// | it is removed | the property keeps the value that was read last |
    /// | it is written then | a diagnosis; the write is ignored |
    /// | an element with the identity is inserted again | the property follows that |
    ///
    /// Of elements with equal identities, it is the first.
    ///
    /// - Complexity: one derived property. A change of the collection costs O(n), a write too.
    public subscript(id id: Value.Element.ID) -> MutableProperty<Value.Element>? {
        guard let first = untracked({ read() }).first(where: { $0.id == id }) else { return nil }
        return element(id: id, first: first)
    }

    /// - Parameter first: The value if there is no such element.
    package func element(id: Value.Element.ID, first: Value.Element) -> MutableProperty<Value.Element> {
        let part = Part<MutableProperty<Value>, Value.Element>(key: IdentityKey(id: id)) { collection in
            collection.read().first { $0.id == id }
        } write: { collection, new in
            let index = untracked { collection.read() }.firstIndex { $0.id == id }
            collection.replaceElement(at: index, with: new) { "an element with the id \(id)" }
        }
        return MutableProperty<Value.Element>(part, of: self, first: first)
    }
}

extension PartOwner {
    /// Reports the write of an element that is no longer there.
    package func reportMissing(_ element: String) {
        Diagnostics.report(
            .missingElement,
            """
            \(element) of \(partSite.diagnosticName) was written, but there is none: the write is ignored. Stop \
            editing an element when it is removed.
            """)
    }
}

extension Diagnosis.Kind {
    /// A write of an element that has been removed from its list.
    public static let missingElement = Diagnosis.Kind("missingElement")
}

extension Collection {
    fileprivate func element(at index: Index) -> Element? {
        index >= startIndex && index < endIndex ? self[index] : nil
    }
}

/// The key of an element by its index.
private struct ElementKey<Index: Comparable>: Hashable {
    let index: Index

    // Few elements of a list are bound. An index need not be `Hashable`.
    func hash(into hasher: inout Hasher) {}
}

/// The key of an element by its identity.
package struct IdentityKey<ID: Hashable>: Hashable {
    let id: ID

    package init(id: ID) { self.id = id }
}
