extension ListProperty {
    /// Returns each element combined with the first element of another list that has the same key, or with nil.
    ///
    /// ```swift
    /// let rows = orders.joined(with: customers, on: \.customer, equals: \.id) { OrderRow($0, $1) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | an element is inserted or replaced | `combine` is called for it |
    /// | it moves or is removed | its result moves or is removed |
    /// | the first element of the other list with a key changes or is removed | `combine` is called for that key |
    ///
    /// - Parameter combine: Its reads are not tracked. To track them, use `map` on the result.
    /// - Complexity: O(log n) per change of this list; O((1 + k) log n) per change of the other, for k elements with
    ///   the key. Holds the elements of both.
    /// - Also known as: `LeftJoin` in DynamicData.
    @inlinable
    public final func joined<Other, Key: Hashable, Result>(
        with other: ListProperty<Other>, on key: @escaping (Element) -> Key, equals otherKey: @escaping (Other) -> Key,
        file: StaticString = #fileID, line: UInt = #line, _ combine: @escaping (Element, Other?) -> Result
    ) -> ListProperty<Result> {
        let keys = ListKeys<Key, JoinKey>()
        return ListProperty<Result>(
            untyped.joined(
                with: other.untyped, file, line, on: { keys.key(key($0.value(as: Element.self))) },
                equals: { keys.key(otherKey($0.value(as: Other.self))) },
                combine: { ListElement(combine($0.value(as: Element.self), $1?.value(as: Other.self))) }))
    }
}

extension UntypedList {
    @usableFromInline
    func joined(
        with other: UntypedList, _ file: StaticString, _ line: UInt, on key: @escaping (ListItem) -> JoinKey,
        equals otherKey: @escaping (ListItem) -> JoinKey, combine: @escaping (ListItem, ListItem?) -> ListItem
    ) -> UntypedList {
        let matches = JoinMatches(other, file, line, otherKey)
        let changes = matches.node(file, line)
        return UntypedList(
            JoinedListStore(self, file, line, key, matches, combine), file, line, alsoReading: { _ = changes.read() })
    }
}

@usableFromInline
final class JoinKey: ListKey {
    /// Unretained: the tree owns the entries, and they own the key.
    fileprivate var entries: [Unmanaged<JoinedListStore.Entry>] = []
    fileprivate var matches: OrderTree<SecondaryEntry<JoinKey>>?
}

/// The other list's elements by key, in order. What changes is the set of affected keys.
private final class JoinMatches: TrackedComputation {
    typealias Entry = TrackedElement<JoinKey, SecondaryEntry<JoinKey>>

    let elements: TrackedElements<JoinKey, SecondaryEntry<JoinKey>>
    private(set) var changed: [JoinKey] = []
    private(set) var isNew = false
    private(set) var version = 0

    init(_ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> JoinKey) {
        elements = TrackedElements(source, file, line, key)
    }

    func takeChanges() -> (keys: [JoinKey], isNew: Bool) {
        defer { (changed, isNew) = ([], false) }
        return (changed, isNew)
    }

    func restart() { rebuild() }

    func didInsert(_ entry: Entry) { add(entry) }

    func willRemove(_ entry: Entry) { remove(entry, from: entry.key) }

    func move(_ entry: Entry, to position: Int) {
        remove(entry, from: entry.key)
        tree.move(entry, to: position)
        add(entry)
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: JoinKey?) {
        if result !== entry.result {
            remove(entry, from: result!)
            add(entry)
        } else {
            note(entry.key)
        }
    }

    func willRebuild() {
        tree.visitAll { $0.key.matches = nil }
    }

    func didRebuild(_ entries: [Entry]) {
        for entry in entries { add(entry) }
        (changed, isNew) = ([], true)
        version &+= 1
    }

    private func add(_ entry: Entry) {
        let matches = entry.key.matches ?? OrderTree<SecondaryEntry<JoinKey>>()
        entry.key.matches = matches
        let position = tree.position(of: entry)
        let index = matches.partitioningPosition { tree.position(of: $0.element) > position }
        matches.insert(SecondaryEntry(entry), at: index)
        note(entry.key)
    }

    private func remove(_ entry: Entry, from key: JoinKey) {
        key.matches!.remove(entry.companion!)
        if key.matches!.count == 0 { key.matches = nil }
        note(key)
    }

    private func note(_ key: JoinKey) {
        version &+= 1
        changed.append(key)
    }
}

private final class JoinedListStore: ListLog, DerivedListStore, TrackedComputation {
    typealias Entry = TrackedElement<JoinKey, Pair>

    final class Pair {
        let match: ListItem?
        let result: ListItem
        /// The element's index in `entries` of its key.
        var index: Int

        init(_ match: ListItem?, _ result: ListItem, index: Int) {
            (self.match, self.result, self.index) = (match, result, index)
        }
    }

    let elements: TrackedElements<JoinKey, Pair>
    private let matches: JoinMatches
    private let combine: (ListItem, ListItem?) -> ListItem

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> JoinKey,
        _ matches: JoinMatches, _ combine: @escaping (ListItem, ListItem?) -> ListItem
    ) {
        elements = TrackedElements(source, file, line, key)
        self.matches = matches
        self.combine = combine
    }

    var count: Int { tree.count }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(in: range) { body($0.companion!.result) }
    }

    func didInsert(_ entry: Entry) {
        add(entry)
        emit(.insert(entry.companion!.result, at: tree.position(of: entry)))
    }

    func willRemove(_ entry: Entry) {
        remove(entry, from: entry.key)
        emit(.remove(entry.companion!.result, at: tree.position(of: entry)))
    }

    func move(_ entry: Entry, to position: Int) {
        let old = tree.position(of: entry)
        tree.move(entry, to: position)
        emit(.move(entry.companion!.result, from: old, to: position))
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: JoinKey?) {
        let old = entry.companion!.result
        remove(entry, from: result!)
        add(entry)
        emit(.update(from: old, to: entry.companion!.result, at: tree.position(of: entry)))
    }

    func willRebuild() {
        tree.visitAll { $0.key.entries = [] }
    }

    func didRebuild(_ entries: [Entry]) {
        _ = matches.takeChanges()
        for entry in entries { add(entry) }
    }

    func finish() {
        reevaluateStale()
        let (keys, isNew) = matches.takeChanges()
        if isNew { tree.visitAll { recombine($0) } }
        for key in keys {
            for entry in key.entries { recombine(entry.takeUnretainedValue()) }
        }
    }

    private func recombine(_ entry: Entry) {
        let old = entry.companion!
        let match = match(of: entry)
        if match === old.match { return }
        let result = combine(entry.item, match)
        entry.companion = Pair(match, result, index: old.index)
        emit(.update(from: old.result, to: result, at: tree.position(of: entry)))
    }

    private func match(of entry: Entry) -> ListItem? {
        entry.key.matches.map { $0.entry(at: 0).element.item }
    }

    private func add(_ entry: Entry) {
        let match = match(of: entry)
        entry.companion = Pair(match, combine(entry.item, match), index: entry.key.entries.count)
        entry.key.entries.append(.passUnretained(entry))
    }

    /// Removes the entry from the elements of its key; the last one takes its place.
    private func remove(_ entry: Entry, from key: JoinKey) {
        let index = entry.companion!.index
        let last = key.entries.removeLast().takeUnretainedValue()
        if last === entry { return }
        key.entries[index] = .passUnretained(last)
        last.companion!.index = index
    }
}
