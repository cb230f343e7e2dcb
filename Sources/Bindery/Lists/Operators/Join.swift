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
    /// - Parameter combine: Its reads are not tracked. To track them, use ``map(file:line:_:)`` on the result.
    /// - Complexity: O(log n) per change of this list; O((1 + k) log n) per change of the other, for k elements with
    ///   the key. Holds the elements of both.
    /// - Also known as: `LeftJoin` in DynamicData.
    @inlinable
    public final func joined<Other, Key: Hashable, Result>(
        with other: ListProperty<Other>, on key: @escaping (Element) -> Key, equals otherKey: @escaping (Other) -> Key,
        file: StaticString = #fileID, line: UInt = #line, _ combine: @escaping (Element, Other?) -> Result
    ) -> ListProperty<Result> {
        let keys = ListKeys<Key>()
        return ListProperty<Result>(
            untyped.joined(
                with: other.untyped, file, line, on: { keys.key(key($0.value(as: Element.self))) },
                equals: { keys.key(otherKey($0.value(as: Other.self))) },
                combine: { ListElement(combine($0.value(as: Element.self), $1?.value(as: Other.self))) }))
    }
}

extension UntypedList {
    /// Joins two lists that share their keys.
    @usableFromInline
    func joined(
        with other: UntypedList, _ file: StaticString, _ line: UInt, on key: @escaping (ListItem) -> ListKey,
        equals otherKey: @escaping (ListItem) -> ListKey, combine: @escaping (ListItem, ListItem?) -> ListItem
    ) -> UntypedList {
        let matches = MatchListStore(other, file, line, otherKey)
        let changes = matches.node(file, line)
        return UntypedList(
            JoinedListStore(self, file, line, key, matches, combine), file, line, alsoReading: { _ = changes.read() })
    }
}

/// The other list's elements by key, in order. A store without elements, whose changes are the affected keys.
private final class MatchListStore: RuleListStore {
    private(set) var changed: [ListKey] = []
    private(set) var isNew = false
    private var changes = 0

    func takeChanges() -> (keys: [ListKey], isNew: Bool) {
        defer { (changed, isNew) = ([], false) }
        return (changed, isNew)
    }

    override func settle() -> Int {
        _ = super.settle()
        return changes
    }

    override var count: Int { 0 }

    override func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {}

    override func didInsert(_ entry: RuleEntry) { add(entry) }

    override func willRemove(_ entry: RuleEntry) { remove(entry, from: entry.key) }

    override func move(_ entry: RuleEntry, to position: Int) {
        remove(entry, from: entry.key)
        tree.move(entry, to: position)
        add(entry)
    }

    override func didChange(_ entry: RuleEntry, from item: ListItem, _ result: ListItem?) {
        if result !== entry.result {
            remove(entry, from: unsafeDowncast(result!, to: ListKey.self))
            add(entry)
        } else {
            note(entry.key)
        }
    }

    override func willRebuild() {
        tree.forEach(in: 0..<tree.count) { unsafeDowncast($0, to: RuleEntry.self).key.matches = nil }
    }

    override func didRebuild(_ entries: [RuleEntry]) {
        for entry in entries { add(entry) }
        (changed, isNew) = ([], true)
        changes &+= 1
    }

    private func add(_ entry: RuleEntry) {
        let matches = entry.key.matches ?? OrderTree()
        entry.key.matches = matches
        let position = tree.position(of: entry)
        let index = matches.partitioningPosition {
            tree.position(of: unsafeDowncast($0, to: SecondaryEntry.self).entry) > position
        }
        matches.insert(SecondaryEntry(entry), at: index)
        note(entry.key)
    }

    private func remove(_ entry: RuleEntry, from key: ListKey) {
        key.matches!.remove(entry.partner!)
        if key.matches!.count == 0 { key.matches = nil }
        note(key)
    }

    private func note(_ key: ListKey) {
        changes &+= 1
        changed.append(key)
    }
}

private final class JoinedListStore: RuleListStore {
    /// An element's match and the combined result. Stored as `partner` of its entry; in no tree.
    private final class Pair: OrderEntry {
        let match: ListItem?
        let result: ListItem
        /// The element's index in `entries` of its key.
        var index: Int

        init(_ match: ListItem?, _ result: ListItem, index: Int) {
            (self.match, self.result, self.index) = (match, result, index)
        }
    }

    private let matches: MatchListStore
    private let combine: (ListItem, ListItem?) -> ListItem

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, _ key: @escaping (ListItem) -> ListKey,
        _ matches: MatchListStore, _ combine: @escaping (ListItem, ListItem?) -> ListItem
    ) {
        self.matches = matches
        self.combine = combine
        super.init(source, file, line, key)
    }

    override var count: Int { tree.count }

    override func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(in: range) { body(pair(of: unsafeDowncast($0, to: RuleEntry.self)).result) }
    }

    override func didInsert(_ entry: RuleEntry) {
        add(entry)
        emit(.insert(pair(of: entry).result, at: tree.position(of: entry)))
    }

    override func willRemove(_ entry: RuleEntry) {
        remove(entry, from: entry.key)
        emit(.remove(pair(of: entry).result, at: tree.position(of: entry)))
    }

    override func move(_ entry: RuleEntry, to position: Int) {
        let old = tree.position(of: entry)
        tree.move(entry, to: position)
        emit(.move(pair(of: entry).result, from: old, to: position))
    }

    override func didChange(_ entry: RuleEntry, from item: ListItem, _ result: ListItem?) {
        let old = pair(of: entry).result
        remove(entry, from: unsafeDowncast(result!, to: ListKey.self))
        add(entry)
        emit(.update(from: old, to: pair(of: entry).result, at: tree.position(of: entry)))
    }

    override func willRebuild() {
        tree.forEach(in: 0..<tree.count) { unsafeDowncast($0, to: RuleEntry.self).key.entries = [] }
    }

    override func didRebuild(_ entries: [RuleEntry]) {
        _ = matches.takeChanges()
        for entry in entries { add(entry) }
    }

    override func finish() {
        super.finish()
        let (keys, isNew) = matches.takeChanges()
        if isNew {
            tree.forEach(in: 0..<tree.count) { recombine(unsafeDowncast($0, to: RuleEntry.self)) }
        }
        for key in keys {
            for entry in key.entries { recombine(entry.takeUnretainedValue()) }
        }
    }

    private func recombine(_ entry: RuleEntry) {
        let old = pair(of: entry)
        let match = match(of: entry)
        if match === old.match { return }
        let result = combine(entry.item, match)
        entry.partner = Pair(match, result, index: old.index)
        emit(.update(from: old.result, to: result, at: tree.position(of: entry)))
    }

    private func pair(of entry: RuleEntry) -> Pair { unsafeDowncast(entry.partner!, to: Pair.self) }

    private func match(of entry: RuleEntry) -> ListItem? {
        entry.key.matches.map { unsafeDowncast($0.entry(at: 0), to: SecondaryEntry.self).entry.item }
    }

    private func add(_ entry: RuleEntry) {
        let match = match(of: entry)
        entry.partner = Pair(match, combine(entry.item, match), index: entry.key.entries.count)
        entry.key.entries.append(.passUnretained(entry))
    }

    /// Removes the entry from the elements of its key; the last one takes its place.
    private func remove(_ entry: RuleEntry, from key: ListKey) {
        let index = pair(of: entry).index
        let last = key.entries.removeLast().takeUnretainedValue()
        if last === entry { return }
        key.entries[index] = .passUnretained(last)
        pair(of: last).index = index
    }
}
