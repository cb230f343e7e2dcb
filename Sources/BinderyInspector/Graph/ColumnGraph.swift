/// One connected part of a drawing, in columns: links lead only from one column to the next.
///
/// An edge over several columns is a chain of links through bends, one in each column between its ends. The literature
/// calls this a proper hierarchy, columns layers, and bends dummy nodes (K. Sugiyama, S. Tagawa and M. Toda, "Methods
/// for visual understanding of hierarchical system structures", 1981).
struct ColumnGraph {
    /// The links on one side of all vertices: those of `vertex` are `ends[start[vertex]..<start[vertex + 1]]`.
    struct Links {
        var start: [Int]
        var ends: [Int]

        func count(of vertex: Int) -> Int { start[vertex + 1] - start[vertex] }
    }

    /// Vertices from 0 up to this are boxes, the others are bends.
    let boxCount: Int
    /// The column of each vertex.
    let columns: [Int]
    let columnCount: Int
    /// The links to the previous column.
    let left: Links
    /// The links to the next column.
    let right: Links
    /// For each edge, its bends from left to right. Nil if the edge is not drawn through the columns.
    let bends: [Range<Int>?]

    var vertexCount: Int { columns.count }

    /// Creates the columns of a graph.
    ///
    /// - Parameters:
    ///   - boxColumns: The column of each box.
    ///   - edges: Between boxes, from a column to a higher one.
    ///   - longestSpan: Edges over more columns have no bends and no influence on the order.
    init(boxColumns: [Int], edges: [DirectedGraph.Edge], longestSpan: Int) {
        var columns = boxColumns
        var bends: [Range<Int>?] = []
        var links: [(from: Int, to: Int)] = []
        for edge in edges {
            let span = boxColumns[edge.to] - boxColumns[edge.from]
            guard span <= longestSpan else {
                bends.append(nil)
                continue
            }
            let first = columns.count
            var previous = edge.from
            for offset in 1..<max(span, 1) {
                links.append((previous, columns.count))
                previous = columns.count
                columns.append(boxColumns[edge.from] + offset)
            }
            links.append((previous, edge.to))
            bends.append(first..<columns.count)
        }
        boxCount = boxColumns.count
        columnCount = (boxColumns.max() ?? -1) + 1
        left = Self.links(links.map { (at: $0.to, end: $0.from) }, vertexCount: columns.count)
        right = Self.links(links.map { (at: $0.from, end: $0.to) }, vertexCount: columns.count)
        self.columns = columns
        self.bends = bends
    }

    func isBend(_ vertex: Int) -> Bool { vertex >= boxCount }

    /// The greatest span for which all edges up to it have at most `bendLimit` bends in total.
    static func longestSpan(of spans: [Int], bendLimit: Int) -> Int {
        var counts = [Int](repeating: 0, count: (spans.max() ?? 0) + 1)
        for span in spans { counts[span] += 1 }
        var sum = 0
        for span in counts.indices.dropFirst() {
            sum += counts[span] * (span - 1)
            if sum > bendLimit { return span - 1 }
        }
        return counts.count - 1
    }

    /// Sorts links by vertex, and keeps the order of those at the same vertex.
    private static func links(_ links: [(at: Int, end: Int)], vertexCount: Int) -> Links {
        var start = [Int](repeating: 0, count: vertexCount + 1)
        for link in links { start[link.at + 1] += 1 }
        for vertex in 0..<vertexCount { start[vertex + 1] += start[vertex] }
        var next = start
        var ends = [Int](repeating: 0, count: links.count)
        for link in links {
            ends[next[link.at]] = link.end
            next[link.at] += 1
        }
        return Links(start: start, ends: ends)
    }
}
