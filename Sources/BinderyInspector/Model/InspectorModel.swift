internal import Bindery
internal import BinderyView

/// The state of an inspector: which session it looks into, and what is picked there.
package final class InspectorModel {
    enum Part: String, CaseIterable, Hashable {
        case elements, timeline, graph, health
    }

    let server: any InspectedServer
    let texts: InspectorTexts
    /// The open sessions.
    @Reactive var sessions: [SessionSummary] = []
    /// The resident memory of the server in bytes, to a tenth of a megabyte.
    @Reactive private(set) var memory: Int?
    /// The number of the session that is inspected; nil before one is chosen.
    @Reactive var selection: Int?
    /// Whether the inspected session ended, or is not traced.
    @Reactive var isAvailable = true
    /// Whether the server has refused to trace the session.
    @Reactive private(set) var isTraceRefused = false
    @Reactive var part = Part.elements
    @Reactive var search = ""
    /// Whether the timeline shows picks, and focus changes that lead to nothing.
    @Reactive var showsNoise = false

    @Reactive private(set) var elements: [InspectedElement] = []
    @Reactive private(set) var graph: TraceGraph?
    @Reactive private(set) var turns: [Turn] = []
    @Reactive private(set) var dropped = 0
    /// The misuses that were reported in the session.
    @Reactive private(set) var diagnoses: [TraceEvent] = []
    /// The time of the log, to the second.
    @Reactive private(set) var logTime: Duration = .zero

    /// The states of the session, and what the restored one does not undo.
    @Reactive private(set) var moments = MomentList.empty
    @Reactive private(set) var remarks: [MomentRemark] = []
    private var lost: [String] = []

    /// The picked element, turn, event and property.
    @Reactive private(set) var element: Int?
    @Reactive var turn: Int?
    @Reactive var event: Int?
    @Reactive private(set) var node: Int?
    /// The explanation of what is picked, a text for each attribute or property.
    @Reactive private(set) var answers: [Answer] = []
    /// What is picked depends on these, at present: a tree.
    @Reactive private(set) var dependencies: [AnswerLine] = []
    /// The text that the user writes to the picked source.
    @Reactive var draft = ""
    /// The text that ``draft`` had before the user edited it.
    private var uneditedDraft = ""
    @Reactive private(set) var isRefused = false
    /// Whether the picked property no longer exists.
    @Reactive private(set) var isGone = false

    struct Answer: Identifiable, Equatable {
        let id: String
        let title: String
        let lines: [AnswerLine]
    }

    struct AnswerLine: Identifiable, Equatable {
        let id: Int
        let depth: Int
        let text: String

        /// The first place in the source that the text names.
        var location: String? { EditorLink.location(in: text) }
    }

    private var list = TurnList()
    private var lastEvent = 0
    /// Sessions up to this number are not selected by themselves: the one that is wanted is yet to come.
    private var newest = 0
    private var session: (any InspectedSession)?
    private var listening: (log: TraceLog, token: Int)?
    /// How often a session was opened: what was asked of an earlier one is not shown.
    private var opening = 0
    /// Whether the session's log has been read.
    private var isLoaded = false
    private var kept = KeptGraph()
    private let changed = Broadcast<Void>()
    private lazy var refresh = makeAction { await $0.update() }
    private lazy var explanation = makeAction { await $0.explain() }
    private lazy var writing = makeAction { await $0.writeDraft() }
    private lazy var picking = makeAction { await $0.startPickingNow() }
    private lazy var tracing = makeAction { await $0.traceSelection() }
    private lazy var stopping = makeAction { await $0.stopTracingSelection() }
    private lazy var restoring = makeRestoring()

    package init(server: any InspectedServer, session number: Int?, texts: InspectorTexts = .english) {
        self.server = server
        self.texts = texts
        selection = number
    }

    /// Follows the sessions and the log while the inspector is shown.
    func start(in scope: Scope) {
        changed.signal().throttle(for: .milliseconds(150)).observe { [unowned self] in refresh.execute() }
            .disposed(in: scope)
        $selection.observe { [unowned self] number in open(number) }.disposed(in: scope)
        // Sessions open and end, and executions last.
        Producer<Int, Never>.interval(.seconds(1)).observe { [unowned self] _ in refresh.execute() }
            .disposed(in: scope)
        scope.onDispose { [weak self] in self?.stopListening() }
    }

    private func stopListening() {
        if let (log, token) = listening { log.stopListening(token) }
        listening = nil
    }

    private func open(_ number: Int?) {
        stopListening()
        opening += 1
        session = number.flatMap { server.session($0) }
        transaction {
            list = TurnList()
            kept = KeptGraph()
            (lastEvent, turns, elements, graph, answers, dependencies) = (0, [], [], nil, [], [])
            diagnoses = []
            (moments, remarks, lost) = (.empty, [], [])
            (element, turn, event, node) = (nil, nil, nil, nil)
            (isTraceRefused, isGone, isLoaded) = (false, false, false)
        }
        if let log = session?.log { listening = (log, log.listen { [changed] in changed.send() }) }
        refresh.execute()
    }

    // MARK: What is shown

    private func update() async {
        let sessions = await server.summaries()
        if self.sessions != sessions { self.sessions = sessions }
        if part == .health { memory = server.memory().map { $0 / 100_000 * 100_000 } }
        if selection == nil {
            let later = sessions.filter { $0.id > newest }
            selection = (later.last(where: \.isTraced) ?? (newest == 0 ? later.last : nil))?.id
        }
        guard let selection, let session = server.session(selection), let log = session.log else {
            isAvailable = false
            return
        }
        isAvailable = true
        let opening = opening, isLoaded = isLoaded
        let events = log.events(after: lastEvent)
        let shown = part
        let elements = shown == .elements || shown == .graph ? await session.elements() : nil
        let graph = shown == .graph || shown == .health ? await presentGraph(of: session, log) : nil
        let moments = shown == .timeline ? await session.moments() : nil
        // Another session may have been opened meanwhile.
        guard opening == self.opening else { return }
        self.isLoaded = true
        transaction {
            // Another update may have added them meanwhile.
            for event in events where event.number > lastEvent { list.add(event) }
            if let last = events.last, last.number > lastEvent {
                lastEvent = last.number
                turns = list.turns
                dropped = log.dropped
                diagnoses = log.diagnoses
            }
            logTime = .seconds(log.now.components.seconds)
            if let elements, elements != self.elements { self.elements = elements }
            if let graph { self.graph = graph }
            if let moments { show(moments, in: log) }
        }
        // A pick from before leads to no other part: the user has just chosen the session.
        if isLoaded, let picked = events.last(where: { $0.kind == .pick }), let number = Int(picked.detail) {
            part = .elements
            pick(element: number)
        } else if !events.isEmpty {
            explanation.execute()
        }
    }

    private func presentGraph(of session: any InspectedSession, _ log: TraceLog) async -> TraceGraph {
        let start = log.now, opening = opening
        if let graph = kept.graph(at: start) { return graph }
        let graph = await session.graph()
        if opening == self.opening { kept.keep(graph, madeFrom: start, to: log.now) }
        return graph
    }

    private func show(_ moments: MomentList, in log: TraceLog) {
        var moments = moments
        if moments.isPresent { lost = [] }
        let shown = moments.index.map { moments.moments[$0] }
        moments.event = shown?.event.flatMap { log[$0] }
        if moments != self.moments { self.moments = moments }
        let remarks = moments.restored.map { MomentRemark.all(at: $0, log.events, lost: lost) } ?? []
        if remarks != self.remarks { self.remarks = remarks }
    }

    /// Gives the session the state of a moment.
    func restore(_ moment: Int) { restoring.execute(moment) }

    private func restoreNow(_ moment: Int) async {
        guard let session, let log = session.log else { return }
        let opening = opening
        let lost = await session.restore(moment)
        let moments = await session.moments()
        guard opening == self.opening else { return }
        transaction {
            self.lost = lost
            show(moments, in: log)
        }
        await update()
    }

    private func explain() async {
        guard let session, let log = session.log else { return }
        let (opening, node, element) = (opening, node, element)
        var answers: [Answer] = [], roots: [Int] = [], isGone = false
        if let node {
            if let explanation = await session.explanation(of: node) {
                (answers, roots) = ([Answer(explanation, texts)], [node])
            } else {
                isGone = true
            }
        } else if let element {
            let explained = await session.explanations(ofElement: element)
            answers = explained.map { Answer($0, texts) }
            roots = explained.flatMap { $0.explanations.compactMap(\.node) }
        }
        let graph = roots.isEmpty ? TraceGraph() : await presentGraph(of: session, log)
        // Something else may have been picked meanwhile.
        guard opening == self.opening, node == self.node, element == self.element else { return }
        transaction {
            (self.answers, self.isGone) = (answers, isGone)
            if node != nil, !isGone {
                self.graph = graph
                if draft == uneditedDraft { fillDraft() }
            }
            dependencies = DependencyTree.lines(of: graph, below: roots, texts.words)
        }
    }

    // MARK: What the user picks

    func pick(element id: Int) {
        transaction { (element, node, isRefused, isGone) = (id, nil, false, false) }
        explanation.execute()
    }

    func pick(node id: Int) {
        transaction {
            (node, isRefused, isGone) = (id, false, false)
            fillDraft()
        }
        explanation.execute()
    }

    private func fillDraft() {
        let value = graph?.nodes.first { $0.id == node }?.value ?? ""
        (draft, uneditedDraft) = (value, value)
    }

    func show(inGraph node: Int) {
        transaction {
            pick(node: node)
            part = .graph
        }
        refresh.execute()
    }

    func show(inTimeline event: Int) {
        transaction {
            let turn = turnShowing(event)
            (self.turn, self.event, part) = (turn?.id, event, .timeline)
            if turn?.isNoise == true { showsNoise = true }
        }
        refresh.execute()
    }

    /// The turn that an event belongs to; nil if it is not shown any more.
    func turnShowing(_ event: Int) -> Turn? {
        let number = list.turn(ofEvent: event)
        return turns.last { $0.id == number }
    }

    func write() { writing.execute() }

    private func writeDraft() async {
        guard let node, let session else { return }
        let opening = opening, text = draft
        let isWritten = await session.write(text, to: node)
        guard opening == self.opening, node == self.node else { return }
        isRefused = !isWritten
        if isWritten { uneditedDraft = text }
    }

    /// Whether elements can be picked in the page: it is the developer's own, not that of a user.
    var canPick: Bool { server.tracesAll }

    /// Lets the user pick by the next press in the page.
    func startPicking() { picking.execute() }

    private func startPickingNow() async {
        let opening = opening
        if await session?.startPicking() == true, opening == self.opening { part = .elements }
    }

    /// Asks for a log of the selected session.
    func trace() { tracing.execute() }

    private func traceSelection() async {
        guard let selection else { return }
        let last = sessions.last?.id ?? 0
        let isRefused = await !server.trace(selection)
        guard selection == self.selection else { return }
        isTraceRefused = isRefused
        if !isRefused {
            // The page goes on in a session with another number. An update begins as soon as none is selected.
            newest = last
            self.selection = nil
        }
        await update()
    }

    /// Whether the selected session may go on without its log.
    private(set) lazy var canStopTracing = Property { [unowned self] in isAvailable && !server.tracesAll }

    /// Drops the log of the selected session, which goes on without one.
    func stopTracing() { stopping.execute() }

    private func stopTracingSelection() async {
        guard let selection, await server.stopTracing(selection), selection == self.selection else { return }
        newest = 0
        self.selection = nil
        await update()
    }

    private func makeRestoring() -> Action<Int, Void, Never> {
        unowned let model = self
        return Action(policy: .queue) { (moment: Int) async in await model.restoreNow(moment) }
    }

    private func makeAction(
        _ work: nonisolated(nonsending) @escaping (InspectorModel) async -> Void
    ) -> Action<Void, Void, Never> {
        unowned let model = self
        return Action(policy: .latest) { () async in await work(model) }
    }
}
