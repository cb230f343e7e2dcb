internal import BinderySynchronization

/// Interns strings that many nodes share.
final class StringInterner: Sendable {
    /// Class attributes of several names. The capacity protects against programs that compute ever new ones.
    static let classes = StringInterner(capacity: 1000)

    private let capacity: Int
    // Sessions run on all threads of the pool.
    private let texts = Mutex<Set<String>>([])

    init(capacity: Int) { self.capacity = capacity }

    /// Returns the text with shared storage, or unchanged when the table is full.
    func callAsFunction(_ text: String) -> String {
        // Strings of up to fifteen bytes have no storage.
        if text.utf8.count < 16 { return text }
        return texts.withLock { texts in
            if texts.count < capacity { return texts.insert(text).memberAfterInsert }
            return texts.firstIndex(of: text).map { texts[$0] } ?? text
        }
    }
}
