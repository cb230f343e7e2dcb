/// The store of `map`, `filter` and `compactMap`. Entries with a result have weight 1 in `tree`, the others 0.
final class MappedListStore: ListLog, DerivedListStore, TrackedComputation {
    typealias Entry = TrackedElement<ListItem, NoCompanion>

    let elements: TrackedElements<ListItem, NoCompanion>
    private let areEqual: (ListItem, ListItem) -> Bool
    private let hasChangedParameter: () -> Bool

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, by areEqual: @escaping (ListItem, ListItem) -> Bool,
        hasChangedParameter: @escaping () -> Bool = { false }, _ transform: @escaping (ListItem) -> ListItem?
    ) {
        elements = TrackedElements(source, file, line, transform)
        self.areEqual = areEqual
        self.hasChangedParameter = hasChangedParameter
    }

    var count: Int { tree.weight }

    func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(inWeight: range) { body($0.result!) }
    }

    func didInsert(_ entry: Entry) {
        if let item = entry.result { include(entry, item) }
    }

    func willRemove(_ entry: Entry) {
        if let item = entry.result { exclude(entry, item) }
    }

    func move(_ entry: Entry, to position: Int) {
        guard let item = entry.result else { return tree.move(entry, to: position) }
        let old = tree.weight(before: entry)
        tree.move(entry, to: position)
        let new = tree.weight(before: entry)
        if old != new { emit(.move(item, from: old, to: new)) }
    }

    func didChange(_ entry: Entry, from item: ListItem, _ result: ListItem?) {
        switch (result, entry.result) {
        case (nil, let item?): include(entry, item)
        case (let item?, nil): exclude(entry, item)
        case (let old?, let new?):
            if old !== new, !areEqual(old, new) {
                emit(.update(from: old, to: new, at: tree.weight(before: entry)))
            }
        default: break
        }
    }

    func didRebuild(_ entries: [Entry]) {
        _ = hasChangedParameter()
        for entry in entries where entry.result != nil { tree.setWeight(1, of: entry) }
    }

    func finish() {
        if hasChangedParameter() { reevaluateAll() }
        reevaluateStale()
    }

    private func include(_ entry: Entry, _ item: ListItem) {
        tree.setWeight(1, of: entry)
        emit(.insert(item, at: tree.weight(before: entry)))
    }

    private func exclude(_ entry: Entry, _ item: ListItem) {
        tree.setWeight(0, of: entry)
        emit(.remove(item, at: tree.weight(before: entry)))
    }
}
