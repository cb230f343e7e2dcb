/// What a page knows of the value of a control, while the user and the program both change it.
///
/// The page says with each edit which frame last told it the value. An edit that is older than the program's last write
/// is rebased on it, by ``TextRebase``, as the page does when it is told of the write. See “Values” in
/// <doc:WireProtocol>.
struct ToldValue {
    /// The frame that tells the page the value, by HTML or by an operation; 0 is the page's first HTML.
    private(set) var frame = 0
    /// For each frame that the page may not have seen, the text that it has then, the oldest first.
    private var earlier: [(frame: Int, text: String)] = []
    private var hasForgotten = false
    /// The user has changed the value since the program did.
    private(set) var isEnteredSince = false

    /// How many bytes the kept texts take at most, each with what it takes besides: some hundred short ones.
    private static let mostBytes = 1 << 14, bytesBesides = 32

    /// What an edit makes of a text.
    struct Entry {
        let text: String
        /// Whether the page comes to the same text. If not, it has to be told.
        let isExact: Bool
    }

    /// The value is told whole, by HTML: edits of an earlier page are void.
    mutating func begin(in frame: Int) { self = ToldValue(frame: frame) }

    /// The program writes another value over `text`, which the frame will tell.
    ///
    /// - Parameter text: nil for a control that is not for typing.
    mutating func write(over text: String?, in frame: Int) {
        isEnteredSince = false
        if self.frame == frame { return }
        if let text {
            earlier.append((self.frame, text))
            trim()
        }
        self.frame = frame
    }

    private mutating func trim() {
        var surplus = earlier.reduce(-Self.mostBytes) { $0 + $1.text.utf8.count + Self.bytesBesides }
        var forgotten = 0
        while surplus > 0, forgotten < earlier.count - 1 {
            surplus -= earlier[forgotten].text.utf8.count + Self.bytesBesides
            forgotten += 1
        }
        if forgotten == 0 { return }
        earlier.removeFirst(forgotten)
        hasForgotten = true
    }

    /// The user has entered a text.
    ///
    /// - Parameters:
    ///   - seen: the frame that last told the page the value.
    ///   - value: the present value.
    /// - Returns: the text with what the program has written since; nil if the page knows that this edit is void.
    mutating func enter(_ text: String, seen: Int, over value: String) -> Entry? {
        if seen >= frame {
            if !earlier.isEmpty || hasForgotten {
                earlier = []
                hasForgotten = false
            }
            return entered(Entry(text: text, isExact: true))
        }
        let known = earlier.lastIndex { $0.frame <= seen }
        guard let first = known ?? (hasForgotten ? 0 : nil) else { return nil }
        earlier.removeFirst(first)
        if known != nil { hasForgotten = false }
        var (before, after) = (earlier[0].text, text)
        earlier[0].text = text
        for index in earlier.indices.dropFirst() {
            let next = TextRebase.rebase(after, from: before, onto: earlier[index].text)
            (before, after) = (earlier[index].text, next)
            earlier[index].text = next
        }
        // A long edit is now in each of them.
        trim()
        return entered(
            Entry(text: TextRebase.rebase(after, from: before, onto: value), isExact: known != nil))
    }

    private mutating func entered(_ entry: Entry) -> Entry {
        isEnteredSince = true
        return entry
    }

    /// The page has not seen the frames after `seen`, and will be told what they said by another one.
    ///
    /// - Returns: whether the value has to be told once more, since the user has changed it after it was told.
    mutating func miss(after seen: Int) -> Bool {
        if frame <= seen { return false }
        earlier.removeAll { $0.frame > seen }
        return isEnteredSince
    }
}

extension ToldValue {
    private init(frame: Int) { self.frame = frame }
}
