/// Draws the parts of a graph one below the other.
struct LayeredDrawing {
    private let graph: DirectedGraph
    private let acyclic: DirectedGraph
    private let boxWidth: Double
    private let boxHeight: Double
    private let spacing: LayeredLayout.Spacing
    /// The column and the top edge of each node.
    private var columns: [Int]
    private var tops: [Double]
    /// The lines of the acyclic graph from left to right, by ``key(_:)``.
    private var points: [Int: [LayeredLayout.Point]] = [:]
    private(set) var width = 0.0
    private(set) var height = 0.0

    /// Bounds the size of a drawing with many long edges, and the time of debug builds.
    private static let bendLimit = 20_000
    /// The work of all sweeps, which is 24 sweeps for up to 10,000 boxes, bends and links.
    private static let sweepWork = 240_000

    init(_ graph: DirectedGraph, boxWidth: Double, boxHeight: Double, spacing: LayeredLayout.Spacing) {
        self.graph = graph
        self.boxWidth = boxWidth
        self.boxHeight = boxHeight
        self.spacing = spacing
        let times = graph.finishingTimes()
        acyclic = graph.turningAscendingEdges(by: times)
        columns = acyclic.columns(by: times)
        tops = [Double](repeating: 0, count: graph.ids.count)
    }

    mutating func draw() {
        let components = acyclic.components()
        var edges = [[DirectedGraph.Edge]](repeating: [], count: components.count)
        var componentOf = [Int](repeating: 0, count: graph.ids.count)
        // The index of each node in its component.
        var indices = componentOf
        for (component, nodes) in components.enumerated() {
            for (index, node) in nodes.enumerated() { (componentOf[node], indices[node]) = (component, index) }
        }
        for edge in acyclic.edges { edges[componentOf[edge.from]].append(edge) }
        let spans = acyclic.edges.map { columns[$0.to] - columns[$0.from] }
        let longestSpan = ColumnGraph.longestSpan(of: spans, bendLimit: Self.bendLimit)
        for (component, nodes) in components.enumerated() where nodes.count > 1 {
            draw(nodes, edges: edges[component], indices: indices, longestSpan: longestSpan)
        }
        drawBlock(components.filter { $0.count == 1 }.map { $0[0] })
        width = x(ofColumn: (columns.max() ?? -1) + 1) - (columns.isEmpty ? 0 : spacing.column)
    }

    /// Draws a connected part of the graph below what is already drawn.
    private mutating func draw(_ nodes: [Int], edges: [DirectedGraph.Edge], indices: [Int], longestSpan: Int) {
        let part = ColumnGraph(
            boxColumns: nodes.map { columns[$0] },
            edges: edges.map { .init(from: indices[$0.from], to: indices[$0.to]) }, longestSpan: longestSpan)
        let alignment = ColumnAlignment(
            order: .withFewCrossings(part, work: Self.sweepWork),
            distances: .init(
                boxCount: nodes.count, boxHeight: boxHeight, rowSpacing: spacing.row, lineSpacing: spacing.line))
        let centres = alignment.centres()
        let lane = height == 0 ? 0 : height + 2 * spacing.row
        let top = part.bends.contains(nil) ? lane + spacing.line : lane
        for (index, node) in nodes.enumerated() {
            tops[node] = top + centres[index] - boxHeight / 2
            height = max(height, tops[node] + boxHeight)
        }
        for (edge, bends) in zip(edges, part.bends) {
            let (start, end) = (centres[indices[edge.from]] + top, centres[indices[edge.to]] + top)
            let (first, last) = (columns[edge.from], columns[edge.to])
            var path = Path(start: .init(x: x(ofColumn: first) + boxWidth, y: start))
            if let bends {
                for bend in bends {
                    let left = x(ofColumn: part.columns[bend])
                    path.addHorizontal(from: left, to: left + boxWidth, y: centres[bend] + top)
                    height = max(height, centres[bend] + top)
                }
            } else {
                path.addHorizontal(from: x(ofColumn: first + 1), to: x(ofColumn: last - 1) + boxWidth, y: lane)
            }
            path.addHorizontal(from: x(ofColumn: last), to: x(ofColumn: last), y: end)
            points[key(edge)] = path.points
        }
    }

    /// Draws nodes without edges in rows, in as many columns as the rest has, or about as wide as high.
    private mutating func drawBlock(_ nodes: [Int]) {
        guard !nodes.isEmpty else { return }
        let (pitch, advance) = (boxHeight + spacing.row, boxWidth + spacing.column)
        var count = (columns.max() ?? 0) + 1
        while Double(count * count) * advance < Double(nodes.count) * pitch { count += 1 }
        let top = height == 0 ? 0 : height + 2 * spacing.row
        for (index, node) in nodes.enumerated() {
            columns[node] = index % count
            tops[node] = top + Double(index / count) * pitch
            height = max(height, tops[node] + boxHeight)
        }
    }

    private func x(ofColumn column: Int) -> Double { Double(column) * (boxWidth + spacing.column) }

    private func key(_ edge: DirectedGraph.Edge) -> Int { edge.from * graph.ids.count + edge.to }

    func boxes() -> [LayeredLayout.Box] {
        var rows = [Int](repeating: 0, count: graph.ids.count)
        var counts = [Int](repeating: 0, count: (columns.max() ?? -1) + 1)
        for node in rows.indices.sorted(by: { (tops[$0], $0) < (tops[$1], $1) }) {
            rows[node] = counts[columns[node]]
            counts[columns[node]] += 1
        }
        return graph.ids.indices.map { node in
            LayeredLayout.Box(
                id: graph.ids[node], column: columns[node], row: rows[node], x: x(ofColumn: columns[node]),
                y: tops[node], width: boxWidth, height: boxHeight)
        }
    }

    func lines() -> [LayeredLayout.Line] {
        graph.edges.map { edge in
            let isReversed = columns[edge.from] > columns[edge.to]
            let path = points[key(isReversed ? .init(from: edge.to, to: edge.from) : edge)] ?? []
            return LayeredLayout.Line(
                from: graph.ids[edge.from], to: graph.ids[edge.to], isReversed: isReversed,
                points: isReversed ? path.reversed() : path)
        }
    }

    /// A line from left to right.
    private struct Path {
        private(set) var points: [LayeredLayout.Point]

        init(start: LayeredLayout.Point) { points = [start] }

        /// Adds a horizontal segment. Consecutive horizontal segments at the same height become one.
        mutating func addHorizontal(from left: Double, to right: Double, y: Double) {
            if points[points.count - 1].y != y {
                points.append(.init(x: left, y: y))
            } else if points.count > 1, points[points.count - 2].y == y {
                points.removeLast()
            }
            if points[points.count - 1].x < right { points.append(.init(x: right, y: y)) }
        }
    }
}
