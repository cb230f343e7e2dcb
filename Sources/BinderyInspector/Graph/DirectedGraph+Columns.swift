extension DirectedGraph {
    /// Returns the column of each node, so that every edge leads to a higher one. The graph must have no cycles.
    ///
    /// First, each node is in the lowest column possible: the length of the longest path to it. Then nodes with at
    /// least as many dependents as dependencies move towards their dependents, which does not increase the total length
    /// of all edges. So a source is next to its first dependent.
    ///
    /// - Parameter times: Numbers that descend along every edge.
    func columns(by times: [Int]) -> [Int] {
        var order = [Int](repeating: 0, count: ids.count)
        for (node, time) in times.enumerated() { order[ids.count - 1 - time] = node }
        var columns = [Int](repeating: 0, count: ids.count)
        for node in order {
            for next in successors[node] { columns[next] = max(columns[next], columns[node] + 1) }
        }
        for node in order.reversed() where successors[node].count >= max(predecessors[node].count, 1) {
            var nearest = Int.max
            for next in successors[node] { nearest = min(nearest, columns[next]) }
            columns[node] = nearest - 1
        }
        return columns
    }
}
