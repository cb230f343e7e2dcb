public import BinderyGraph

extension SourceListStore {
    /// Records the steps in the log of `version`, with which the list changes.
    @usableFromInline
    func recordSteps(_ version: MutableProperty<Int>) {
        version.recordWrites(as: .contents(TracedList(self, version)))
    }
}

extension Property<Int> {
    /// Shows a derived list by its elements in traces, in place of the revision that this property counts. A
    /// ``SourceListStore`` records its steps.
    @usableFromInline
    func recordText(of store: any ListStore) {
        if !node.pointee.flags.contains(.source) { recordWrites(as: .contents(ListText(store))) }
    }
}

/// The text of a derived list.
final class ListText: TracedContents {
    private weak let store: (any ListStore)?

    init(_ store: any ListStore) { self.store = store }

    func takeChange() -> TracedContentsChange { .none }

    // A list that is out of date cannot be walked.
    var isComputed: Bool { true }

    var text: String { store.map(TraceText.describe(contentsOf:)) ?? "" }
}

extension TraceText {
    fileprivate static func describe(contentsOf store: any ListStore) -> String {
        var texts: [String] = []
        store.forEach(in: 0..<min(store.count, mostElements)) { texts.append($0.text) }
        return collection(of: store.count, texts)
    }
}

/// The steps of a list that is traced, for ``/BinderyGraph/TraceLog/restore(_:)``.
final class TracedList: TracedContents {
    private weak let source: SourceListStore?
    private let version: () -> MutableProperty<Int>?
    /// Nil without a log: nothing would take the steps, and the list would keep them.
    private let reader: ListReader?
    private var count: Int

    fileprivate init(_ source: SourceListStore, _ version: MutableProperty<Int>) {
        self.source = source
        self.version = { [weak version] in version }
        reader = TraceLog.current == nil ? nil : ListReader(observing: source)
        count = source.count
    }

    func takeChange() -> TracedContentsChange {
        let steps = reader?.takeChanges() ?? [], countBefore = count
        count = source?.count ?? 0
        if steps.isEmpty { return .none }
        let text = TraceText.list(of: steps, \.text)
        return steps.allSatisfy(\.item.isPlain)
            ? .change(Change(countBefore: countBefore, countAfter: count, steps: steps), text: text)
            : .unkept(text: text)
    }

    var text: String { source.map(TraceText.describe(contentsOf:)) ?? "" }

    fileprivate func write(_ body: (SourceListStore) -> Void) {
        guard let source, let version = version() else { return }
        body(source)
        version.value = source.revision
    }

    private struct Change: TracedChange {
        let countBefore, countAfter: Int
        let steps: [ItemChange]

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            (contents as? TracedList)?.write { store in
                // A list that was made again may have begun with other elements.
                switch side {
                case .before: if store.count == countAfter { store.undo(steps) }
                case .after: if store.count == countBefore { store.repeat(steps) }
                }
            }
        }
    }
}

extension ItemChange {
    fileprivate var text: String {
        switch self {
        case .insert(let item, let index): "inserted \(item.text) at \(index)"
        case .remove(let item, let index): "removed \(item.text) from \(index)"
        case .move(let item, let from, let to): "moved \(item.text) from \(from) to \(to)"
        case .update(let old, let item, let index): "changed \(old.text) to \(item.text) at \(index)"
        }
    }

    fileprivate var item: ListItem {
        switch self {
        case .insert(let item, _), .remove(let item, _), .move(let item, _, _), .update(_, let item, _): item
        }
    }
}
