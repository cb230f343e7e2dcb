internal import Bindery
internal import BinderyView

/// What is conspicuous in a session.
struct HealthReport: Equatable {
    struct Finding: Identifiable, Equatable {
        enum Kind: Equatable {
            case diagnosis, longExecution(Duration), idle(Int, of: Int), unneeded(Int)
            case largeTurn(TraceEvent.Kind, ledTo: Int, within: Duration)
            case retained(Int, screen: String)
            /// The connection of a page has taken nothing for this long.
            case slowReader(Duration)
            /// An execution that waits for something else, and for what; nil for an earlier execution.
            case waiting(Duration, for: String?)
        }

        let id: String
        let kind: Kind
        let detail: String
        var isWaiting: Bool { if case .waiting = kind { true } else { false } }
        /// The property of the graph that it is about.
        var node: Int?
        /// The event of the timeline that it is about.
        var event: Int?
        /// When it happened, since the log was made; nil for what lasts.
        var time: Duration?
    }

    private(set) var findings: [Finding] = []
    /// The most expensive properties, the first first.
    let costly: [TraceGraph.Node]

    static func == (one: HealthReport, other: HealthReport) -> Bool {
        one.findings == other.findings && one.costly.map(\.runs) == other.costly.map(\.runs)
            && one.costly.map(\.id) == other.costly.map(\.id)
    }

    private static let longExecution: Duration = .seconds(3)
    private static let slowRead: Duration = .seconds(3)
    /// What ends a screen may take a moment to let it go.
    private static let timeToLetGo: Duration = .seconds(3)
    private static let largeTurn = 500
    private static let mostShown = 20

    /// - Parameters:
    ///   - diagnoses: The misuses that were reported.
    ///   - sessions: All of the server.
    init(
        _ graph: TraceGraph, _ turns: [Turn], diagnoses: [TraceEvent] = [], sessions: [SessionSummary] = [],
        now: Duration
    ) {
        let properties = graph.nodes.filter { $0.role == .derived }
        costly = Array(properties.filter { $0.runs > 0 }.sorted { $0.cost > $1.cost }.prefix(Self.mostShown))
        add(diagnoses, turns.flatMap(\.events), in: graph)
        addExecutions(turns.flatMap(\.running), now)
        // Many runs that change nothing: a dependency is too coarse.
        for node in properties where node.idleRuns >= 10 && node.idleRuns * 2 > node.runs {
            findings.append(
                Finding(
                    id: "idle\(node.id)", kind: .idle(node.idleRuns, of: node.runs), detail: node.name, node: node.id))
        }
        // A page or a screen that opens makes everything that it shows, and a restoration repeats it.
        for turn in turns where turn.events.count > Self.largeTurn && turn.count(of: .appearance) == 0 {
            guard let cause = turn.cause, cause.kind != .pageOpening, cause.kind != .restoration else { continue }
            let kind = Finding.Kind.largeTurn(
                cause.kind, ledTo: turn.events.count - 1, within: turn.length(now: now))
            findings.append(Finding(id: "turn\(turn.id)", kind: kind, detail: cause.subject, event: turn.id))
        }
        let retained = Dictionary(grouping: graph.nodes.filter { $0.outlived != nil }) { $0.outlived! }
        for (screen, nodes) in retained.sorted(by: { $0.key.time < $1.key.time })
        where now - screen.time >= Self.timeToLetGo {
            findings.append(
                Finding(
                    id: "retained\(nodes[0].id)", kind: .retained(nodes.count, screen: screen.name),
                    detail: nodes.prefix(3).map(\.name).joined(separator: ", "), node: nodes[0].id))
        }
        for session in sessions {
            guard let length = session.figures.stalled, length >= Self.slowRead else { continue }
            // To the second: it is shown as it grows.
            findings.append(
                Finding(
                    id: "slow\(session.id)", kind: .slowReader(.seconds(length.components.seconds)),
                    detail: "\(session.id)  \(session.path)"))
        }
        let unneeded = graph.nodes.count { !$0.isNeeded && $0.runs > 0 }
        if unneeded > 0 {
            findings.append(Finding(id: "unneeded", kind: .unneeded(unneeded), detail: ""))
        }
    }

    private mutating func add(_ diagnoses: [TraceEvent], _ events: [TraceEvent], in graph: TraceGraph) {
        let nodes = Set(graph.nodes.map(\.id))
        let byNumber = Dictionary(events.map { ($0.number, $0) }) { first, _ in first }
        for event in diagnoses {
            // The property whose change led to it.
            var cause: TraceEvent? = event
            while let present = cause, present.node.map(nodes.contains) != true {
                cause = present.causes.last.flatMap { byNumber[$0] }
            }
            findings.append(
                Finding(
                    id: "\(event.number)", kind: .diagnosis, detail: event.detail, node: cause?.node,
                    event: byNumber[event.number] == nil ? nil : event.number, time: event.time))
        }
    }

    /// Those that run by themselves come first, since others may wait for them.
    private mutating func addExecutions(_ running: [TraceEvent], _ now: Duration) {
        let executions = running.filter { $0.kind == .execution && now - $0.time >= Self.longExecution }
            .sorted { $0.number < $1.number }
        let screens = running.filter { $0.kind == .wait }
        var waiting: [Finding] = []
        for event in executions {
            let length = now - event.time
            func finding(_ kind: Finding.Kind) -> Finding {
                Finding(id: "\(event.number)", kind: kind, detail: event.subject, event: event.number)
            }
            if let screen = screens.last(where: { $0.causes.contains(event.number) }) {
                waiting.append(finding(.waiting(length, for: screen.subject)))
            } else if event.detail == ExecutionDetail.waiting,
                running.contains(where: {
                    $0.kind == .execution && $0.subject == event.subject && $0.number < event.number
                })
            {
                waiting.append(finding(.waiting(length, for: nil)))
            } else {
                findings.append(finding(.longExecution(length)))
            }
        }
        findings += waiting
    }
}
