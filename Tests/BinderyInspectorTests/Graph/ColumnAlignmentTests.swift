import BinderyTestSupport
import Testing

@testable import BinderyInspector

@Suite struct ColumnAlignmentTests {
    private typealias Link = (left: Int, right: Int)

    private func forRandomOrders(_ body: (ColumnOrder, [Double]) -> Void) {
        var random = SplitMix(seed: 1)
        for round in 0..<60 {
            let graph = RandomGraph.acyclic(&random).columns
            // Without sweeps in every other round: many links between bends cross.
            let order =
                round % 2 == 0
                ? ColumnOrder.withFewCrossings(graph, work: 240_000)
                : ColumnOrder(searching: graph, isRightwards: true)
            let distances = ColumnAlignment.Distances(
                boxCount: graph.boxCount, boxHeight: 30, rowSpacing: 12, lineSpacing: 10)
            body(order, ColumnAlignment(order: order, distances: distances).centres())
        }
    }

    @Test func verticesKeepTheirOrderAndDistances() {
        forRandomOrders { order, centres in
            for column in order.columns {
                for (upper, lower) in zip(column, column.dropFirst()) {
                    let bends = [upper, lower].count { order.graph.isBend($0) }
                    #expect(centres[lower] - centres[upper] >= [42, 25, 10][bends])
                }
            }
        }
    }

    @Test func longEdgesAreStraightUnlessTheyCrossOthers() {
        var count = 0
        forRandomOrders { order, centres in
            let graph = order.graph
            var links: [Link] = []
            for bend in graph.boxCount..<graph.vertexCount {
                let right = graph.right.ends[graph.right.start[bend]]
                if graph.isBend(right) { links.append((bend, right)) }
            }
            let positions = order.positions
            func cross(_ first: Link, _ second: Link) -> Bool {
                graph.columns[first.left] == graph.columns[second.left]
                    && (positions[first.left] - positions[second.left])
                        * (positions[first.right] - positions[second.right]) < 0
            }
            for link in links where !links.contains(where: { cross($0, link) }) {
                #expect(centres[link.left] == centres[link.right])
                count += 1
            }
        }
        #expect(count > 400)
    }
}
