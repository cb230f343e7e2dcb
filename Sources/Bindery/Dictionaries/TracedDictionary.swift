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
        if !isPlain { return .unkept(text: "") }
        defer { last = storage.values }
        return .change(Change(before: last, after: storage.values), text: changes(to: storage))
    }

    var text: String { storage.map { TraceText.describe($0.values) } ?? "" }

    private func changes(to storage: DictionaryStorage<Key, Value>) -> String {
        let written = storage.values.filter { key, value in !(last[key].map { storage.areEqual($0, value) } ?? false) }
        let removed = last.keys.filter { storage.values[$0] == nil }
        let texts =
            written.map { "\($0): \(TraceText.describe($1))" }.sorted() + removed.map { "removed \($0)" }.sorted()
        return TraceText.list(of: texts) { $0 }
    }

    private struct Change: TracedChange {
        let before, after: [Key: Value]

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            (contents as? TracedDictionary<Key, Value>)?.storage?.writeAll(side == .before ? before : after)
        }
    }
}
