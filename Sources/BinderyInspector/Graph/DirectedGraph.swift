/// A directed graph whose nodes are numbered from 0, with each edge once and no edge from a node to itself.
struct DirectedGraph: Sendable {
    struct Edge: Sendable, Equatable {
        let from: Int
        let to: Int
    }

    /// The ids of the nodes, in the order given. Everything else refers to a node by its index in this array.
    let ids: [Int]
    let indices: [Int: Int]
    /// In the order given.
    let edges: [Edge]
    /// For each node, the nodes that its edges lead to.
    let successors: [[Int]]
    let predecessors: [[Int]]

    /// Creates a graph from the ids of its nodes and edges.
    ///
    /// Repeated nodes and edges count once. Edges of unknown nodes, and from a node to itself, are ignored.
    init(nodes: [Int], edges: [(from: Int, to: Int)]) {
        var ids: [Int] = []
        var indices = [Int: Int](minimumCapacity: nodes.count)
        for id in nodes where indices[id] == nil {
            indices[id] = ids.count
            ids.append(id)
        }
        let known = edges.compactMap { edge -> Edge? in
            guard let from = indices[edge.from], let to = indices[edge.to] else { return nil }
            return Edge(from: from, to: to)
        }
        self.init(ids: ids, indices: indices, edges: known)
    }

    private init(ids: [Int], indices: [Int: Int], edges: [Edge]) {
        self.ids = ids
        self.indices = indices
        var seen = Set<Int>(minimumCapacity: edges.count)
        var unique: [Edge] = []
        var successors = [[Int]](repeating: [], count: ids.count)
        var predecessors = successors
        for edge in edges where edge.from != edge.to && seen.insert(edge.from * ids.count + edge.to).inserted {
            unique.append(edge)
            successors[edge.from].append(edge.to)
            predecessors[edge.to].append(edge.from)
        }
        self.edges = unique
        self.successors = successors
        self.predecessors = predecessors
    }

    /// A number for each node, higher than those of its successors except along edges that close a cycle.
    ///
    /// These are the finishing times of a depth-first search, which begins at the nodes without predecessors
    /// (R. Tarjan, "Edge-disjoint spanning trees and depth-first search", 1976). Without cycles, every edge descends.
    func finishingTimes() -> [Int] {
        var times = [Int](repeating: -1, count: ids.count)
        var isSeen = [Bool](repeating: false, count: ids.count)
        var clock = 0
        // The path to the current node, each with the number of successors already visited.
        var path: [(node: Int, visited: Int)] = []
        let roots = ids.indices.filter { predecessors[$0].isEmpty } + ids.indices.filter { !predecessors[$0].isEmpty }
        for root in roots where !isSeen[root] {
            isSeen[root] = true
            path.append((root, 0))
            while let (node, visited) = path.last {
                if visited < successors[node].count {
                    path[path.count - 1].visited += 1
                    let next = successors[node][visited]
                    if !isSeen[next] {
                        isSeen[next] = true
                        path.append((next, 0))
                    }
                } else {
                    path.removeLast()
                    times[node] = clock
                    clock += 1
                }
            }
        }
        return times
    }

    /// Returns the graph in which the edges that ascend by `times` are turned round, so that it has no cycles.
    func turningAscendingEdges(by times: [Int]) -> DirectedGraph {
        let edges = edges.map { times[$0.from] > times[$0.to] ? $0 : Edge(from: $0.to, to: $0.from) }
        return DirectedGraph(ids: ids, indices: indices, edges: edges)
    }

    /// The sets of nodes that edges connect, each in ascending order, by their first nodes.
    func components() -> [[Int]] {
        var componentOf = [Int](repeating: -1, count: ids.count)
        var count = 0
        for root in ids.indices where componentOf[root] < 0 {
            componentOf[root] = count
            var pending = [root]
            while let node = pending.popLast() {
                for next in successors[node] where componentOf[next] < 0 {
                    componentOf[next] = count
                    pending.append(next)
                }
                for next in predecessors[node] where componentOf[next] < 0 {
                    componentOf[next] = count
                    pending.append(next)
                }
            }
            count += 1
        }
        var components = [[Int]](repeating: [], count: count)
        for node in ids.indices { components[componentOf[node]].append(node) }
        return components
    }
}
