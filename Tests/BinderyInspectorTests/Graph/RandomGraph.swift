import BinderyTestSupport

@testable import BinderyInspector

/// Edges of a graph from a seed; its nodes are 0 up to `count`.
struct RandomGraph: CustomStringConvertible {
    var count: Int
    var edges: [(from: Int, to: Int)]

    var nodes: [Int] { Array(0..<count) }
    var description: String { "\(count) nodes, \(edges.map { "\($0.from)→\($0.to)" })" }

    /// The columns of the graph, which must have no cycles.
    var columns: ColumnGraph {
        let graph = DirectedGraph(nodes: nodes, edges: edges)
        return ColumnGraph(
            boxColumns: graph.columns(by: graph.finishingTimes()), edges: graph.edges, longestSpan: .max)
    }

    /// Any edges: cycles, repeated ones, and edges from a node to itself.
    static func any(_ random: inout SplitMix, nodes: Int = 40, edges: Int = 70) -> RandomGraph {
        let count = 1 + random.below(nodes)
        return RandomGraph(
            count: count,
            edges: (0..<random.below(edges)).map { _ in (from: random.below(count), to: random.below(count)) })
    }

    /// No cycles. The numbers of the nodes say nothing about their order.
    static func acyclic(_ random: inout SplitMix, nodes: Int = 40, edges: Int = 70) -> RandomGraph {
        var graph = any(&random, nodes: nodes, edges: edges)
        let rank = graph.nodes.shuffled(using: &random)
        let edges = graph.edges.filter { $0.from != $0.to }
        graph.edges = edges.map { rank[$0.from] < rank[$0.to] ? $0 : (from: $0.to, to: $0.from) }
        return graph
    }

    /// One root, from which all edges lead away, or to which all lead.
    static func tree(_ random: inout SplitMix, nodes: Int = 60, isFromRoot: Bool) -> RandomGraph {
        let count = 1 + random.below(nodes)
        let names = (0..<count).shuffled(using: &random)
        var edges: [(from: Int, to: Int)] = []
        for node in 0..<count where node > 0 {
            let parent = random.below(node)
            edges.append(isFromRoot ? (names[parent], names[node]) : (names[node], names[parent]))
        }
        return RandomGraph(count: count, edges: edges.shuffled(using: &random))
    }
}
