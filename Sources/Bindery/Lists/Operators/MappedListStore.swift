/// The store of `map`, `filter` and `compactMap`. Entries with a result have weight 1 in `tree`, the others 0.
final class MappedListStore: RuleListStore {
    private let areEqual: (ListItem, ListItem) -> Bool
    private let hasChangedParameter: () -> Bool

    init(
        _ source: UntypedList, _ file: StaticString, _ line: UInt, by areEqual: @escaping (ListItem, ListItem) -> Bool,
        hasChangedParameter: @escaping () -> Bool = { false }, _ transform: @escaping (ListItem) -> ListItem?
    ) {
        self.areEqual = areEqual
        self.hasChangedParameter = hasChangedParameter
        super.init(source, file, line, transform)
    }

    override var count: Int { tree.weight }

    override func forEach(in range: Range<Int>, _ body: (ListItem) -> Void) {
        tree.forEach(inWeight: range) { body(unsafeDowncast($0, to: RuleEntry.self).result!) }
    }

    override func didInsert(_ entry: RuleEntry) {
        if let item = entry.result { include(entry, item) }
    }

    override func willRemove(_ entry: RuleEntry) {
        if let item = entry.result { exclude(entry, item) }
    }

    override func move(_ entry: RuleEntry, to position: Int) {
        guard let item = entry.result else { return tree.move(entry, to: position) }
        let old = tree.weight(before: entry)
        tree.move(entry, to: position)
        let new = tree.weight(before: entry)
        if old != new { emit(.move(item, from: old, to: new)) }
    }

    override func didChange(_ entry: RuleEntry, from item: ListItem, _ result: ListItem?) {
        switch (result, entry.result) {
        case (nil, let item?): include(entry, item)
        case (let item?, nil): exclude(entry, item)
        case (let old?, let new?):
            if old !== new, !areEqual(old, new) { emit(.update(from: old, to: new, at: tree.weight(before: entry))) }
        default: break
        }
    }

    override func didRebuild(_ entries: [RuleEntry]) {
        _ = hasChangedParameter()
        for entry in entries where entry.result != nil { tree.setWeight(1, of: entry) }
    }

    override func finish() {
        if hasChangedParameter() { evaluateAll() }
        super.finish()
    }

    private func include(_ entry: RuleEntry, _ item: ListItem) {
        tree.setWeight(1, of: entry)
        emit(.insert(item, at: tree.weight(before: entry)))
    }

    private func exclude(_ entry: RuleEntry, _ item: ListItem) {
        tree.setWeight(0, of: entry)
        emit(.remove(item, at: tree.weight(before: entry)))
    }
}
