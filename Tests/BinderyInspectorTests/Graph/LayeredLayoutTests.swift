import BinderyTestSupport
import Testing

@testable import BinderyInspector

@Suite struct LayeredLayoutTests {
    private func layout(_ graph: RandomGraph) -> LayeredLayout { layout(graph.nodes, graph.edges) }

    private func layout(_ nodes: [Int], _ edges: [(from: Int, to: Int)]) -> LayeredLayout {
        LayeredLayout(nodes: nodes, edges: edges, boxWidth: 100, boxHeight: 30)
    }

    private func columns(_ layout: LayeredLayout) -> [Int: Int] {
        Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.id, $0.column) })
    }

    /// Calls a function with many small graphs, and with some that have cycles.
    private func forRandomGraphs(_ body: (RandomGraph) -> Void) {
        var random = SplitMix(seed: 1)
        for round in 0..<150 { body(round % 3 == 0 ? .any(&random) : .acyclic(&random)) }
        body(.acyclic(&random, nodes: 300, edges: 600))
    }

    @Test func aChainIsALine() {
        let layout = layout([7, 8, 9], [(8, 9), (7, 8)])
        #expect(layout.boxes.map(\.id) == [7, 8, 9])
        #expect(layout.boxes.map(\.column) == [0, 1, 2])
        #expect(layout.boxes.map(\.y) == [0, 0, 0])
        #expect(layout.boxes.map(\.x) == [0, 156, 312])
        #expect(layout.lines.map(\.from) == [8, 7])
        #expect(layout.lines[0].points == [.init(x: 256, y: 15), .init(x: 312, y: 15)])
        #expect(layout.width == 412)
        #expect(layout.height == 30)
    }

    @Test func anEmptyGraphHasNoSize() {
        let layout = layout([], [(1, 2)])
        #expect(layout.boxes == [] && layout.lines == [])
        #expect(layout.width == 0 && layout.height == 0)
    }

    @Test func unknownNodesRepeatedEdgesAndEdgesToThemselvesAreIgnored() {
        let layout = layout([1, 2, 1], [(1, 2), (1, 1), (1, 3), (3, 2), (1, 2)])
        #expect(layout.boxes.map(\.id) == [1, 2])
        #expect(layout.lines.count == 1)
    }

    @Test func eachNodeIsDrawnOnceAndEachEdgeOnce() {
        forRandomGraphs { graph in
            let layout = layout(graph)
            #expect(layout.boxes.map(\.id) == graph.nodes)
            var seen: Set<[Int]> = []
            let edges = graph.edges.map { [$0.from, $0.to] }.filter { $0[0] != $0[1] && seen.insert($0).inserted }
            #expect(layout.lines.map { [$0.from, $0.to] } == edges)
        }
    }

    @Test func noTwoBoxesOverlapAndRowsCountFromTheTop() {
        forRandomGraphs { graph in
            let layout = layout(graph)
            for boxes in Dictionary(grouping: layout.boxes, by: \.column).values {
                let sorted = boxes.sorted { $0.y < $1.y }
                #expect(sorted.map(\.row) == Array(sorted.indices), "\(graph)")
                for (upper, lower) in zip(sorted, sorted.dropFirst()) {
                    #expect(upper.y + upper.height + 12 <= lower.y + 0.001, "\(graph)")
                }
            }
            #expect(layout.boxes.allSatisfy { $0.x == Double($0.column) * 156 })
        }
    }

    @Test func everyEdgeLeadsToAHigherColumnUnlessItIsReversed() {
        forRandomGraphs { graph in
            let layout = layout(graph)
            let columns = columns(layout)
            for line in layout.lines {
                #expect(line.isReversed == (columns[line.from]! > columns[line.to]!))
                #expect(columns[line.from] != columns[line.to])
            }
        }
    }

    @Test func onlyCyclesHaveReversedEdges() {
        var random = SplitMix(seed: 2)
        for _ in 0..<100 {
            let graph = RandomGraph.acyclic(&random)
            #expect(layout(graph).lines.allSatisfy { !$0.isReversed }, "\(graph)")
        }
        let cycle = layout([1, 2, 3], [(1, 2), (2, 3), (3, 1)])
        #expect(cycle.lines.map(\.isReversed) == [false, false, true])
        // Begins where the cycle is entered.
        let entered = layout([1, 2, 3, 4], [(1, 2), (2, 3), (3, 1), (4, 2)])
        #expect(entered.lines.map(\.isReversed) == [true, false, false, false])
        let both = layout([1, 2], [(1, 2), (2, 1)])
        #expect(both.lines.map(\.isReversed) == [false, true])
        #expect(both.lines[0].points == both.lines[1].points.reversed())
    }

    @Test func aSourceIsNextToItsFirstDependent() {
        var random = SplitMix(seed: 3)
        for _ in 0..<100 {
            let graph = RandomGraph.acyclic(&random)
            let layout = layout(graph)
            let columns = columns(layout)
            let observed = Set(layout.lines.map(\.to))
            for (source, lines) in Dictionary(grouping: layout.lines, by: \.from) where !observed.contains(source) {
                #expect(lines.map { columns[$0.to]! }.min() == columns[source]! + 1, "\(graph)")
            }
        }
    }

    @Test func aTreeHasNoCrossingsAndStraightLongLines() {
        var random = SplitMix(seed: 4)
        for round in 0..<60 {
            let layout = layout(RandomGraph.tree(&random, isFromRoot: round % 2 == 0))
            #expect(layout.lines.crossings == 0)
            // One horizontal line, and a segment at each end.
            #expect(layout.lines.allSatisfy { $0.points.count <= 4 })
        }
    }

    @Test func noLineTouchesABoxThatIsNotItsEnd() {
        forRandomGraphs { graph in expectFreeLines(layout(graph)) }
    }

    @Test func edgesThatAreTooManyForTheColumnsPassAboveThem() {
        let layout = layout(Array(0..<70), (0..<70).flatMap { node in (0..<node).map { (from: $0, to: node) } })
        let above = layout.lines.filter { $0.points.contains { $0.y == 0 } }
        let through = layout.lines.filter { !$0.points.contains { $0.y == 0 } }
        #expect(above.map { $0.to - $0.from }.min()! > through.map { $0.to - $0.from }.max()!)
        expectFreeLines(layout)
    }

    private func expectFreeLines(_ layout: LayeredLayout) {
        let boxes = Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.id, $0) })
        let byColumn = Dictionary(grouping: layout.boxes, by: \.column)
        var touched = 0
        for line in layout.lines {
            let (from, to) = (boxes[line.from]!, boxes[line.to]!)
            let start = from.x + (line.isReversed ? 0 : from.width), end = to.x + (line.isReversed ? to.width : 0)
            #expect(line.points.first == .init(x: start, y: from.y + from.height / 2))
            #expect(line.points.last == .init(x: end, y: to.y + to.height / 2))
            for (point, next) in zip(line.points, line.points.dropFirst()) {
                for step in 0...20 {
                    let part = Double(step) / 20
                    let (x, y) = (point.x + (next.x - point.x) * part, point.y + (next.y - point.y) * part)
                    if x < 0 || x > layout.width || y < 0 || y > layout.height { touched += 1 }
                    for box in byColumn[Int(x / 156)] ?? [] where box.id != line.from && box.id != line.to {
                        if x <= box.x + box.width && y >= box.y && y <= box.y + box.height { touched += 1 }
                    }
                }
                // Only horizontal segments pass columns.
                if point.y != next.y {
                    let left = min(point.x, next.x)
                    if Int(left / 156) != Int((max(point.x, next.x) - 1) / 156) { touched += 1 }
                    if left.truncatingRemainder(dividingBy: 156) < 100 { touched += 1 }
                }
            }
        }
        #expect(touched == 0)
    }

    @Test func aNodeIsInTheMiddleOfItsDependents() {
        let layout = layout([0, 1, 2, 3], [(0, 1), (0, 2), (0, 3)])
        #expect(layout.boxes.map(\.y) == [42, 0, 42, 84])
    }

    @Test func theSameGraphIsDrawnTheSame() {
        forRandomGraphs { graph in #expect(layout(graph) == layout(graph)) }
    }

    @Test func aNewLeafOfATreeKeepsTheOrderOfItsNodes() {
        var random = SplitMix(seed: 5)
        for _ in 0..<60 {
            var tree = RandomGraph.tree(&random, isFromRoot: true)
            let old = layout(tree)
            tree.edges.append((from: random.below(tree.count), to: tree.count))
            tree.count += 1
            let new = layout(tree)
            for first in old.boxes {
                for second in old.boxes where first.column == second.column && first.row < second.row {
                    let (first, second) = (new.boxes[first.id], new.boxes[second.id])
                    #expect(first.column != second.column || first.row < second.row)
                }
            }
        }
    }

    @Test func partsWithoutEdgesBetweenThemAreBelowOneAnother() {
        let layout = layout(Array(1...8), [(3, 4), (1, 2), (5, 6)])
        let tops = Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.id, $0.y) })
        #expect([1, 3, 5, 7].map { tops[$0]! } == [0, 54, 108, 162])
        #expect(layout.boxes.suffix(2).map(\.column) == [0, 1])
    }

    @Test func tenThousandNodesAreDrawn() {
        var random = SplitMix(seed: 6)
        let nodes = Array(0..<10_000)
        let edges = (0..<20_000).map { _ in (from: random.below(10_000), to: random.below(10_000)) }
        #expect(layout(nodes, edges).boxes.count == 10_000)
        let chain = nodes.dropFirst().map { (from: $0 - 1, to: $0) }
        let far = nodes.dropFirst().map { (from: 0, to: $0) } + nodes.dropLast().map { (from: $0, to: 9_999) }
        #expect(layout(nodes, chain + far).boxes.map(\.column) == nodes)
        #expect(layout(nodes, []).width < 30_000)
    }
}

extension [LayeredLayout.Line] {
    /// The number of pairs of segments that cross, not counting common ends.
    fileprivate var crossings: Int {
        let segments = flatMap { line in zip(line.points, line.points.dropFirst()).map { ($0, $1) } }
        func side(_ point: LayeredLayout.Point, of line: (LayeredLayout.Point, LayeredLayout.Point)) -> Int {
            let area =
                (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
            return area > 0.001 ? 1 : area < -0.001 ? -1 : 0
        }
        var count = 0
        for (index, first) in segments.enumerated() {
            for second in segments[..<index] {
                let across = side(first.0, of: second) * side(first.1, of: second)
                if across < 0 && side(second.0, of: first) * side(second.1, of: first) < 0 { count += 1 }
            }
        }
        return count
    }
}
