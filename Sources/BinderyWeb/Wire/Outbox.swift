internal import BinderyWire

/// What a page has not been sent yet, and the last frames that it was sent, in case the connection has lost them. Both
/// are bounded: beyond the bounds, the outbox only records that it owes the page the whole state.
struct Outbox {
    /// The number of the last frame with operations; 0 is the page's first HTML.
    private(set) var number = 0
    /// The number before the first frame: 0, or for a restored page a random number that no page can have seen before.
    private var first = 0
    /// The page must be sent the whole state: what it has missed is not kept. Until then, operations are not recorded.
    private(set) var needsFullState = false
    private var operations = JSONText()
    /// The operations of the last frames, oldest first, each followed by a line feed, which JSON does not contain
    /// otherwise. One buffer, since it lives as long as the session.
    private var sent: [UInt8] = []
    private var firstSent = 1
    /// The frame that the first one in `sent` follows: the one before it, or an older one if some were sent again.
    private var predecessorOfSent = 0
    /// The frame that `operations` follow.
    private var predecessor = 0
    private static let lineFeed = UInt8(ascii: "\n")

    private let capacity: Int
    private let replayCapacity: Int

    /// `capacity` limits the bytes that wait for an absent or slow page, `replayCapacity` those of kept sent frames.
    init(capacity: Int = 1 << 16, replayCapacity: Int = 1 << 11) {
        self.capacity = capacity
        self.replayCapacity = replayCapacity
    }

    var isEmpty: Bool { operations.isEmpty && !needsFullState }

    var size: Int { operations.bytes.count + sent.count }

    mutating func append(_ operation: PageOperation) {
        if needsFullState { return }
        if !operations.isEmpty { operations.append(raw: ",") }
        operation.write(to: &operations)
        // The whole state may exceed the limit: it is only as large as the page itself.
        let limit = isRead ? Self.largestFrame * capacity : capacity
        if operations.bytes.count > limit, !isStating { requireFullState() }
    }

    /// Whether the page reads: operations wait only until the end of the present job, so they may be many, such as the
    /// rows of a list that is scrolled far.
    var isRead = false {
        didSet { if !isRead, operations.bytes.count > capacity, !isStating { requireFullState() } }
    }

    /// The size of a frame for a page that reads, as a multiple of `capacity`.
    private static let largestFrame = 16

    /// Begins the whole state: what is appended until the next frame is a part of it.
    mutating func beginState() {
        requireFullState()
        needsFullState = false
        isStating = true
    }

    private var isStating = false

    /// Starts frame numbers that no page has seen before, for a restored page with new node numbers.
    mutating func startNewEpoch() {
        first = Int.random(in: 1 << 32..<1 << 48)
        number = first
        requireFullState()
    }

    /// Whether a page that has seen this frame knows the present node numbers.
    func isCurrentEpoch(_ seen: Int) -> Bool { first == 0 || (first + 1...max(number, first + 1)).contains(seen) }

    mutating func requireFullState() {
        operations.removeAll()
        sent = []
        predecessor = number
        needsFullState = true
    }

    /// Makes the next frame begin with what a page has missed that has seen the frames up to `seen`.
    mutating func resume(after seen: Int) {
        if needsFullState || (seen == number && predecessor == number) { return }
        // Only from exactly where the page is: a later frame may repeat what this page has already seen.
        guard let lost = sent(after: seen) else {
            if seen != predecessor { requireFullState() }
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

    /// The operations of the frames that followed `frame`, each followed by a line feed; nil if they are not kept.
    private func sent(after frame: Int) -> ArraySlice<UInt8>? {
        if sent.isEmpty { return nil }
        if frame == predecessorOfSent { return sent[...] }
        if frame < firstSent || frame >= number { return nil }
        var start = 0
        for _ in firstSent...frame { start = end(ofFrameAt: start) }
        return sent[start...]
    }

    private func end(ofFrameAt start: Int) -> Int { sent[start...].firstIndex(of: Self.lineFeed)! + 1 }

    /// Returns the message and empties the outbox. `sequence` is the last handled event, `stored` the last stored one.
    mutating func takeFrame(acknowledging sequence: Int, stored: Int) -> [UInt8] {
        if !operations.isEmpty {
            number += 1
            keep(operations.bytes[...])
            predecessor = number
        }
        let message = PageFrame.text(
            acknowledged: sequence, operations: operations.bytes[...], number: number, stored: stored)
        operations.removeAll()
        isStating = false
        return message.bytes
    }

    private mutating func keep(_ operations: ArraySlice<UInt8>) {
        if sent.isEmpty {
            firstSent = number
            predecessorOfSent = predecessor
        }
        // Grows by a quarter, since it lives as long as the session.
        let count = sent.count + operations.count + 1
        if count > sent.capacity { sent.reserveCapacity(count + count / 4) }
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
