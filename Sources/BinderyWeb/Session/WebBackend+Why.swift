internal import BinderyInspector
internal import BinderyView
internal import BinderyWire
internal import Foundation

extension WebBackend {
    func note(_ binding: Rendering.AttributeBinding, of node: WebNode) {
        let part = node.elementPart ?? ElementPart()
        part.bindings.append(binding)
        node.elementPart = part
    }

    func notePlace(_ place: String, of node: WebNode) { if showsPlaces { node[attribute: .dataSource] = place } }

    /// Answers, in development, why an element of the page is as it is. The page's module asks by a message, like a
    /// script of the application, and shows the answer, which is the script's value.
    ///
    /// - Parameters:
    ///   - session: The number of the session, for the link to the inspector.
    ///   - problem: What the page shows first: why the sources do not compile, or why the program had ended.
    func answerWhy(ofSession session: Int, problem: String? = WhyAnswer.problemOfProgram, until scope: Scope) {
        let log = TraceLog.current
        let answer = TraceLog.pausing { WhyAnswer(log, ofSession: session, problem) }
        var script = Rendering.ScriptParts(name: WebAssets.whyPath, value: answer.json)
        script.messages["why"] = { [weak root] detail in
            guard let question = WhyQuestion(detail) else { return false }
            let element = root?.first(numbered: question.node)
            answer.begin(with: element, question)
            _ = TraceStep.event(.pick, of: element?.traceName ?? "a removed element", "\(question.node)")
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

/// What the page asks: the number of an element, that of the question, and the language of the answer.
struct WhyQuestion {
    let node: Int
    let number: Int
    let isChinese: Bool

    /// - Parameter detail: A JSON text such as `[12,3,"en"]`.
    init?(_ detail: String) {
        let parts = detail.dropFirst().dropLast().split(separator: ",")
        guard parts.count == 3, let node = Int(parts[0]), let number = Int(parts[1]) else { return nil }
        (self.node, self.number, isChinese) = (node, number, parts[2].lowercased().hasPrefix("\"zh"))
    }
}

/// The answer that the page shows, which follows the state of the program until the page closes it.
final class WhyAnswer {
    let json: MutableProperty<String>
    private let session: Int
    private weak var element: WebNode?
    private var isShown = false
    /// The question that is answered. The page ignores the answers to earlier ones.
    private var question: WhyQuestion?
    /// Counted, since the same may happen again.
    private var problems = 0, picks = 0
    private let log: TraceLog?
    /// The number of the last event whose kind was looked at.
    private var seen = 0

    /// The variable of the environment by which `scripts/dev` tells a program what its pages show first.
    static let problemOfProgram = ProcessInfo.processInfo.environment["BINDERY_PROBLEM"]

    init(_ log: TraceLog?, ofSession session: Int, _ problem: String?) {
        self.log = log
        self.session = session
        json = MutableProperty("{\"session\":\(session)}")
        if let problem { show(problem: problem) }
    }

    private func show(problem: String) {
        problems += 1
        let text = JSONText.quoted(problem)
        show("\"problems\":\(problems),\"isProblem\":true,\"text\":\(text)\(links(in: problem))")
    }

    private func show(_ members: String) { json.value = "{\(members),\"session\":\(session)}" }

    func begin(with element: WebNode?, _ question: WhyQuestion) {
        self.element = element
        self.question = question
        isShown = true
    }

    /// Lets the page ask about the element that is pressed next.
    func startPicking() {
        picks += 1
        show("\"picks\":\(picks)")
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
            show(problem: problem)
        }
        guard isShown, let question else { return }
        let texts = WhyTexts.shown(isChinese: question.isChinese)
        let present = element.flatMap { $0.isAttached ? $0 : nil }
        let pending = PendingPlaces()
        let text = PendingPlaces.$current.withValue(pending) {
            untracked { present.map { Self.why($0, texts) } } ?? texts.removed
        }
        if !pending.isEmpty { PlaceLookup.prepare(pending, then: again) }
        let place = present?.place
        let member = place.map { "\"place\":\(JSONText.quoted($0))," } ?? ""
        let links = links(in: [place, text].compactMap(\.self).joined(separator: "\n"))
        show("\"asked\":\(question.number),\(member)\"text\":\(JSONText.quoted(text))\(links)")
    }

    /// A member with the addresses that open the places of a text in the editor; empty if there are none.
    private func links(in text: String) -> String {
        let places = Set(text.matches(of: /[\w+]+\/[\w+.\-]+\.swift:\d+/).map { String($0.0) }).sorted()
        let links = places.compactMap { place in
            SourceFiles.ofProcess.editorAddress(of: place).map { "\(JSONText.quoted(place)):\(JSONText.quoted($0))" }
        }
        return links.isEmpty ? "" : ",\"links\":{\(links.joined(separator: ","))}"
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
        let words = ExplanationWords.english
        var lines: [String] = [], next = event.causes.last
        while let number = next, let cause = log[number], lines.count < 20 {
            lines.append("  " + words.after(words.event(cause.kind, cause.subject, cause.detail)))
            next = cause.causes.last
        }
        return lines
    }

    private static func why(_ node: WebNode, _ texts: WhyTexts) -> String {
        let lines = node.explained.flatMap { explained in
            [texts.attribute(explained.attribute, explained.element)]
                + explained.explanations.flatMap { $0.lines(in: texts.words) }.map { "  " + $0 }
        }
        return lines.isEmpty ? texts.nothing : lines.joined(separator: "\n")
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
        Task.detached(priority: .background) {
            _ = CallSite.here().sourceLocation
            _ = SourceFiles.ofProcess
        }
    }()
}

extension WebNode {
    /// Where the view of the node, or of the next around it that has a place, is made.
    var place: String? { sequence(first: self) { $0.parent }.lazy.compactMap { $0[attribute: .dataSource] }.first }

    /// Explains the node. One without attributes of its own is explained by the only element in it that has any, or by
    /// the next around it. What hides or disables them comes first.
    var explained: [Rendering.ExplainedAttribute] {
        let ancestry = Array(sequence(first: self) { $0.parent })
        for (index, node) in ancestry.enumerated() {
            let explained = index == 0 ? (node.onlyExplained ?? node).explanations : node.explanations
            if explained.isEmpty { continue }
            return ancestry.dropFirst(index + 1).flatMap { $0.restrictions() } + explained
        }
        return []
    }

    /// The node, if it has attributes that follow properties, or the only element in it that has.
    private var onlyExplained: WebNode? {
        if !bindings.isEmpty { return self }
        var inner = children.flatMap(\.explainedInside)[...]
        guard let first = inner.popFirst(), inner.isEmpty else { return nil }
        return first
    }

    private var explainedInside: [WebNode] {
        (bindings.isEmpty ? [] : [self]) + children.flatMap(\.explainedInside)
    }
}

extension WebNode: Rendering.ExplainedNode {
    var explainedName: String { traceName }

    var bindings: [Rendering.AttributeBinding] { elementPart?.bindings ?? [] }

    var isHidden: Bool { self[attribute: .hidden] != nil }

    var isEnabled: Bool { disabling[attribute: .disabled] == nil }

    var isInert: Bool { self[attribute: .inert] != nil }
}
