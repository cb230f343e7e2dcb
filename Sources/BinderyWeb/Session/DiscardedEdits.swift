/// The last edits that had no effect, because their control was gone or another was in its place.
///
/// The page is told of them, so that it does not take them for the text that the server has. It is told again what a
/// connection may have lost.
struct DiscardedEdits {
    private var numbers: [Int] = []
    private var untold = 0

    private static let most = 64

    var isTold: Bool { untold == 0 }

    /// - Parameter number: of the event; 0 is ignored.
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
