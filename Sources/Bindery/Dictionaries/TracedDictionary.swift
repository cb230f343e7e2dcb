internal import BinderyGraph

extension DictionaryStorage {
    /// Records the values in the log of the dictionary, for ``/BinderyGraph/TraceLog/restore(_:)``.
    func recordValues() {
        keyChanges.recordWrites(as: .part)
        let traced = TracedDictionary(self)
        self.traced = traced
        changes.recordWrites(as: .contents(traced))
    }
}

/// The values of a dictionary that is traced.
final class TracedDictionary<Key: Hashable, Value>: TracedContents {
    private weak let storage: DictionaryStorage<Key, Value>?
    private let isPlain = PlainType.contains(Value.self)
    private var last: [Key: Value]
    /// The key that was written last. A write of the whole dictionary writes its keys one by one.
    var written: Key?

    init(_ storage: DictionaryStorage<Key, Value>) {
        self.storage = storage
        // Without a log, changes are not taken.
        last = isPlain && TraceLog.current != nil ? storage.values : [:]
    }

    func takeChange() -> TracedContentsChange {
        guard let storage else { return .none }
        let text = written.map { key in
            storage.values[key].map { "\(key): \(TraceText.describe($0))" } ?? "removed \(key)"
        }
        if !isPlain { return .unkept(text: text ?? "") }
        defer { last = storage.values }
        return .change(Change(before: last, after: storage.values), text: text ?? "")
    }

    var text: String { storage.map { TraceText.describe($0.values) } ?? "" }

    private struct Change: TracedChange {
        let before, after: [Key: Value]

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            (contents as? TracedDictionary<Key, Value>)?.storage?.writeAll(side == .before ? before : after)
        }
    }
}
