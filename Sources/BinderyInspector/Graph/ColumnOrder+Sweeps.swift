extension ColumnOrder {
    /// Returns an order with few crossings.
    ///
    /// Two depth-first orders, from the left and from the right, are each improved by sweeps in both directions. A
    /// sweep sorts each column by the average position of the neighbours in the previous one (Sugiyama, Tagawa and
    /// Toda, 1981) and then exchanges adjacent vertices. The result is the best order found.
    ///
    /// The two initial orders, and exchanges of equal vertices in every other pair of sweeps, are from E. Gansner,
    /// E. Koutsofios, S. North and K. Vo, "A technique for drawing directed graphs", 1993. M. Jünger and P. Mutzel,
    /// "2-layer straightline crossing minimization", 1997, recommend the average instead of the median.
    ///
    /// - Parameter work: The number of vertices and links, together, that all sweeps may visit. There is at least one
    ///   sweep of each order that has crossings.
    static func withFewCrossings(_ graph: ColumnGraph, work: Int) -> ColumnOrder {
        let size = graph.vertexCount + graph.right.ends.count
        let sweepLimit = min(12, max(1, work / (2 * size)))
        var best = ColumnOrder(searching: graph, isRightwards: true)
        var fewest = best.crossings
        for isRightwards in [true, false] where fewest > 0 {
            var order = isRightwards ? best : ColumnOrder(searching: graph, isRightwards: false)
            var least = isRightwards ? fewest : order.crossings
            if least < fewest { (best, fewest) = (order, least) }
            var fruitless = 0
            for sweep in 0..<sweepLimit where fewest > 0 && fruitless < 4 {
                order.sweep(isRightwards: (sweep % 2 == 0) == isRightwards, exchangesEqual: sweep % 4 >= 2)
                let crossings = order.crossings
                fruitless = crossings < least ? 0 : fruitless + 1
                least = min(least, crossings)
                if crossings < fewest { (best, fewest) = (order, crossings) }
            }
        }
        return best
    }

    private mutating func sweep(isRightwards: Bool, exchangesEqual: Bool) {
        let fixed = isRightwards ? graph.left : graph.right
        for step in 1..<graph.columnCount {
            sort(isRightwards ? step : graph.columnCount - 1 - step, by: fixed)
        }
        for step in 0..<graph.columnCount {
            exchange(in: isRightwards ? step : graph.columnCount - 1 - step, exchangesEqual: exchangesEqual)
        }
    }

    /// Sorts a column by the average positions of linked vertices. Vertices without links stay where they are.
    private mutating func sort(_ column: Int, by links: ColumnGraph.Links) {
        let vertices = columns[column]
        let count = vertices.count
        var slots: [Int] = []
        // Averages as fixed-point numbers, then the index in the column: all keys differ, and ties keep their order.
        var keys: [Int] = []
        var index = 0
        while index < count {
            let vertex = vertices[index]
            let (start, end) = (links.start[vertex], links.start[vertex + 1])
            if start < end {
                var sum = 0
                var link = start
                while link < end {
                    sum += positions[links.ends[link]]
                    link += 1
                }
                slots.append(index)
                keys.append((sum * 4_096 / (end - start)) * count + index)
            }
            index += 1
        }
        keys.sort()
        index = 0
        while index < slots.count {
            let vertex = vertices[keys[index] % count]
            columns[column][slots[index]] = vertex
            positions[vertex] = slots[index]
            index += 1
        }
    }

    /// Exchanges adjacent vertices while this removes crossings, at most three times along the column.
    ///
    /// - Parameter exchangesEqual: Whether vertices are exchanged, the first time, even if this changes no crossing.
    private mutating func exchange(in column: Int, exchangesEqual: Bool) {
        let count = columns[column].count
        guard count > 1 else { return }
        var vertices = columns[column]
        var lefts = vertices.map { endPositions(of: $0, graph.left) }
        var rights = vertices.map { endPositions(of: $0, graph.right) }
        var pass = 0
        var isImproved = true
        while isImproved && pass < 3 {
            isImproved = false
            pass += 1
            var index = 1
            while index < count {
                let gain =
                    Self.inversions(lefts[index - 1], lefts[index])
                    + Self.inversions(rights[index - 1], rights[index])
                if gain > 0 || (exchangesEqual && gain == 0 && pass == 1) {
                    vertices.swapAt(index - 1, index)
                    lefts.swapAt(index - 1, index)
                    rights.swapAt(index - 1, index)
                    isImproved = true
                }
                index += 1
            }
        }
        columns[column] = vertices
        for (index, vertex) in vertices.enumerated() { positions[vertex] = index }
    }

    /// Returns the number of crossings of two vertices' links, minus those after an exchange. Both arrays are sorted.
    private static func inversions(_ upper: [Int], _ lower: [Int]) -> Int {
        if upper.isEmpty || lower.isEmpty { return 0 }
        if upper.count == 1 && lower.count == 1 { return (upper[0] - lower[0]).signum() }
        // The numbers of ends in `lower` before, and up to, the current end of `upper`.
        var (before, upTo, sum) = (0, 0, 0)
        var index = 0
        while index < upper.count {
            let end = upper[index]
            while before < lower.count && lower[before] < end { before += 1 }
            while upTo < lower.count && lower[upTo] <= end { upTo += 1 }
            sum += before - (lower.count - upTo)
            index += 1
        }
        return sum
    }
}
