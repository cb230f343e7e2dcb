/// Decides which segments of `window(for:)` and `buffer(for:)` are open; they are numbered in the order of opening.
struct TimedSegmentsMachine {
    /// Close a segment and, if `opened` is not `nil`, open the next one in its place.
    struct Action: Equatable {
        let closed: Int
        let opened: Int?
    }

    private struct Open {
        let number: Int
        var count = 0
    }

    private let limit: Int?
    private let overlaps: Bool
    private var open: [Open] = []
    private var nextNumber = 0

    /// - Parameters:
    ///   - limit: the number of values that closes a segment before its time.
    ///   - overlaps: whether segments open at an interval of their own, not when the previous one closes.
    init(limit: Int?, overlaps: Bool) {
        self.limit = limit
        self.overlaps = overlaps
    }

    mutating func began() -> Int { openNext() }

    mutating func intervalEnded() -> Int { openNext() }

    mutating func received(in number: Int) -> Action? {
        guard let limit, let index = index(of: number) else { return nil }
        open[index].count += 1
        return open[index].count == limit ? close(at: index) : nil
    }

    mutating func durationEnded(of number: Int) -> Action? { index(of: number).map { close(at: $0) } }

    private func index(of number: Int) -> Int? { open.firstIndex { $0.number == number } }

    private mutating func close(at index: Int) -> Action {
        Action(closed: open.remove(at: index).number, opened: overlaps ? nil : openNext())
    }

    private mutating func openNext() -> Int {
        let number = nextNumber
        nextNumber += 1
        open.append(Open(number: number))
        return number
    }
}
