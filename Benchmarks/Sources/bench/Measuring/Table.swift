/// Text in columns, aligned to the left in the columns `left`, to the right in the others.
struct Table {
    private var rows: [[String]] = []
    private let leftColumns: Set<Int>

    init(header: [String], left: Set<Int>) {
        leftColumns = left
        rows = [header]
    }

    mutating func add(_ row: [String]) { rows.append(row) }

    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
        return rows.map { row in
            let cells = zip(row.indices, row).map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return leftColumns.contains(column) ? cell + space : space + cell
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}

extension Double {
    /// The number with two decimals below 10, one below 100 and none from 100.
    var short: String { fixed(self >= 100 ? 0 : self >= 10 ? 1 : 2) }

    func fixed(_ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let whole = Int((self * scale).rounded())
        guard digits > 0 else { return "\(whole)" }
        let fraction = String(whole % Int(scale))
        return "\(whole / Int(scale)).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
    }
}
