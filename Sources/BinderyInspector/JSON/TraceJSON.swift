public import Bindery
internal import BinderyView
internal import BinderyWire

/// Traces as JSON, for programs. The schema is in <doc:Schema>.
///
/// A later version of Bindery may add members and kinds. It changes ``version`` if it removes or reinterprets any.
public enum TraceJSON {
    /// The version of the schema.
    public static let version = 1

    /// The events of a log, the oldest first. `dropped` is the number of earlier events that the log no longer has.
    public static func text(of events: [TraceEvent], dropped: Int = 0) -> String {
        document("events", array(events.map(object)), "dropped", "\(dropped)")
    }

    /// The properties and observers of a session.
    public static func text(of graph: TraceGraph) -> String { document("nodes", array(graph.nodes.map(object))) }

    /// The chain of causes of a value.
    public static func text(of explanation: Explanation) -> String { document("explanation", object(explanation)) }

    /// The elements of a page, with what their attributes follow.
    package static func text(of elements: [InspectedElement]) -> String {
        document("elements", array(elements.map(object)))
    }

    /// The sessions that can be inspected.
    package static func text(of sessions: [SessionSummary]) -> String {
        document("sessions", array(sessions.map(object)))
    }

    /// The states that can be restored.
    ///
    /// - Parameter events: Those of the log, for what the restored state has not undone.
    package static func text(of moments: MomentList, _ events: [TraceEvent]) -> String {
        let remarks = moments.restored.map { MomentRemark.all(at: $0, events, lost: []) } ?? []
        return document(moments, array(remarks.compactMap(object)))
    }

    private static func document(_ moments: MomentList, _ remarks: String) -> String {
        document(
            "moments",
            array(
                moments.moments.map {
                    members(("id", "\($0.id)"), ("event", optional($0.event)), ("writes", "\($0.writes)"))
                }),
            "restored", optional(moments.restored), "remarks", remarks)
    }

    private static func object(_ remark: MomentRemark) -> String? {
        func described(_ kind: String, _ subject: String) -> String {
            members(("kind", quoted(kind)), ("subject", quoted(subject)))
        }
        return switch remark {
        case .request(let subject): described("request", subject)
        case .send(let subject): described("send", subject)
        case .execution(let subject): described("execution", subject)
        case .withheld(let kind, let subject): described("withheld \(kind)", subject)
        case .property, .page: nil
        }
    }

    /// What a restoration has not restored.
    package static func text(ofLost names: [String]) -> String { document("lost", array(names.map(quoted))) }

    /// The answer to what returns nothing.
    package static let done = document()

    package static func text(of explained: [InspectedElement.Explained]) -> String {
        document(
            "attributes",
            array(
                explained.map { each in
                    members(
                        ("attribute", quoted(each.title)), ("explanations", array(each.explanations.map(object))))
                }))
    }

    // MARK: Objects

    private static func object(_ event: TraceEvent) -> String {
        members(
            ("number", "\(event.number)"), ("kind", quoted(event.kind.description)), ("subject", quoted(event.subject)),
            ("node", optional(event.node)), ("detail", quoted(event.detail)), ("time", "\(event.time.microseconds)"),
            ("duration", optional(event.duration?.microseconds)), ("causes", numbers(event.causes)))
    }

    private static func object(_ node: TraceGraph.Node) -> String {
        members(
            ("id", "\(node.id)"), ("role", quoted(node.role.rawValue)), ("name", quoted(node.name)),
            ("value", quoted(node.value)), ("dependencies", numbers(node.dependencies)),
            ("isNeeded", "\(node.isNeeded)"), ("runs", "\(node.runs)"), ("writes", "\(node.writes)"),
            ("idleRuns", "\(node.idleRuns)"), ("cost", "\(node.cost.microseconds)"),
            ("change", optional(node.change)), ("isEditable", "\(node.isEditable)"))
    }

    private static func object(_ explanation: Explanation) -> String {
        var all = [
            ("property", quoted(explanation.property)), ("value", quoted(explanation.value)),
            ("event", optional(explanation.event)), ("node", optional(explanation.node)),
            ("time", optional(explanation.time?.microseconds)),
        ]
        switch explanation.reason {
        case .initial(let cause):
            all += [("reason", quoted("initial")), ("causes", array(cause.map { [object($0)] } ?? []))]
        case .untraced: all.append(("reason", quoted("untraced")))
        case .elided:
            all += [("reason", quoted("elided")), ("kind", explanation.kind.map { quoted($0.description) } ?? "null")]
        case .computed(let causes):
            all += [("reason", quoted("computed")), ("causes", array(causes.map(object)))]
        case .written(let location, let transaction, let cause):
            all += [
                ("reason", quoted("written")), ("at", location.map(quoted) ?? "null"),
                ("transaction", transaction.map(quoted) ?? "null"),
                ("causes", array(cause.map { [object($0)] } ?? [])),
            ]
        case .event(let kind, let cause):
            all += [
                ("reason", quoted("event")), ("kind", quoted(kind.description)),
                ("causes", array(cause.map { [object($0)] } ?? [])),
            ]
        }
        return members(all)
    }

    private static func object(_ element: InspectedElement) -> String {
        members(
            ("number", "\(element.id)"), ("name", quoted(element.name)), ("depth", "\(element.depth)"),
            ("place", element.place.map(quoted) ?? "null"),
            (
                "attributes",
                array(
                    element.attributes.map { attribute in
                        members(("name", quoted(attribute.name)), ("nodes", numbers(attribute.nodes)))
                    })
            ))
    }

    private static func object(_ session: SessionSummary) -> String {
        members(
            ("number", "\(session.id)"), ("path", quoted(session.path)), ("isTraced", "\(session.isTraced)"),
            ("isConnected", "\(session.figures.isConnected)"), ("frames", "\(session.figures.frames)"),
            ("bytes", "\(session.figures.bytes)"), ("waiting", "\(session.figures.waiting)"),
            ("latency", optional(session.figures.latency?.microseconds)),
            ("slowReads", "\(session.figures.slowReads)"),
            ("stalled", optional(session.figures.stalled?.microseconds)))
    }

    // MARK: Syntax

    private static func document(_ parts: String...) -> String {
        let pairs = stride(from: 0, to: parts.count, by: 2).map { (parts[$0], parts[$0 + 1]) }
        return members([("version", "\(version)")] + pairs)
    }

    private static func members(_ members: (String, String)...) -> String { Self.members(members) }

    private static func members(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(quoted($0)):\($1)" }.joined(separator: ",") + "}"
    }

    private static func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
    private static func numbers(_ numbers: [Int]) -> String { array(numbers.map { "\($0)" }) }
    private static func optional(_ number: Int?) -> String { number.map { "\($0)" } ?? "null" }
    private static func quoted(_ text: String) -> String { JSONText.quoted(text) }
}

extension Duration {
    var microseconds: Int { Int(components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000) }
}
