/// The last edits that had no effect, because their control had been removed or replaced. The page is sent their
/// numbers, so that it does not take their text for the server's; it is sent them again after a lost connection.
struct DiscardedEdits {
    private var numbers: [Int] = []
    private var untold = 0

    private static let most = 64

    var isTold: Bool { untold == 0 }

    /// - Parameter number: the event's number; 0 is ignored.
    mutating func add(_ number: Int) {
        if number == 0 { return }
        if numbers.count == Self.most { numbers.removeFirst() }
        numbers.append(number)
        untold = min(untold + 1, Self.most)
    }

    mutating func takeUntold() -> [Int]? {
        if untold == 0 { return nil }
        defer { untold = 0 }
        return numbers.suffix(untold)
    }

    mutating func tellAgain() { untold = numbers.count }
}
