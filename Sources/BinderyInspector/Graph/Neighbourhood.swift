/// The nodes of a directed graph that are nearest to some of them, along and against its edges.
///
/// A drawing of a graph with thousands of nodes shows these, and on each the number of neighbours that are not shown.
package struct Neighbourhood: Sendable, Equatable {
    /// The nearest nodes first, beginning with the ones given, in the order of all nodes.
    package let nodes: [Int]
    /// The number of edges to each of `nodes`, for each node of this array.
    package let distances: [Int]
    private let hidden: [Int: Hidden]

    private struct Hidden: Sendable, Equatable {
        var dependencies: Int
        var dependents: Int
    }

    /// Searches breadth first. A node's dependencies and dependents take turns, so that many of one kind do not leave
    /// the other kind out.
    ///
    /// - Parameters:
    ///   - ids: The nodes at distance 0. Unknown ids are ignored.
    ///   - nodes: The ids of all nodes.
    ///   - edges: From a dependency to its dependent. Edges of unknown nodes, edges from a node to itself and repeated
    ///     edges are ignored.
    ///   - limit: The number of nodes at which the search ends.
    package init(of ids: Set<Int>, among nodes: [Int], edges: [(from: Int, to: Int)], limit: Int) {
        let graph = DirectedGraph(nodes: nodes, edges: edges)
        let starts = graph.ids.indices.filter { ids.contains(graph.ids[$0]) }.prefix(max(limit, 0))
        var found = Array(starts)
        var distances = [Int](repeating: -1, count: graph.ids.count)
        for node in found { distances[node] = 0 }
        var index = 0
        while index < found.count && found.count < limit {
            let node = found[index]
            index += 1
            let (dependencies, dependents) = (graph.predecessors[node], graph.successors[node])
            for turn in 0..<max(dependencies.count, dependents.count) {
                for side in [dependencies, dependents] where turn < side.count && found.count < limit {
                    let next = side[turn]
                    if distances[next] >= 0 { continue }
                    distances[next] = distances[node] + 1
                    found.append(next)
                }
            }
        }
        self.nodes = found.map { graph.ids[$0] }
        self.distances = found.map { distances[$0] }
        var hidden = [Int: Hidden](minimumCapacity: found.count)
        for node in found {
            hidden[graph.ids[node]] = Hidden(
                dependencies: graph.predecessors[node].count { distances[$0] < 0 },
                dependents: graph.successors[node].count { distances[$0] < 0 })
        }
        self.hidden = hidden
    }

    /// The number of a node's dependencies that are not in the neighbourhood; 0 for a node outside it.
    package func hiddenDependencies(of id: Int) -> Int { hidden[id]?.dependencies ?? 0 }

    /// The number of a node's dependents that are not in the neighbourhood; 0 for a node outside it.
    package func hiddenDependents(of id: Int) -> Int { hidden[id]?.dependents ?? 0 }

    /// The number of nodes next to one that are not in the neighbourhood; a node on both sides counts twice.
    package func hidden(around id: Int) -> Int { hiddenDependencies(of: id) + hiddenDependents(of: id) }
}
