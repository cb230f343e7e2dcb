internal import BinderyWire

/// What a page knows of a control's value, while the user and the program both change it. Each edit names the frame
/// that last sent the page the value. An edit older than the program's last write is rebased on it by ``TextRebase``;
/// the page does the same when it receives the write. See “Values” in <doc:WireProtocol>.
struct SentValue {
    /// The frame that sends the page the value, by HTML or by an operation; 0 is the page's first HTML.
    private(set) var frame = 0
    /// For each frame that may be the last one that the page has seen, the text that it then has; oldest first.
    private var earlier: [(frame: Int, text: String)] = []
    private var hasDroppedTexts = false
    /// The user has changed the value after the program's last write.
    private(set) var isEditedSinceWrite = false

    /// The limit of the kept texts in bytes, and the overhead counted for each: about a hundred short texts.
    private static let byteLimit = 1 << 14, byteOverhead = 32
    /// The limit of the bytes that one edit is rebased on: it is copied into each kept text before these are trimmed.
    private static let rebaseLimit = 1 << 22

    struct Entry {
        let text: String
        /// Whether the page arrives at the same text. If not, the text has to be sent to it.
        let isExact: Bool
    }

    /// Starts again when HTML sends the whole value: edits that name an earlier frame are void.
    mutating func begin(in frame: Int) { self = SentValue(frame: frame) }

    /// Records that the program replaces `text` (nil: the control is not for typing); `frame` sends the new value.
    mutating func write(over text: String?, in frame: Int) {
        isEditedSinceWrite = false
        if self.frame == frame { return }
        if let text {
            earlier.append((self.frame, text))
            trim()
        }
        self.frame = frame
    }

    private mutating func trim() {
        var surplus = earlier.reduce(-Self.byteLimit) { $0 + $1.text.utf8.count + Self.byteOverhead }
        var forgotten = 0
        while surplus > 0, forgotten < earlier.count - 1 {
            surplus -= earlier[forgotten].text.utf8.count + Self.byteOverhead
            forgotten += 1
        }
        if forgotten == 0 { return }
        earlier.removeFirst(forgotten)
        hasDroppedTexts = true
    }

    /// Applies a text that the user has entered over the present `value`, after frame `seen` last sent the page the
    /// value. Returns the text with what the program has written since; nil if the edit is void, which the page knows.
    /// If the text is not typed, the program wrote it before a restart, and what it has written since replaces it.
    mutating func enter(_ text: String, isTyped: Bool = true, seen: Int, over value: String) -> Entry? {
        if seen >= frame {
            if !earlier.isEmpty || hasDroppedTexts {
                earlier = []
                hasDroppedTexts = false
            }
            return entered(Entry(text: text, isExact: true))
        }
        let known = earlier.lastIndex { $0.frame <= seen }
        guard let first = known ?? (hasDroppedTexts ? 0 : nil) else { return nil }
        // The page has missed the frames of all kept texts, and what it shows is among those that were dropped.
        if earlier.isEmpty {
            return isTyped ? entered(Entry(text: text, isExact: false)) : Entry(text: value, isExact: false)
        }
        earlier.removeFirst(first)
        if known != nil { hasDroppedTexts = false }
        var (before, after) = (earlier[0].text, text)
        earlier[0].text = text
        guard isTyped else {
            trim()
            return Entry(text: value, isExact: false)
        }
        let most = max(1, Self.rebaseLimit / (text.utf8.count + Self.byteOverhead))
        let surplus = earlier.count - most
        if surplus > 0 {
            earlier.removeFirst(surplus)
            hasDroppedTexts = true
        }
        for index in earlier.indices.dropFirst(surplus > 0 ? 0 : 1) {
            let next = TextRebase.rebase(after, from: before, onto: earlier[index].text)
            (before, after) = (earlier[index].text, next)
            earlier[index].text = next
        }
        // A long edit is now in each kept text.
        trim()
        return entered(
            Entry(
                text: TextRebase.rebase(after, from: before, onto: value), isExact: known != nil && surplus <= 0))
    }

    private mutating func entered(_ entry: Entry) -> Entry {
        isEditedSinceWrite = true
        return entry
    }

    /// Records that the page has not seen the frames after `seen`, which another frame will repeat. Returns whether the
    /// value has to be sent again, because the user has changed it since it was sent.
    mutating func markLost(after seen: Int) -> Bool {
        if frame <= seen { return false }
        earlier.removeAll { $0.frame > seen }
        return isEditedSinceWrite
    }
}

extension SentValue {
    private init(frame: Int) { self.frame = frame }
}
