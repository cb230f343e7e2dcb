/// The vertical positions of vertices whose order is given.
///
/// The method is that of U. Brandes and B. Köpf, "Fast and simple horizontal coordinate assignment", 2001: four times,
/// by the left or the right neighbours and from the top or the bottom, vertices are aligned in blocks, and blocks are
/// packed. A vertex's position is the average of the two middle ones. Links between bends come first, so that a long
/// edge is straight unless it crosses another long one.
struct ColumnAlignment {
    let order: ColumnOrder
    /// The links with the ends of each vertex from top to bottom.
    let left: ColumnGraph.Links
    let right: ColumnGraph.Links
    let distances: Distances
    /// Links that cross one between bends, by ``key(_:_:)``.
    private(set) var conflicts: Set<Int> = []

    /// The heights and distances of vertices.
    struct Distances {
        /// Vertices from 0 up to this are boxes, the others are bends, which have no height.
        let boxCount: Int
        let boxHeight: Double
        /// The space between two boxes.
        let rowSpacing: Double
        /// The space between two bends, or between a bend and a box.
        let lineSpacing: Double

        func halfHeight(of vertex: Int) -> Double { vertex < boxCount ? boxHeight / 2 : 0 }

        /// Returns the distance between the centres of adjacent vertices of a column.
        func between(_ upper: Int, _ lower: Int) -> Double {
            let spacing = upper < boxCount && lower < boxCount ? rowSpacing : lineSpacing
            return halfHeight(of: upper) + halfHeight(of: lower) + spacing
        }
    }

    /// Creates the alignment of an order.
    init(order: ColumnOrder, distances: Distances) {
        self.order = order
        self.distances = distances
        left = order.sorted(order.graph.left)
        right = order.sorted(order.graph.right)
        findConflicts()
    }

    /// The centre of each vertex. The highest vertex begins at 0.
    func centres() -> [Double] {
        var layouts: [[Double]] = []
        for isRightwards in [true, false] {
            for isDownwards in [true, false] {
                layouts.append(ColumnBlocks(self, isRightwards: isRightwards, isDownwards: isDownwards).packed())
            }
        }
        adjust(&layouts)
        let (first, second, third, fourth) = (layouts[0], layouts[1], layouts[2], layouts[3])
        let centres = first.indices.map { vertex in
            let (a, b, c, d) = (first[vertex], second[vertex], third[vertex], fourth[vertex])
            return (max(min(a, b), min(c, d)) + min(max(a, b), max(c, d))) / 2
        }
        let top = bounds(of: centres).top
        return centres.map { $0 - top }
    }

    /// A number for the link between two vertices.
    func key(_ left: Int, _ right: Int) -> Int { left * order.graph.vertexCount + right }

    private func bounds(of centres: [Double]) -> (top: Double, bottom: Double) {
        var (top, bottom) = (Double.infinity, -Double.infinity)
        for (vertex, centre) in centres.enumerated() {
            let half = distances.halfHeight(of: vertex)
            top = min(top, centre - half)
            bottom = max(bottom, centre + half)
        }
        return (top, bottom)
    }

    /// Moves downward layouts to the top, and upward ones to the bottom, of the least high one.
    private func adjust(_ layouts: inout [[Double]]) {
        let bounds = layouts.map(bounds)
        let least = bounds.min { $0.bottom - $0.top < $1.bottom - $1.top }!
        for index in layouts.indices {
            let shift = index % 2 == 0 ? least.top - bounds[index].top : least.bottom - bounds[index].bottom
            layouts[index] = layouts[index].map { $0 + shift }
        }
    }

    /// Finds the links that cross a link between two bends. Of two such links that cross, the one whose right end is
    /// higher is kept.
    private mutating func findConflicts() {
        let graph = order.graph
        for column in order.columns.dropFirst() {
            // The links of the vertices up to the next link between bends must end between that and the previous one.
            var (upper, next) = (0, 0)
            for (index, vertex) in column.enumerated() {
                var lower = Int.max
                if graph.isBend(vertex) {
                    let neighbour = left.ends[left.start[vertex]]
                    if graph.isBend(neighbour) && order.positions[neighbour] >= upper {
                        lower = order.positions[neighbour]
                    }
                }
                guard lower != .max || index == column.count - 1 else { continue }
                while next <= index {
                    let end = column[next]
                    for link in left.start[end]..<left.start[end + 1] {
                        let position = order.positions[left.ends[link]]
                        if position < upper || position > lower { conflicts.insert(key(left.ends[link], end)) }
                    }
                    next += 1
                }
                upper = lower
            }
        }
    }
}
