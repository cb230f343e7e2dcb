/// Which rows of a list are mounted: all, or those of a window, which follows its rows when others come or go above them.
struct RowWindow: Equatable {
    /// So many rows at most are mounted in a window, whatever is asked for.
    static let limit = 300

    private(set) var count: Int
    /// Nil: all of them.
    private(set) var wanted: Range<Int>?

    init(count: Int, wanted: Range<Int>? = nil) {
        self.count = count
        self.wanted = wanted
    }

    /// The rows that are to be mounted.
    var range: Range<Int> {
        guard let wanted else { return 0..<count }
        let length = min(wanted.count, Self.limit, count)
        let start = min(max(wanted.lowerBound, 0), count - length)
        return start..<start + length
    }

    /// Whether a row that comes at the index comes above the window. Those that come at the very beginning are shown.
    func isAbove(_ index: Int) -> Bool { isAbove(index, start: wanted?.lowerBound ?? 0) }

    func isAbove(_ index: Int, start: Int) -> Bool { start > 0 && index <= start }

    mutating func inserted(at index: Int) {
        count += 1
        if isAbove(index) { shift(by: 1) }
    }

    mutating func removed(at index: Int) {
        count -= 1
        if let wanted, index < wanted.lowerBound { shift(by: -1) }
    }

    mutating func wants(_ range: Range<Int>) { wanted = range }

    /// Brings a window back that has lost what it showed, as long as it was: rows that come fill it again.
    mutating func settle() {
        guard let wanted else { return }
        let start = range.lowerBound
        self.wanted = start..<start + min(wanted.count, Self.limit)
    }

    private mutating func shift(by offset: Int) {
        wanted = wanted.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }
}
