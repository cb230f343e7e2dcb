extension ListProperty {
    /// Returns the first element of each key, in source order.
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted before the shown element with its key | it is shown instead |
    /// | the shown element is removed, or gets another key | the next element with its key is shown |
    ///
    /// - Complexity: O(log n) per change, plus O(d) steps for d elements with the key; holds elements and keys.
    /// - Also known as: `DistinctValues` in DynamicData.
    @inlinable
    public final func distinct<Key: Hashable>(
        on key: @escaping (Element) -> Key, file: StaticString = #fileID, line: UInt = #line
    ) -> ListProperty<Element> {
        let keys = ListKeys<Key, DistinctKey>()
        return ListProperty(untyped.distinct(file, line) { keys.key(key($0.value(as: Element.self))) })
    }
}

extension ListProperty where Element: Hashable {
    /// Returns the first of equal elements.
    @inlinable
    public final func distinct(file: StaticString = #fileID, line: UInt = #line) -> ListProperty<Element> {
        distinct(on: { $0 }, file: file, line: line)
    }
}

extension UntypedList {
    @usableFromInline
    func distinct(_ file: StaticString, _ line: UInt, on key: @escaping (ListItem) -> DistinctKey) -> UntypedList {
        UntypedList(DistinctListStore(self, file, line, key), file, line)
    }
}

@usableFromInline
final class DistinctKey: ListKey {
    // Unretained: the tree owns the entries, and they own the key.
    fileprivate var shown: Unmanaged<TrackedElement<DistinctKey, NoCompanion>>?
    /// In source order.
    fileprivate var hidden: [Unmanaged<TrackedElement<DistinctKey, NoCompanion>>] = []
}

/// The store of `distinct`. The first entry of each key has weight 1 in `tree`, the others 0.
private final class DistinctListStore: ListLog, DerivedListStore, TrackedComputation {
    typealias Entry = TrackedElement<DistinctKey, NoCompanion>

    let elements: TrackedElements<DistinctKey, NoCompanion>

    init(_ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> DistinctKey) {
        elements = TrackedElements(source, file, line, key)
    }

    var count: Int { tree.weight }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(inWeight: range) { body($0.item) }
    }

    func didInsert(_ entry: Entry) { add(entry) }

    func willRemove(_ entry: Entry) { remove(entry, from: entry.key, entry.item) }

    func move(_ entry: Entry, to position: Int) {
        if !entry.key.hidden.isEmpty {
            remove(entry, from: entry.key, entry.item)
            tree.move(entry, to: position)
            return add(entry)
        }
        let old = tree.weight(before: entry)
        tree.move(entry, to: position)
        let new = tree.weight(before: entry)
        if old != new { emit(.move(entry.item, from: old, to: new)) }
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: DistinctKey?) {
        if result !== entry.result {
            remove(entry, from: result!, item)
            add(entry)
        } else if item !== entry.item, tree.weight(of: entry) == 1 {
            emit(.update(from: item, to: entry.item, at: tree.weight(before: entry)))
        }
    }

    func fill() -> Bool {
        if tree.count > 0 { return false }
        rebuild()
        for (index, item) in items.enumerated() { emit(.insert(item, at: index)) }
        return true
    }

    func didRebuild(_ entries: [Entry]) {
        for entry in entries {
            entry.key.shown = nil
            entry.key.hidden = []
        }
        for entry in entries {
            if entry.key.shown != nil {
                entry.key.hidden.append(.passUnretained(entry))
            } else {
                entry.key.shown = .passUnretained(entry)
                tree.setWeight(1, of: entry)
            }
        }
    }

    private func add(_ entry: Entry) {
        let key = entry.key
        guard let shown = key.shown?.takeUnretainedValue() else {
            key.shown = .passUnretained(entry)
            return show(entry)
        }
        let position = tree.position(of: entry)
        if position < tree.position(of: shown) {
            key.shown = .passUnretained(entry)
            key.hidden.insert(.passUnretained(shown), at: 0)
            hide(shown, shown.item)
            return show(entry)
        }
        var (low, high) = (0, key.hidden.count)
        while low < high {
            let middle = (low + high) / 2
            if tree.position(of: key.hidden[middle].takeUnretainedValue()) > position {
                high = middle
            } else {
                low = middle + 1
            }
        }
        key.hidden.insert(.passUnretained(entry), at: low)
    }

    private func remove(_ entry: Entry, from key: DistinctKey, _ item: ListItem) {
        let removed = Unmanaged.passUnretained(entry).toOpaque()
        if key.shown?.toOpaque() != removed { return key.hidden.removeAll { $0.toOpaque() == removed } }
        key.shown = key.hidden.isEmpty ? nil : key.hidden.removeFirst()
        hide(entry, item)
        if let next = key.shown { show(next.takeUnretainedValue()) }
    }

    private func show(_ entry: Entry) {
        tree.setWeight(1, of: entry)
        emit(.insert(entry.item, at: tree.weight(before: entry)))
    }

    private func hide(_ entry: Entry, _ item: ListItem) {
        tree.setWeight(0, of: entry)
        emit(.remove(item, at: tree.weight(before: entry)))
    }
}
