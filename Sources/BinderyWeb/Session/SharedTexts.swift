internal import Synchronization

/// Texts that many nodes have alike: each is kept once, not by every node.
final class SharedTexts: Sendable {
    /// The classes of nodes that are put together of names. There are only so many; a program that makes them up without end, of measures that it
    /// computes for instance, fills no table with them.
    static let classes = SharedTexts(capacity: 1000)

    private let capacity: Int
    // Sessions run on all threads of the pool; this mutex guards the set.
    private let texts = Mutex<Set<String>>([])

    init(capacity: Int) { self.capacity = capacity }

    /// The text with the storage that it shares, or, beyond the capacity, with its own.
    func callAsFunction(_ text: String) -> String {
        // A text of up to fifteen bytes has no storage.
        if text.utf8.count < 16 { return text }
        return texts.withLock { texts in
            if texts.count < capacity { return texts.insert(text).memberAfterInsert }
            return texts.firstIndex(of: text).map { texts[$0] } ?? text
        }
    }
}
