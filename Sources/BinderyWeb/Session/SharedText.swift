internal import Synchronization

/// Classes that are put together: each combination is kept once, not by every node that has it. There are only so many.
enum SharedText {
    private static let texts = Mutex<Set<String>>([])

    static func of(_ text: String) -> String {
        // A text of up to fifteen bytes has no storage.
        if text.utf8.count < 16 { return text }
        return texts.withLock { $0.insert(text).memberAfterInsert }
    }
}
