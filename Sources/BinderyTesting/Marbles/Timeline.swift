/// Diagrams below one another, with the events of one instant in one column. Their language is that of marble diagrams,
/// except that a group takes at least as many frames as it has characters.
struct Timeline {
    struct Row {
        var cells: [Duration: String]
        /// Whether nothing follows the last cell.
        var hasEnded: Bool
    }

    private(set) var rows: [String]
    private(set) var ruler = ""
    private(set) var columns: [Duration: Int] = [:]

    init(_ given: [Row]) {
        let instants = Set(given.flatMap(\.cells.keys)).sorted()
        rows = given.map { _ in "" }
        var ends = given.map { _ in 0 }
        var now = min(.zero, instants.first ?? .zero)
        for (index, instant) in instants.enumerated() {
            let idle = Timeline.idle(for: instant - now)
            for row in rows.indices { rows[row] += idle }
            mark(instant, at: rows.first?.count ?? 0)

            let width = given.map { $0.cells[instant]?.count ?? 0 }.max() ?? 0
            let next = index + 1 < instants.count ? Timeline.frames(instants[index + 1] - instant) : Double(width)
            let frames = min(width, Int(next))
            for row in rows.indices {
                let cell = given[row].cells[instant] ?? ""
                let filled = cell + String(repeating: "-", count: max(0, frames - cell.count))
                if !cell.isEmpty { ends[row] = rows[row].count + cell.count }
                rows[row] += filled + String(repeating: " ", count: width - filled.count)
            }
            now = instant + Diagram.frame * frames
        }
        for row in rows.indices where given[row].hasEnded { rows[row] = String(rows[row].prefix(ends[row])) }
    }

    private mutating func mark(_ instant: Duration, at column: Int) {
        columns[instant] = column
        if column < ruler.count + 1, !ruler.isEmpty { return }
        ruler += String(repeating: " ", count: column - ruler.count) + Timeline.frame(instant)
    }

    static func frame(_ instant: Duration) -> String {
        let frames = frames(instant)
        return frames == frames.rounded() ? "\(Int(frames))" : "\(frames)"
    }

    private static func idle(for duration: Duration) -> String {
        let frames = frames(duration)
        let isShort = frames <= 20 && frames == frames.rounded()
        return isShort ? String(repeating: "-", count: Int(frames)) : " \(frame(duration))ms "
    }

    private static func frames(_ duration: Duration) -> Double { duration / Diagram.frame }
}
