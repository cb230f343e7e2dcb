/// One of the four alignments that are averaged: vertices in blocks, each of which is one straight line.
///
/// Blocks are packed along the graph of adjacent blocks, first from the top and then back, as in the dagre library,
/// instead of by classes of blocks. The published form of the latter had errors (U. Brandes, J. Walter and J. Zink,
/// "Erratum: Fast and simple horizontal coordinate assignment", 2020).
struct ColumnBlocks {
    private let distances: ColumnAlignment.Distances
    private let isRightwards: Bool
    private let isDownwards: Bool
    /// The first vertex of each vertex's block.
    private var root: [Int]
    /// The next vertex of the block; that of the last one is the first one.
    private var next: [Int]
    /// The vertex below in the same column, or -1; the vertex above if the alignment is from the bottom.
    private var below: [Int]
    /// The number of a block's vertices that have one above, for its root.
    private var countBelowOthers: [Int]

    /// Aligns each vertex with the median of its neighbours, unless links between bends are in the way.
    ///
    /// - Parameters:
    ///   - isRightwards: Whether vertices are aligned with those at their left, or at their right.
    ///   - isDownwards: Whether the upper ones take precedence, or the lower ones.
    init(_ alignment: ColumnAlignment, isRightwards: Bool, isDownwards: Bool) {
        distances = alignment.distances
        self.isRightwards = isRightwards
        self.isDownwards = isDownwards
        let count = alignment.order.graph.vertexCount
        root = Array(0..<count)
        next = root
        below = [Int](repeating: -1, count: count)
        countBelowOthers = [Int](repeating: 0, count: count)
        let columns = alignment.order.columns
        for step in columns.indices {
            let column = columns[isRightwards ? step : columns.count - 1 - step]
            align(isDownwards ? column : column.reversed(), in: alignment)
        }
    }

    private mutating func align(_ column: [Int], in alignment: ColumnAlignment) {
        let links = isRightwards ? alignment.left : alignment.right
        let positions = alignment.order.positions
        // The position of the last neighbour that a vertex was aligned with: lines of blocks do not cross.
        var last = isDownwards ? -1 : Int.max
        var above = -1
        for vertex in column {
            let (start, count) = (links.start[vertex], links.count(of: vertex))
            // An even number of neighbours has two medians.
            var medians = [(count - 1) / 2, count / 2]
            if count % 2 == 1 || !isDownwards { medians.swapAt(0, 1) }
            for median in medians where count > 0 && next[vertex] == vertex {
                let neighbour = links.ends[start + median]
                let position = positions[neighbour]
                let key = isRightwards ? alignment.key(neighbour, vertex) : alignment.key(vertex, neighbour)
                guard isDownwards ? position > last : position < last, !alignment.conflicts.contains(key) else {
                    continue
                }
                next[neighbour] = vertex
                root[vertex] = root[neighbour]
                next[vertex] = root[vertex]
                last = position
            }
            if above >= 0 {
                below[above] = vertex
                countBelowOthers[root[vertex]] += 1
            }
            above = vertex
        }
    }

    /// Returns the centre of each vertex.
    func packed() -> [Double] {
        var waiting = countBelowOthers
        var offsets = [Double](repeating: 0, count: root.count)
        var order = root.indices.filter { root[$0] == $0 && countBelowOthers[$0] == 0 }
        var index = 0
        while index < order.count {
            let block = order[index]
            index += 1
            forEachBelow(block) { other, distance in
                offsets[other] = max(offsets[other], offsets[block] + distance)
                waiting[other] -= 1
                if waiting[other] == 0 { order.append(other) }
            }
        }
        for block in order.reversed() {
            var limit = Double.infinity
            forEachBelow(block) { other, distance in limit = min(limit, offsets[other] - distance) }
            if limit < .infinity { offsets[block] = max(offsets[block], limit) }
        }
        return root.map { isDownwards ? offsets[$0] : -offsets[$0] }
    }

    /// Calls a function with each block directly below one, and their least distance.
    private func forEachBelow(_ block: Int, _ body: (Int, Double) -> Void) {
        var vertex = block
        repeat {
            let other = below[vertex]
            if other >= 0 { body(root[other], distances.between(vertex, other)) }
            vertex = next[vertex]
        } while vertex != block
    }
}
