internal import BinderyGraph

extension MutableListProperty {
    /// Records the steps of the list in its log, for ``/BinderyGraph/TraceLog/restore(_:)``.
    @usableFromInline
    func recordStepsIfTraced() {
        if !Diagnostics.isTracingHere { return }
        version.recordWrites(as: PlainType.contains(Element.self) ? .contents(TracedList(self)) : .impossible)
    }
}

/// The steps of a list that is traced.
private final class TracedList<Element>: TracedContents {
    private weak let list: MutableListProperty<Element>?
    private let reader: ListReader
    private var count: Int

    init(_ list: MutableListProperty<Element>) {
        self.list = list
        reader = ListReader(observing: list.source)
        count = list.source.count
    }

    func takeChange() -> (any TracedChange)? {
        let steps = reader.takeChanges() ?? []
        defer { count = list?.source.count ?? 0 }
        return steps.isEmpty ? nil : Change(countBefore: count, steps: steps)
    }

    private struct Change: TracedChange {
        let countBefore: Int
        let steps: [ItemChange]

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            guard let list = (contents as? TracedList<Element>)?.list else { return }
            list.write { store in
                switch side {
                case .before: store.undo(steps)
                // A list that was made again may have begun with other elements.
                case .after: if store.count == countBefore { store.repeat(steps) }
                }
            }
        }
    }
}
