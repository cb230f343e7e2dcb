internal import BinderyGraph

/// A list of which the steps are undone and repeated.
final class RecordedList<Element>: RecordedSource {
    var merging: UndoHistory.Merging { .never }
    private let list: MutableListProperty<Element>
    private let reader: ListReader
    private var count: Int

    init(_ list: MutableListProperty<Element>) {
        self.list = list
        reader = ListReader(observing: list.source)
        count = list.source.count
    }

    func takeChange() -> (any RecordedChange)? {
        guard let steps = reader.takeChanges(), !steps.isEmpty else { return nil }
        defer { count = list.source.count }
        let change = Change(recorded: self, oldCount: count, steps: steps)
        return change.isEmpty ? nil : change
    }

    private func restore(_ body: (SourceListStore) -> Void) {
        list.write(body)
        _ = reader.takeChanges()
        count = list.source.count
    }

    private struct Change: RecordedChange {
        let recorded: RecordedList<Element>
        let oldCount: Int
        let steps: [ItemChange]

        var source: any RecordedSource { recorded }

        // What was inserted and removed again leaves nothing to undo.
        var isEmpty: Bool {
            if steps.count == 1 { return false }
            return ListDelta(oldCount: oldCount, steps: steps.map { $0.typed(as: Element.self) }).difference.isEmpty
        }

        func undo() { recorded.restore { $0.undo(steps) } }

        func redo() { recorded.restore { $0.repeat(steps) } }

        func followed(by next: any RecordedChange) -> any RecordedChange {
            guard let next = next as? Change else { return self }
            return Change(recorded: recorded, oldCount: oldCount, steps: steps + next.steps)
        }
    }
}

extension SourceListStore {
    func undo(_ steps: [ItemChange]) {
        for step in steps.reversed() {
            switch step {
            case .insert(_, let index): remove(at: index)
            case .remove(let item, let index): insert(item, at: index)
            case .move(_, let from, let to): move(from: to, to: from)
            case .update(let old, _, let index): update(at: index, to: old)
            }
        }
    }

    func `repeat`(_ steps: [ItemChange]) {
        for step in steps {
            switch step {
            case .insert(let item, let index): insert(item, at: index)
            case .remove(_, let index): remove(at: index)
            case .move(_, let from, let to): move(from: from, to: to)
            case .update(_, let item, let index): update(at: index, to: item)
            }
        }
    }
}
