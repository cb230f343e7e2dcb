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
    /// The write whose change was not taken yet: its key, and the value before it.
    private var written: (key: Key, before: Value?)?

    init(_ storage: DictionaryStorage<Key, Value>) { self.storage = storage }

    /// Notes a write. A write of the whole dictionary writes its keys one by one.
    func willWrite(_ key: Key, from before: Value?) { written = (key, isPlain ? before : nil) }

    func takeChange() -> TracedContentsChange {
        guard let storage, let (key, before) = written else { return .none }
        written = nil
        let after = storage.values[key]
        let text = after.map { "\(key): \(TraceText.describe($0))" } ?? "removed \(key)"
        return isPlain ? .change(Change(key: key, before: before, after: after), text: text) : .unkept(text: text)
    }

    var text: String { storage.map { TraceText.describe($0.values) } ?? "" }

    private struct Change: TracedChange {
        let key: Key
        let before, after: Value?

        func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
            (contents as? TracedDictionary<Key, Value>)?.storage?.write(side == .before ? before : after, for: key)
        }
    }
}
