import BinderyTestSupport
import Testing

@testable import BinderyInspector

@Suite struct NeighbourhoodTests {
    @Test func theNearestNodesComeFirst() {
        let edges = [(1, 2), (2, 3), (3, 4), (4, 5), (9, 3)].map { (from: $0.0, to: $0.1) }
        let neighbourhood = Neighbourhood(of: [3], among: [1, 2, 3, 4, 5, 9], edges: edges, limit: 4)
        #expect(neighbourhood.nodes == [3, 2, 4, 9])
        #expect(neighbourhood.distances == [0, 1, 1, 1])
        #expect(neighbourhood.hiddenDependencies(of: 2) == 1)
        #expect(neighbourhood.hiddenDependents(of: 2) == 0)
        #expect(neighbourhood.hidden(around: 4) == 1)
        #expect(neighbourhood.hidden(around: 3) == 0)
        #expect(neighbourhood.hidden(around: 5) == 0, "not in the neighbourhood")
    }

    @Test func manyDependentsLeaveRoomForTheDependencies() {
        let edges = (1...100).map { (from: 0, to: $0) } + [(from: 101, to: 0), (from: 102, to: 0)]
        let neighbourhood = Neighbourhood(of: [0], among: Array(0...102), edges: edges, limit: 10)
        #expect(neighbourhood.nodes == [0, 101, 1, 102, 2, 3, 4, 5, 6, 7])
        #expect(neighbourhood.hiddenDependents(of: 0) == 93)
        #expect(neighbourhood.hiddenDependencies(of: 0) == 0)
    }

    @Test func unknownNodesAreIgnored() {
        let neighbourhood = Neighbourhood(
            of: [1, 5], among: [1, 2], edges: [(5, 1), (1, 1), (1, 2), (1, 2)], limit: 1)
        #expect(neighbourhood.nodes == [1])
        #expect(neighbourhood.hidden(around: 1) == 1)
        #expect(Neighbourhood(of: [1], among: [1], edges: [], limit: 0).nodes == [])
    }

    @Test func randomNeighbourhoodsAreConnectedAndNearest() {
        var random = SplitMix(seed: 1)
        for round in 0..<200 {
            let graph = RandomGraph.any(&random)
            let picked = Set((0...round % 3).map { _ in random.below(graph.count) })
            let limit = random.below(graph.count + 2)
            let neighbourhood = Neighbourhood(of: picked, among: graph.nodes, edges: graph.edges, limit: limit)
            let nodes = neighbourhood.nodes
            let distances = slowDistances(graph, picked)
            let reachable = graph.nodes.filter { distances[$0] != nil }
            #expect(nodes.count == min(limit, reachable.count))
            #expect(Set(nodes).count == nodes.count)
            #expect(neighbourhood.distances == nodes.map { distances[$0]! })
            #expect(neighbourhood.distances == neighbourhood.distances.sorted())
            // All of one distance before any of the next one.
            let farthest = neighbourhood.distances.last ?? 0
            #expect(reachable.allSatisfy { distances[$0]! >= farthest || nodes.contains($0) })
            let edges = Set(graph.edges.filter { $0.from != $0.to }.map { [$0.from, $0.to] })
            for (node, distance) in zip(nodes, neighbourhood.distances) {
                let dependencies = edges.filter { $0[1] == node }.map { $0[0] }
                let dependents = edges.filter { $0[0] == node }.map { $0[1] }
                #expect(neighbourhood.hiddenDependencies(of: node) == dependencies.count { !nodes.contains($0) })
                #expect(neighbourhood.hiddenDependents(of: node) == dependents.count { !nodes.contains($0) })
                // Connected: a neighbour is one step nearer.
                let nearer = (dependencies + dependents).filter { distances[$0] == distance - 1 }
                #expect(distance == 0 || nearer.contains(where: nodes.contains))
            }
        }
    }

    /// Shortens the distances until none can be shortened.
    private func slowDistances(_ graph: RandomGraph, _ picked: Set<Int>) -> [Int: Int] {
        var distances = Dictionary(uniqueKeysWithValues: picked.map { ($0, 0) })
        var isChanged = true
        while isChanged {
            isChanged = false
            for edge in graph.edges {
                for (node, other) in [edge, (edge.to, edge.from)] {
                    if let distance = distances[node], distance + 1 < distances[other] ?? .max {
                        distances[other] = distance + 1
                        isChanged = true
                    }
                }
            }
        }
        return distances
    }
}
