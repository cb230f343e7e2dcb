internal import Synchronization

/// Classes that are put together: each combination is kept once, not by every node that has it. There are only so many; a program that makes
/// them up without end, of measures that it computes for instance, fills no table with them.
enum SharedText {
    private static let mostTexts = 1000
    private static let texts = Mutex<Set<String>>([])

    static func of(_ text: String) -> String {
        // A text of up to fifteen bytes has no storage.
        if text.utf8.count < 16 { return text }
        return texts.withLock { texts in
            if texts.count < mostTexts { return texts.insert(text).memberAfterInsert }
            return texts.firstIndex(of: text).map { texts[$0] } ?? text
        }
    }
}
