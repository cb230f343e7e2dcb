internal import BinderyGraph

/// The values of a dictionary property, and what observes them. Derived lists retain it.
final class DictionaryStorage<Key: Hashable, Value> {
    private(set) var values: [Key: Value]
    /// Changes when a key is inserted or removed.
    let keyChanges: MutableProperty<Int>
    /// Changes with every value.
    let changes: MutableProperty<Int>
    private var isConcealed = false
    /// Nil where nothing is traced.
    var traced: TracedDictionary<Key, Value>?
    private let areEqual: (Value, Value) -> Bool
    /// What observes a single key. A cell without dependents is removed when the number of cells has doubled.
    private var cells: [Key: MutableProperty<Value?>] = [:]
    private var sweepAt = 16
    private var keyList: KeyListStore<Key>?

    init(
        _ values: [Key: Value], _ areEqual: @escaping (Value, Value) -> Bool, _ name: StaticString?,
        _ file: StaticString, _ line: UInt
    ) {
        (self.values, self.areEqual) = (values, areEqual)
        // First: what is made of the same name takes the place of what was, and the writes of this one are recorded.
        changes = MutableProperty(0, name: name, file: file, line: line)
        keyChanges = MutableProperty(0, name: name, file: file, line: line)
        if Diagnostics.isTracingHere { recordValues() }
    }

    func read(_ key: Key) -> Value? {
        Engine.isReading ? cell(key).read() : values[key]
    }

    func readAll() -> [Key: Value] {
        _ = changes.read()
        return values
    }

    func write(_ new: Value?, for key: Key) {
        let old = values[key]
        if let old, let new, areEqual(old, new) { return }
        if old == nil, new == nil { return }
        traced?.willWrite(key, from: old)
        values[key] = new
        // What the value retains may be released only now, and may read the dictionary.
        defer { withExtendedLifetime(old) {} }
        transaction {
            if old == nil { keyList?.insert(key) }
            if new == nil { keyList?.remove(key) }
            if (old == nil) != (new == nil) { keyChanges.add(1) }
            cells[key]?.value = new
            changes.add(1)
        }
    }

    func writeAll(_ new: [Key: Value]) {
        transaction {
            for key in values.keys where new[key] == nil { write(nil, for: key) }
            for (key, value) in new { write(value, for: key) }
        }
    }

    var keys: ListProperty<Key> {
        let store = keyList ?? KeyListStore(values.keys)
        keyList = store
        return ListProperty(UntypedList(store, keyChanges))
    }

    private func cell(_ key: Key) -> MutableProperty<Value?> {
        if let cell = cells[key] { return cell }
        if cells.count >= sweepAt {
            cells = cells.filter { $0.value.node.isInUse }
            sweepAt = max(16, cells.count * 2)
        }
        let cell = MutableProperty(
            values[key],
            by: { [areEqual] old, new in
                guard let old, let new else { return old == nil && new == nil }
                return areEqual(old, new)
            })
        cell.recordWrites(asPartOf: changes)
        cells[key] = cell
        if isConcealed { cell.concealed() }
        return cell
    }

    /// Shows dots in place of the values in traces.
    func conceal() {
        isConcealed = true
        changes.concealed()
        for cell in cells.values { cell.concealed() }
    }

    /// The number of keys that are observed, or were until lately. For tests.
    var cellCount: Int { cells.count }
}

/// The keys of a dictionary in the order in which they were inserted.
private final class KeyListStore<Key: Hashable>: ListLog, ListStore {
    private let tree: OrderTree<ItemEntry>
    private var entries: [Key: ItemEntry] = [:]

    init(_ keys: some Collection<Key>) {
        let all = keys.map { (key: $0, entry: ItemEntry(ListElement($0))) }
        tree = OrderTree(all.map { $0.entry })
        super.init()
        for (key, entry) in all { entries[key] = entry }
    }

    var count: Int { tree.count }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) { tree.forEach(in: range) { body($0.item) } }

    func insert(_ key: Key) {
        let entry = ItemEntry(ListElement(key)), index = tree.count
        entries[key] = entry
        tree.insert(entry, at: index)
        emit(.insert(entry.item, at: index))
    }

    func remove(_ key: Key) {
        guard let entry = entries.removeValue(forKey: key) else { return }
        let index = tree.position(of: entry)
        tree.remove(entry)
        emit(.remove(entry.item, at: index))
    }
}
