internal import BinderyGraph

extension DictionaryStorage {
    /// Records the values in the log of the dictionary, for ``/BinderyGraph/TraceLog/restore(_:)``.
    func recordValues() {
        keyChanges.recordWrites(as: .part)
        changes.recordWrites(as: .contents(TracedDictionary(self)))
    }
}

/// The values of a dictionary that is traced.
private final class TracedDictionary<Key: Hashable, Value>: TracedContents {
    private weak let storage: DictionaryStorage<Key, Value>?
    private let isPlain = PlainType.contains(Value.self)
    private var last: [Key: Value]

    init(_ storage: DictionaryStorage<Key, Value>) {
        self.storage = storage
        last = isPlain ? storage.values : [:]
    }

    func takeChange() -> TracedContentsChange {
        guard let storage else { return .none }
        if !isPlain { return .unkept }
        defer { last = storage.values }
        return .change(Change(before: last, after: storage.values))
    }

    private struct Change: TracedChange {
        let before, after: [Key: Value]

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            (contents as? TracedDictionary<Key, Value>)?.storage?.writeAll(side == .before ? before : after)
        }
    }
}
