/// What a page has not been told yet, and the last of what it was told, in case the connection has lost it. Bounded in both: beyond the bounds
/// only the fact is kept that the page is owed the whole state.
struct Outbox {
    /// Of the last frame with operations; 0 is the page's first HTML.
    private(set) var number = 0
    /// What the page began with: 0, or, if it was made again, a number that no page can have seen before.
    private var first = 0
    /// The page must be told the whole state: what it has missed is not kept any more. Until then operations are not worth recording.
    private(set) var owesState = false
    private var operations = JSONText()
    /// The operations of the last frames, the oldest first, each with a line feed behind it: JSON has none otherwise. One buffer, since a
    /// session keeps it for as long as it lasts.
    private var sent: [UInt8] = []
    /// The number of the first frame in `sent`.
    private var firstSent = 1
    /// The frame that the first one in `sent` follows on: the one before, or an older one where some were told again.
    private var predecessorOfSent = 0
    /// The frame that `operations` follow on.
    private var predecessor = 0
    private static let lineFeed = UInt8(ascii: "\n")

    private let capacity: Int
    private let replayCapacity: Int

    /// - Parameters:
    ///   - capacity: how many bytes of operations may wait for a page that is away or reads slowly.
    ///   - replayCapacity: how many bytes of frames are kept after they were sent.
    init(capacity: Int = 1 << 16, replayCapacity: Int = 1 << 11) {
        self.capacity = capacity
        self.replayCapacity = replayCapacity
    }

    /// Whether there is nothing to tell.
    var isEmpty: Bool { operations.isEmpty && !owesState }

    /// How many bytes it holds.
    var size: Int { operations.bytes.count + sent.count }

    mutating func append(_ operation: PageOperation) {
        if owesState { return }
        if !operations.isEmpty { operations.append(raw: ",") }
        operation.write(to: &operations)
        // A single operation may be as large as it likes: it is no more than the page itself.
        if operations.bytes.count > capacity, !isStating { oweState() }
    }

    /// What is appended until the next frame is the whole state.
    mutating func beginState() {
        oweState()
        owesState = false
        isStating = true
    }

    private var isStating = false

    /// The page is made again, for a browser that knows it by other numbers. No page of an earlier life has seen a frame with a number of this one.
    mutating func beginAgain() {
        first = Int.random(in: 1 << 32..<1 << 48)
        number = first
        oweState()
    }

    /// Whether a page that has seen the frame with this number knows the nodes by the numbers that they have now.
    func isOfThisLife(_ seen: Int) -> Bool { first == 0 || (first + 1...max(number, first + 1)).contains(seen) }

    mutating func oweState() {
        operations.removeAll()
        sent = []
        predecessor = number
        owesState = true
    }

    /// A page is back that has seen the frames up to `seen`: the next frame begins with what it has missed.
    mutating func resume(after seen: Int) {
        if owesState || (seen == number && predecessor == number) { return }
        // Only from exactly where the page is: a later frame may repeat, for a connection that came too late, what this page has seen already.
        guard let lost = sent(after: seen) else {
            if seen != predecessor { oweState() }
            return
        }
        var missed = JSONText(capacity: lost.count + operations.bytes.count)
        missed.append(raw: lost.dropLast().map { $0 == Self.lineFeed ? UInt8(ascii: ",") : $0 }[...])
        if !operations.isEmpty {
            missed.append(raw: ",")
            missed.append(raw: operations.bytes[...])
        }
        operations = missed
        sent = []
        predecessor = seen
    }

    /// The operations of the frames that followed on a frame, with a line feed behind each; nil if they are not kept.
    private func sent(after frame: Int) -> ArraySlice<UInt8>? {
        if sent.isEmpty { return nil }
        if frame == predecessorOfSent { return sent[...] }
        if frame < firstSent || frame >= number { return nil }
        var start = 0
        for _ in firstSent...frame { start = end(ofFrameAt: start) }
        return sent[start...]
    }

    private func end(ofFrameAt start: Int) -> Int { sent[start...].firstIndex(of: Self.lineFeed)! + 1 }

    /// The message, and nothing to tell afterwards.
    ///
    /// - Parameters:
    ///   - sequence: the last event that the view model has seen.
    ///   - stored: the last event whose effects are in the store, too.
    mutating func takeFrame(acknowledging sequence: Int, stored: Int) -> [UInt8] {
        var message = JSONText(capacity: operations.bytes.count + 32)
        message.append(raw: "[")
        message.append(sequence)
        message.append(raw: ",[")
        let start = message.bytes.count
        message.append(raw: operations.bytes[...])
        let end = message.bytes.count
        if end > start { number += 1 }
        message.append(raw: "],")
        message.append(number)
        if stored != sequence {
            message.append(raw: ",")
            message.append(stored)
        }
        message.append(raw: "]")
        if end > start {
            keep(message.bytes[start..<end])
            predecessor = number
        }
        operations.removeAll()
        isStating = false
        return message.bytes
    }

    private mutating func keep(_ operations: ArraySlice<UInt8>) {
        if sent.isEmpty {
            firstSent = number
            predecessorOfSent = predecessor
        }
        sent += operations
        sent.append(Self.lineFeed)
        var surplus = 0
        while sent.count - surplus > replayCapacity {
            surplus = end(ofFrameAt: surplus)
            predecessorOfSent = firstSent
            firstSent += 1
        }
        sent.removeFirst(surplus)
    }
}
