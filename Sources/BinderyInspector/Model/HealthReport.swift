internal import Bindery

/// What is conspicuous in a session.
struct HealthReport: Equatable {
    struct Finding: Identifiable, Equatable {
        enum Kind: Equatable {
            case diagnosis, longExecution(Duration), idle(Int, of: Int), unneeded(Int), largeTurn(Int), retained(
                Int, screen: String)
        }

        let id: String
        let kind: Kind
        let detail: String
        /// The property of the graph that it is about.
        let node: Int?
    }

    private(set) var findings: [Finding] = []
    /// The most expensive properties, the first first.
    let costly: [TraceGraph.Node]

    static func == (one: HealthReport, other: HealthReport) -> Bool {
        one.findings == other.findings && one.costly.map(\.runs) == other.costly.map(\.runs)
            && one.costly.map(\.id) == other.costly.map(\.id)
    }

    private static let longExecution: Duration = .seconds(3)
    /// What ends a screen may take a moment to let it go.
    private static let timeToLetGo: Duration = .seconds(3)
    private static let largeTurn = 500
    private static let mostShown = 20

    init(_ graph: TraceGraph, _ turns: [Turn], now: Duration) {
        let properties = graph.nodes.filter { $0.role == .derived }
        costly = Array(properties.filter { $0.runs > 0 }.sorted { $0.cost > $1.cost }.prefix(Self.mostShown))
        let events = turns.flatMap(\.events)
        for event in events where event.kind == .diagnosis {
            findings.append(Finding(id: "\(event.number)", kind: .diagnosis, detail: event.detail, node: nil))
        }
        var unfinished: [Int: TraceEvent] = [:]
        for event in events {
            if event.kind == .execution { unfinished[event.number] = event }
            if event.kind == .executionEnd { for cause in event.causes { unfinished[cause] = nil } }
        }
        for event in unfinished.values.sorted(by: { $0.number < $1.number }) {
            let length = now - event.time
            if length < Self.longExecution { continue }
            findings.append(
                Finding(id: "\(event.number)", kind: .longExecution(length), detail: event.subject, node: nil))
        }
        // Many runs that change nothing: a dependency is too coarse.
        for node in properties where node.idleRuns >= 10 && node.idleRuns * 2 > node.runs {
            findings.append(
                Finding(
                    id: "idle\(node.id)", kind: .idle(node.idleRuns, of: node.runs), detail: node.name, node: node.id))
        }
        for turn in turns where turn.events.count > Self.largeTurn {
            findings.append(
                Finding(id: "turn\(turn.id)", kind: .largeTurn(turn.events.count), detail: turn.title ?? "", node: nil))
        }
        let retained = Dictionary(grouping: graph.nodes.filter { $0.outlived != nil }) { $0.outlived! }
        for (screen, nodes) in retained.sorted(by: { $0.key.time < $1.key.time })
        where now - screen.time >= Self.timeToLetGo {
            findings.append(
                Finding(
                    id: "retained\(nodes[0].id)", kind: .retained(nodes.count, screen: screen.name),
                    detail: nodes.prefix(3).map(\.name).joined(separator: ", "), node: nodes[0].id))
        }
        let unneeded = graph.nodes.count { !$0.isNeeded && $0.runs > 0 }
        if unneeded > 0 {
            findings.append(Finding(id: "unneeded", kind: .unneeded(unneeded), detail: "", node: nil))
        }
    }
}
