public import BinderyGraph

extension UndoHistory {
    /// Records a property from now on. Recording it twice is a mistake: each step would restore it twice.
    ///
    /// - Parameter merging: Whether changes in quick succession are one step.
    public func record<Value>(_ property: MutableProperty<Value>, merging: Merging = .never) {
        recordValue(of: property, merging)
    }

    private func recordValue<Value>(of property: MutableProperty<Value>, _ merging: Merging) {
        // Counts the changes that a read finds.
        var count = 0
        let revision = property.map { _ -> Int in
            count += 1
            return count
        }
        let source = RecordedValue(
            merging, revision, read: { untracked { property.value } }, write: { property.value = $0 },
            isUnchanged: { last in withUnsafePointer(to: last) { property.node.isEqual(to: $0) } },
            areEqual: PartEquality.function(for: Value.self))
        add(source, observing: revision.observeChanges { [weak self] _ in self?.sourceDidChange(source) })
    }

    /// Records a text, which a user types: by default changes with less than a second in between are one step.
    public func record(_ text: MutableProperty<String>, merging: Merging = .within(.seconds(1))) {
        recordValue(of: text, merging)
    }

    /// Records a list from now on, by its steps: a change of one element is undone in O(log n).
    public func record<Element>(_ list: MutableListProperty<Element>) {
        let source = RecordedList(list)
        add(source, observing: list.version.observeChanges { [weak self] _ in self?.sourceDidChange(source) })
    }
}
