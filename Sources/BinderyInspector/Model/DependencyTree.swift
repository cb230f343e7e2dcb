internal import Bindery

/// The present values of what some properties depend on.
enum DependencyTree {
    private static let greatestDepth = 5
    private static let mostLines = 60

    /// Each property, indented below what depends on it. What is below several is described below the first.
    static func lines(
        of graph: TraceGraph, below roots: [Int], _ words: ExplanationWords
    ) -> [InspectorModel.AnswerLine] {
        let byID = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
        var lines: [InspectorModel.AnswerLine] = []
        var described: Set<Int> = []
        var waiting = roots.reversed().map { (id: $0, depth: 0) }
        while let (id, depth) = waiting.popLast(), lines.count < mostLines {
            guard let node = byID[id], described.insert(id).inserted else { continue }
            lines.append(
                InspectorModel.AnswerLine(id: id, depth: depth, text: words.state(node.name, words.value(node.value))))
            if depth == greatestDepth { continue }
            waiting.append(contentsOf: node.dependencies.reversed().map { ($0, depth + 1) })
        }
        return lines
    }
}
