internal import BinderyView
internal import BinderyWire

extension WebBackend {
    func note(_ binding: Rendering.AttributeBinding, of node: WebNode) {
        let part = node.elementPart ?? ElementPart()
        part.bindings.append(binding)
        node.elementPart = part
    }

    func notePlace(_ place: String, of node: WebNode) { if showsPlaces { node[attribute: .dataSource] = place } }

    /// Answers, in development, why an element of the page is as it is. The page's module asks by a message, like a
    /// script of the application, and shows the answer, which is the script's value.
    func answerWhy(until scope: Scope) {
        let log = TraceLog.current
        let answer = TraceLog.pausing { WhyAnswer(log) }
        var script = Rendering.ScriptParts(name: WebAssets.whyPath, value: answer.json)
        script.messages["why"] = { [weak root] detail in
            guard let number = Int(detail) else { return false }
            let element = root?.first(numbered: number)
            answer.begin(with: element)
            _ = TraceStep.event(.pick, of: element?.traceName ?? "a removed element", detail)
            return true
        }
        script.messages["close"] = { _ in
            answer.end()
            return true
        }
        let node = makeNode(.span, "why")
        TraceLog.pausing { runScript(script, in: node, until: scope) }
        insert(node, into: root, before: nil)
        whyAnswer = answer
    }
}

/// The answer that the page shows, which follows the state of the program until the page closes it.
final class WhyAnswer {
    let json = MutableProperty("null")
    private weak var element: WebNode?
    private var isShown = false
    /// Counted, since the same answer may be wanted again.
    private var asked = 0
    private let log: TraceLog?
    /// The number of the last event whose kind was looked at.
    private var seen = 0

    init(_ log: TraceLog?) { self.log = log }

    func begin(with element: WebNode?) {
        self.element = element
        asked += 1
        isShown = true
    }

    func end() {
        element = nil
        isShown = false
    }

    /// Explains the element as it is now, or shows a misuse that was reported. Called after each job of the session,
    /// before its frame is made.
    ///
    /// - Parameter again: Called on another thread when places are known that the answer has left open.
    func update(again: @escaping @Sendable () -> Void = {}) {
        let events = newEvents
        PlaceLookup.prepare(events)
        if let problem = problem(in: events) {
            end()
            asked += 1
            json.value = "{\"asked\":\(asked),\"isProblem\":true,\"text\":\(JSONText.quoted(problem))}"
        }
        guard isShown else { return }
        let present = element.flatMap { $0.isAttached ? $0 : nil }
        let pending = PendingPlaces()
        let text = PendingPlaces.$current.withValue(pending) {
            untracked { present.map(Self.why) } ?? "The element is no longer on the page."
        }
        if !pending.isEmpty { PlaceLookup.prepare(pending, then: again) }
        let place = present?.place.map { "\"place\":\(JSONText.quoted($0))," } ?? ""
        json.value = "{\"asked\":\(asked),\(place)\"text\":\(JSONText.quoted(text))}"
    }

    private var newEvents: [TraceEvent] {
        guard let log, let last = log.latest, last.number > seen else { return [] }
        defer { seen = last.number }
        return log.events(after: seen)
    }

    /// The misuses among the events, each with what led to it.
    private func problem(in events: [TraceEvent]) -> String? {
        guard let log else { return nil }
        let problems = events.filter { $0.kind == .diagnosis }
        if problems.isEmpty { return nil }
        return problems.map { ([$0.detail] + chain(before: $0, in: log)).joined(separator: "\n") }
            .joined(separator: "\n\n")
    }

    private func chain(before event: TraceEvent, in log: TraceLog) -> [String] {
        var lines: [String] = [], next = event.causes.first
        while let number = next, let cause = log[number], lines.count < 20 {
            lines.append("  after the \(cause.kind) of \(cause.subject)")
            next = cause.causes.first
        }
        return lines
    }

    private static func why(_ node: WebNode) -> String {
        let lines = node.explained.flatMap(\.lines)
        return lines.isEmpty
            ? "Nothing here follows a property that was made while Diagnostics.isTracing was on."
            : lines.joined(separator: "\n")
    }
}

/// Looks up the places of writes on another thread, so that an answer does not wait for them.
enum PlaceLookup {
    static func prepare(_ events: [TraceEvent]) {
        let writes = events.filter { $0.kind == .write }
        if writes.isEmpty { return }
        Task.detached(priority: .background) { for write in writes { _ = write.location } }
    }

    static func prepare(_ places: PendingPlaces, then continuation: @escaping @Sendable () -> Void) {
        Task.detached {
            places.lookUp()
            continuation()
        }
    }

    /// Reads the symbols of the program, which takes as long as all that follows.
    static let warmUp: Void = {
        Task.detached(priority: .background) { _ = CallSite.here().sourceLocation }
    }()
}

extension WebNode {
    /// Where the view of the node, or of the next around it that has a place, is made.
    var place: String? { sequence(first: self) { $0.parent }.lazy.compactMap { $0[attribute: .dataSource] }.first }

    /// Explains the node and those inside it or, if none of them follows a property, the next around it. What hides or
    /// disables them comes first.
    var explained: [Rendering.ExplainedAttribute] {
        let ancestry = Array(sequence(first: self) { $0.parent })
        for (index, node) in ancestry.enumerated() {
            // Around the picked element, only what is said of the element itself.
            let explained = index == 0 ? node.explanationsInside : node.explanations
            if explained.isEmpty { continue }
            return ancestry.dropFirst(index + 1).flatMap { $0.restrictions() } + explained
        }
        return []
    }

    private var explanationsInside: [Rendering.ExplainedAttribute] {
        explanations + children.flatMap(\.explanationsInside)
    }
}

extension WebNode: Rendering.ExplainedNode {
    var explainedName: String { traceName }

    var bindings: [Rendering.AttributeBinding] { elementPart?.bindings ?? [] }

    var isHidden: Bool { self[attribute: .hidden] != nil }

    var isEnabled: Bool { disabling[attribute: .disabled] == nil }

    var isInert: Bool { self[attribute: .inert] != nil }
}
