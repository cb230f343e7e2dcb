import BinderyTestSupport
import Testing

@testable import BinderyInspector

@Suite struct ColumnOrderTests {
    /// Compares each pair of links.
    private func slowCrossings(_ order: ColumnOrder) -> Int {
        let graph = order.graph
        var links: [(column: Int, from: Int, to: Int)] = []
        for vertex in 0..<graph.vertexCount {
            for end in graph.right.ends[graph.right.start[vertex]..<graph.right.start[vertex + 1]] {
                links.append((graph.columns[vertex], order.positions[vertex], order.positions[end]))
            }
        }
        var count = 0
        for first in links {
            for second in links where first.column == second.column && first.from < second.from {
                if first.to > second.to { count += 1 }
            }
        }
        return count
    }

    private func expectConsistent(_ order: ColumnOrder) {
        #expect(order.columns.flatMap(\.self).sorted() == Array(0..<order.graph.vertexCount))
        for (column, vertices) in order.columns.enumerated() {
            #expect(vertices.allSatisfy { order.graph.columns[$0] == column })
            #expect(vertices.map { order.positions[$0] } == Array(vertices.indices))
        }
    }

    @Test func linksLeadFromOneColumnToTheNext() {
        var random = SplitMix(seed: 1)
        for _ in 0..<50 {
            let graph = RandomGraph.acyclic(&random).columns
            for vertex in 0..<graph.vertexCount {
                let ends = graph.right.ends[graph.right.start[vertex]..<graph.right.start[vertex + 1]]
                #expect(ends.allSatisfy { graph.columns[$0] == graph.columns[vertex] + 1 })
                if graph.isBend(vertex) {
                    #expect(graph.left.count(of: vertex) == 1 && graph.right.count(of: vertex) == 1)
                }
            }
        }
    }

    @Test func theShortestEdgesGetTheirBendsFirst() {
        let edges = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 3)].map { DirectedGraph.Edge(from: $0.0, to: $0.1) }
        let longestSpan = ColumnGraph.longestSpan(of: edges.map { $0.to - $0.from }, bendLimit: 3)
        let bends = ColumnGraph(boxColumns: [0, 1, 2, 3, 4], edges: edges, longestSpan: longestSpan).bends
        #expect(bends.map { $0?.count } == [0, 1, nil, nil, 1])
    }

    @Test func crossingsAreThoseOfAllPairs() {
        var random = SplitMix(seed: 2)
        for _ in 0..<50 {
            let graph = RandomGraph.acyclic(&random).columns
            let order = ColumnOrder(searching: graph, isRightwards: true)
            expectConsistent(order)
            #expect(order.crossings == slowCrossings(order))
        }
    }

    @Test func crossingsAreNotMoreThanInEitherInitialOrder() {
        var random = SplitMix(seed: 3)
        var (initial, final) = (0, 0)
        for _ in 0..<50 {
            let graph = RandomGraph.acyclic(&random).columns
            let order = ColumnOrder.withFewCrossings(graph, work: 240_000)
            expectConsistent(order)
            for isRightwards in [true, false] {
                let crossings = ColumnOrder(searching: graph, isRightwards: isRightwards).crossings
                #expect(order.crossings <= crossings)
                initial += crossings
            }
            final += order.crossings
        }
        #expect(final * 6 < initial)
    }

    /// Two columns of four nodes: all orders are tried.
    @Test func crossingsAreCloseToTheFewestPossible() {
        var random = SplitMix(seed: 4)
        let orders = permutations(4)
        var (found, possible) = (0, 0)
        for _ in 0..<40 {
            let pairs = (0..<4).flatMap { from in (4..<8).map { (from: from, to: $0) } }
            let edges = Array(pairs.shuffled(using: &random).prefix(9))
            let graph = DirectedGraph(nodes: Array(0..<8), edges: edges)
            let columns = (0..<8).map { $0 / 4 }
            let order = ColumnOrder.withFewCrossings(
                ColumnGraph(boxColumns: columns, edges: graph.edges, longestSpan: 1), work: 240_000)
            found += order.crossings
            var fewest = Int.max
            for left in orders {
                for right in orders {
                    var count = 0
                    for first in edges {
                        for second in edges where left[first.from] < left[second.from] {
                            if right[first.to - 4] > right[second.to - 4] { count += 1 }
                        }
                    }
                    fewest = min(fewest, count)
                }
            }
            #expect(order.crossings >= fewest)
            possible += fewest
        }
        #expect(possible > 0 && found * 100 <= possible * 105, "found \(found) possible \(possible)")
    }

    private func permutations(_ count: Int) -> [[Int]] {
        if count == 0 { return [[]] }
        return permutations(count - 1).flatMap { shorter in
            (0...shorter.count).map { index in
                var longer = shorter
                longer.insert(count - 1, at: index)
                return longer
            }
        }
    }
}
