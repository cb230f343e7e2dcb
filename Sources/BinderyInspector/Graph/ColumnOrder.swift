/// The vertices of each column from top to bottom.
struct ColumnOrder {
    let graph: ColumnGraph
    var columns: [[Int]]
    /// The index of each vertex in its column.
    var positions: [Int]

    /// Creates the order in which a depth-first search meets the vertices.
    ///
    /// A tree has no crossings in this order, if the search begins at its root.
    ///
    /// - Parameter isRightwards: True to begin at the vertices without links to the left and to follow links to the
    ///   right; false for the opposite.
    init(searching graph: ColumnGraph, isRightwards: Bool) {
        let (behind, ahead) = isRightwards ? (graph.left, graph.right) : (graph.right, graph.left)
        var isSeen = [Bool](repeating: false, count: graph.vertexCount)
        self.graph = graph
        columns = [[Int]](repeating: [], count: graph.columnCount)
        positions = [Int](repeating: 0, count: graph.vertexCount)
        var pending: [Int] = []
        for root in 0..<graph.boxCount where behind.count(of: root) == 0 {
            pending.append(root)
            while let vertex = pending.popLast() {
                if isSeen[vertex] { continue }
                isSeen[vertex] = true
                let column = graph.columns[vertex]
                positions[vertex] = columns[column].count
                columns[column].append(vertex)
                var index = ahead.start[vertex + 1]
                while index > ahead.start[vertex] {
                    index -= 1
                    pending.append(ahead.ends[index])
                }
            }
        }
    }

    /// The number of pairs of links that cross.
    var crossings: Int {
        var sum = 0
        for column in 0..<max(graph.columnCount - 1, 0) { sum += crossings(rightOf: column) }
        return sum
    }

    /// Returns the number of crossings between a column and the next one.
    ///
    /// The links, sorted by their left and then by their right ends, cross as often as their right ends are inverted. A
    /// tree of sums counts the inversions (W. Barth, M. Jünger and P. Mutzel, "Simple and efficient bilayer cross
    /// counting", 2002).
    ///
    /// - Complexity: O(l log v) for l links to v vertices.
    private func crossings(rightOf column: Int) -> Int {
        var firstLeaf = 1
        while firstLeaf < columns[column + 1].count { firstLeaf *= 2 }
        firstLeaf -= 1
        var tree = [Int](repeating: 0, count: 2 * firstLeaf + 1)
        var sum = 0
        for vertex in columns[column] {
            for end in endPositions(of: vertex, graph.right) {
                var index = end + firstLeaf
                tree[index] += 1
                while index > 0 {
                    if index % 2 == 1 { sum += tree[index + 1] }
                    index = (index - 1) / 2
                    tree[index] += 1
                }
            }
        }
        return sum
    }

    /// Returns the positions of the ends of a vertex's links, sorted.
    func endPositions(of vertex: Int, _ links: ColumnGraph.Links) -> [Int] {
        var link = links.start[vertex]
        let end = links.start[vertex + 1]
        if end - link == 1 { return [positions[links.ends[link]]] }
        var ends: [Int] = []
        while link < end {
            ends.append(positions[links.ends[link]])
            link += 1
        }
        ends.sort()
        return ends
    }

    /// Returns links with the ends of each vertex from top to bottom.
    func sorted(_ links: ColumnGraph.Links) -> ColumnGraph.Links {
        var sorted = links
        for vertex in 0..<graph.vertexCount where links.count(of: vertex) > 1 {
            let range = links.start[vertex]..<links.start[vertex + 1]
            sorted.ends.replaceSubrange(range, with: links.ends[range].sorted { positions[$0] < positions[$1] })
        }
        return sorted
    }
}
