internal import Bindery
internal import BinderyView

/// The texts of the inspector.
package struct InspectorTexts: Sendable {
    /// The words of explanations.
    var words: ExplanationWords
    var title: String
    var session: String
    var noSession: String
    var ended: String
    var untraced: String
    var continuing: String
    var trace: String
    var stopTracing: String
    var traceRefused: String
    var views: String
    var elements: String
    var timeline: String
    var graph: String
    var health: String
    var search: String
    var pickHint: String
    /// Where elements cannot be picked in the page.
    var chooseHint: String
    var noElements: String
    var nothingPicked: String
    var gone: String
    var pick: String
    var pickHelp: String
    var why: String
    var value: String
    var write: String
    var refused: String
    var showInGraph: String
    var showInTimeline: String
    var program: String
    /// The kind of an event, and an event in words.
    var kind: @Sendable (TraceEvent.Kind) -> String
    /// Translates the subject of an event, as far as it is in Bindery's own words.
    var subject: @Sendable (String) -> String
    var event: @Sendable (_ kind: String, _ subject: String) -> String
    var attributeName: @Sendable (String) -> String
    /// An attribute of an element, in words.
    var attribute: @Sendable (_ name: String, _ element: String) -> String
    /// Said of what has not ended, with how long it has run.
    var running: @Sendable (Duration) -> String
    var showsNoise: String
    var noTurns: String
    var dropped: @Sendable (Int) -> String
    var counts: @Sendable (_ writes: Int, _ computations: Int, _ observations: Int, _ frames: Int) -> String
    var dependencies: String
    var openInEditor: String
    var lanes: [InspectorLane: String]
    var streams: Streams
    var graphHint: String
    var legend: [TraceGraphLegend: String]
    var noFindings: String
    var findings: Findings
    var properties: String
    var runs: String
    var idleRuns: String
    var cost: String
    var name: String
    var moments: Moments

    struct Moments: Sendable {
        var title: String
        var back: String
        var forth: String
        var toPresent: String
        var showAfter: String
        var notUndone: String
        var present: @Sendable (_ count: Int) -> String
        var place: @Sendable (_ index: Int, _ count: Int) -> String
        var after: @Sendable (_ kind: String, _ subject: String) -> String
        var remark: @Sendable (MomentRemark) -> String
    }

    var sessions: Sessions

    struct Sessions: Sendable {
        var title: String
        var columns: [String]
        var state: @Sendable (_ isConnected: Bool, _ isTraced: Bool) -> String
        var memory: @Sendable (_ bytes: Int, _ sessions: Int) -> String
    }

    struct Findings: Sendable {
        var diagnosis: String
        var longExecution: @Sendable (String) -> String
        var idle: @Sendable (_ idle: Int, _ runs: Int) -> String
        var unneeded: @Sendable (Int) -> String
        var largeTurn: @Sendable (_ kind: String, Int, _ length: String) -> String
        var retained: @Sendable (Int, _ screen: String) -> String
        var slowReader: @Sendable (_ seconds: String) -> String
        /// - Parameter screen: Nil if it waits for an earlier execution.
        var waiting: @Sendable (String, _ screen: String?) -> String
        /// Whether it is a fault, and what to do about it; nil if the finding says so itself.
        var remedy: @Sendable (HealthReport.Finding.Kind) -> String?
    }

    func title(of turn: Turn) -> String { turn.cause.map { title($0.kind, $0.subject) } ?? program }

    private func title(_ kind: TraceEvent.Kind, _ subject: String) -> String {
        event(self.kind(kind), self.subject(subject))
    }

    /// An event in a line.
    func title(of bar: LaneBars.Bar) -> String {
        let outcome = bar.running.map(running) ?? bar.detail
        let title = title(bar.kind, bar.subject)
        return outcome.isEmpty ? title : "\(title): \(outcome)"
    }

    struct Streams: Sendable {
        var title: String
        var hint: String
        var omitted: @Sendable (_ omitted: Int, _ mostEvents: Int, _ mostRows: Int) -> String
        var pause: String
        var event: @Sendable (MarbleDiagram.Mark, _ detail: String, _ time: String) -> String
        var values: @Sendable (_ count: Int, _ details: String, _ first: String, _ last: String) -> String

        /// What a marble shows, in words.
        func text(of marble: MarbleDiagram.Marble) -> String {
            let times = marble.items.map { InspectorNumbers.time($0.time) }
            if marble.items.count == 1 { return event(marble.mark, marble.items[0].detail, times[0]) }
            let details = marble.items.prefix(20).map(\.detail).filter { !$0.isEmpty }.joined(separator: ", ")
            return values(
                marble.items.count, marble.items.count > 20 ? details + ", …" : details, times[0],
                times[times.count - 1])
        }
    }

    func hint(canPick: Bool) -> String { canPick ? pickHint : chooseHint }

    package static let english = InspectorTexts(
        words: .shown(isChinese: false), title: "Inspector", session: "Session",
        noSession: "No session is open. Open a page of the program.",
        ended: "This session has ended.", untraced: "This session is not traced.",
        continuing: "The page continues in a new session.", trace: "Trace this session",
        stopTracing: "Stop tracing",
        traceRefused: "This session cannot be traced: it has ended, or the server stores no sessions.", views: "Views",
        elements: "Elements", timeline: "Timeline", graph: "Graph",
        health: "Health", search: "Search by name",
        pickHint: "Choose an element, or hold Alt and click on it in the page. P picks the next click there.",
        chooseHint: "Choose an element.", noElements: "No element has this name.",
        nothingPicked: "Nothing is picked.", gone: "The property no longer exists.",
        pick: "Pick an element", pickHelp: "Pick an element in the page (P)",
        why: "Why is it so?", value: "Value", write: "Write",
        refused: "The property has another type of value.", showInGraph: "Show in the graph",
        showInTimeline: "Show in the timeline",
        program: "The program", kind: { $0.description }, subject: { $0 }, event: { "\($0) of \($1)" },
        attributeName: { $0 }, attribute: { "\($0) of \($1)" },
        running: { "running, \(InspectorNumbers.seconds($0)) s" },
        showsNoise: "Picks and focus changes", noTurns: "Nothing has happened yet.",
        dropped: { "\(count($0, "earlier event was", "earlier events were")) dropped." },
        counts: {
            [count($0, "write"), count($1, "computation"), count($2, "observer"), count($3, "frame")]
                .joined(separator: " · ")
        }, dependencies: "What it depends on now",
        openInEditor: "Open in the editor",
        lanes: [
            .input: "Input", .screens: "Screens", .actions: "Actions", .requests: "Requests", .streams: "Streams",
            .transactions: "Transactions", .writes: "Writes", .computations: "Computations", .observers: "Observers",
            .frames: "Frames",
            .other: "Other",
        ],
        streams: Streams(
            title: "Streams",
            hint: "No stream is traced. Add .trace(\"name\") to a signal to see its events here as marbles.",
            omitted: { "Shown are the latest \($1) events in at most \($2) rows. Not shown: \(count($0, "event"))." },
            pause: "A pause, shortened",
            event: { mark, detail, time in
                switch mark {
                case .subscription: "subscribed at \(time)"
                case .value: detail.isEmpty ? "a value at \(time)" : "\u{201C}\(detail)\u{201D} at \(time)"
                case .completion: "completed at \(time)"
                case .failure: "failed with \(detail) at \(time)"
                case .cancellation: "cancelled at \(time)"
                }
            },
            values: { "\($0) values from \($2) to \($3): \($1)" }),
        graphHint: "Choose an element or search for a property. The graph shows what is around it.",
        legend: [.source: "source", .derived: "derived", .observer: "observer", .unneeded: "needed by nothing"],
        noFindings: "Nothing is conspicuous.",
        findings: Findings(
            diagnosis: "A misuse was reported", longExecution: { "An execution has run for \($0)" },
            idle: { "\($0) of \($1) computations had the same value as before" },
            unneeded: { "\(count($0, "property is", "properties are")) needed by nothing" },
            largeTurn: { "One \($0) led to \($1) other events within \($2)" },
            retained: { "\(count($0, "property", "properties")) of the screen “\($1)” outlived it" },
            slowReader: { "A page has taken nothing for \($0) s" },
            waiting: { length, screen in
                screen.map { "An execution has waited for the screen \($0) for \(length)" }
                    ?? "An execution has waited for an earlier one for \(length)"
            },
            remedy: {
                switch $0 {
                case .diagnosis: nil
                case .longExecution: "If it should have ended: the timeline shows which of its requests has no answer."
                case .idle: "Wasted work. Depend on the part that is used, such as a map of the value."
                case .unneeded: "Harmless: what nothing needs computes only when it is read."
                case .largeTurn: "A fault only if it takes long. Write a list in one transaction, or assign it whole."
                case .retained:
                    "Probably a leak: an observation without a bag, or a closure that captures self, keeps them."
                case .waiting: "Not a fault: it goes on when that ends."
                case .slowReader: "A slow network, or a busy page. It gets all changes in one frame when it reads."
                }
            }),
        properties: "Properties by cost", runs: "Runs", idleRuns: "Idle", cost: "Cost", name: "Name",
        moments: Moments(
            title: "States of the session", back: "Step back", forth: "Step forward", toPresent: "To the present",
            showAfter: "Show the page after this", notUndone: "The program can go on from here. Not undone:",
            present: { "The present state, of \(count($0, "state"))" }, place: { "State \($0) of \($1)" },
            after: { ", after the \($0) of \($1)" },
            remark: {
                switch $0 {
                case .request(let subject): "The request \(subject) has been sent."
                case .execution(let subject): "\(subject) was executing then. It is not executed again."
                case .send(let subject): "A \(subject) has been sent."
                case .withheld(.send, let subject): "A \(subject) is not sent again."
                case .withheld(_, let subject): "\(subject) is not executed again."
                case .property(let name): "\(name) keeps its present value."
                case .page: "Open menus, alerts and dialogs, the focus and scrolled lists stay as they are."
                }
            }),
        sessions: Sessions(
            title: "Sessions",
            columns: ["Session", "State", "Latency", "Frames", "Sent", "Waiting", "Slow reads"],
            state: { "\($0 ? "connected" : "absent")\($1 ? ", traced" : "")" },
            memory: {
                """
                The process has \(InspectorNumbers.size($0)) in memory, \(InspectorNumbers.size($0 / $1)) for each \
                of \(count($1, "session")) on average.
                """
            }))
}

private func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
}

enum TraceGraphLegend: Hashable, CaseIterable { case source, derived, observer, unneeded }
