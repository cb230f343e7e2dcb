/// The range of mounted rows: all, or a window that moves with its rows when rows above it are inserted or removed.
struct RowWindow: Equatable {
    /// The maximum number of rows in a window, whatever range is requested.
    static let limit = 300

    private(set) var count: Int
    /// The requested window; nil for all rows.
    private(set) var wanted: Range<Int>?

    init(count: Int, wanted: Range<Int>? = nil) {
        self.count = count
        self.wanted = wanted
    }

    var range: Range<Int> {
        guard let wanted else { return 0..<count }
        let length = min(wanted.count, Self.limit, count)
        let start = min(max(wanted.lowerBound, 0), count - length)
        return start..<start + length
    }

    /// Whether a row inserted at the index is above the window. Rows inserted at the very beginning are shown.
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

    /// Moves a window whose rows were removed back into the list, with its length, so that new rows fill it again.
    mutating func settle() {
        guard let wanted else { return }
        let start = range.lowerBound
        self.wanted = start..<start + min(wanted.count, Self.limit)
    }

    private mutating func shift(by offset: Int) {
        wanted = wanted.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }
}
