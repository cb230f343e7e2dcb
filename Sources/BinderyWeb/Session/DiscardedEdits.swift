/// The last edits that had no effect, because their control had been removed or replaced. The page is sent their
/// numbers, so that it does not take their text for the server's; it is sent them again after a lost connection.
struct DiscardedEdits {
    private(set) var numbers: [Int]
    private var unsentCount: Int

    private static let limit = 64

    /// - Parameter numbers: those that another session of the page may not have sent.
    init(_ numbers: [Int] = []) {
        self.numbers = numbers.suffix(Self.limit)
        unsentCount = self.numbers.count
    }

    var isSent: Bool { unsentCount == 0 }

    /// - Parameter number: the event's number; 0 is ignored.
    mutating func add(_ number: Int) {
        if number == 0 { return }
        if numbers.count == Self.limit { numbers.removeFirst() }
        numbers.append(number)
        unsentCount = min(unsentCount + 1, Self.limit)
    }

    mutating func takeUnsent() -> [Int]? {
        if unsentCount == 0 { return nil }
        defer { unsentCount = 0 }
        return numbers.suffix(unsentCount)
    }

    mutating func resendAll() { unsentCount = numbers.count }
}
