internal import CBinderyShims

/// What is recorded of one node: its last change, and how often and how long it has computed.
final class NodeTrace {
    /// Unique in the process.
    let number = TraceStep.nextNumber()
    let node: Node.Pointer
    let log: TraceLog?
    /// The screen that made the node.
    let screen: TracedScreen?
    /// The event or change that led to the creation of the node.
    let maker: TraceStep?
    /// Reads and writes the value; nil for an observer.
    private let access: (any TracedValue)?
    private(set) var change: TraceStep?
    private(set) var isConcealed = false
    private let concealment = Concealment()
    /// Called once the values are concealed.
    private var followers: [ObjectIdentifier: () -> Void] = [:]
    /// Whether what the values come from is concealed with them.
    private var concealsSources = false
    /// The node that has the value which this one, made by Bindery, is a part of.
    private weak var whole: NodeTrace?
    private(set) var runs = 0
    private(set) var writes = 0
    /// The runs after which the value was the same.
    private(set) var idleRuns = 0
    private(set) var cost: Duration = .zero
    /// The number of the last step at the end of the last computation.
    private var seen = 0
    /// The name that the node has in explanations.
    private(set) lazy var name = place
    /// Kept from the first use on: a node that ends has no name any more.
    private lazy var place = node.diagnosticName
    private var isNamed = false
    /// How a write is recorded, so that it can be undone.
    private var recording = TracedRecording.value
    private var isBeingRestored = false

    init(_ node: Node.Pointer, _ access: (any TracedValue)?) {
        self.node = node
        self.access = access
        log = TraceLog.current
        screen = log?.screen
        maker = TraceStep.current
        log?.add(self)
    }

    func end() { log?.remove(self) }

    /// Names a node that Bindery makes for a part of the program.
    func rename(_ name: String) {
        _ = place
        self.name = name
        isNamed = true
    }

    /// What a node has in common with the one that takes its place when a screen is made again.
    struct Identity: Hashable {
        let place: String
        let type: ObjectIdentifier?
    }

    /// Without the name that it has in traces: it may get that after it was made.
    var identity: Identity {
        Identity(place: place, type: node.pointee.flags.contains(.source) ? access?.typeIdentity : nil)
    }

    /// Records a write. Returns false if it must not happen: it follows from a restored state, which includes it.
    func willBeWritten(_ value: UnsafeRawPointer) -> Bool {
        if isBeingRestored { return true }
        let cause = TraceStep.current, restoration = cause?.activeRestoration(in: log)
        if restoration.map({ number < $0 }) ?? false || cause?.isResting(in: log) == true {
            switch recording {
            case .value: return false
            case .part:
                change = TraceStep(
                    .write, of: name, node: self.number, text: recorded(value),
                    .written(.here(), transaction: nil, cause: cause), log: log, concealment: concealment)
                return true
            case .contents(let contents): return !undo(contents)
            }
        }
        let ambient = ambient
        var transaction: String?
        // Not a transaction of Bindery's own, such as that of a control.
        if ambient.pointee.transactions > 0, let file = ambient.pointee.transaction_file.map({ String(cString: $0) }),
            !CallSite.isOwn(file)
        {
            transaction = "\(file):\(ambient.pointee.transaction_line)"
        }
        let reason = TraceStep.Reason.written(.here(), transaction: transaction, cause: cause)
        // What makes a screen again writes to it before it is restored.
        let isRecorded = log != nil && restoration == nil
        var (contentsChange, text): (TracedContentsChange?, RecordedText) = (nil, .text(Self.concealed))
        if case .contents(let contents) = recording {
            if isRecorded { contentsChange = contents.takeChange() }
            if !isConcealed { text = .text(untracked { contentsChange?.text ?? contents.text }) }
        } else {
            text = recorded(value)
        }
        let step = TraceStep(.write, of: name, node: number, text: text, reason, log: log, concealment: concealment)
        if isRecorded, let log { record(step, value, contentsChange, in: log.history) }
        writes += 1
        note(step)
        return true
    }

    /// Undoes what has been written to contents, which change before their node is written. Returns false if that
    /// happens later, or cannot happen.
    private func undo(_ contents: any TracedContents) -> Bool {
        guard let log, case .change(let change, _) = contents.takeChange(),
            !log.history.addDisturbance(change, of: self)
        else { return false }
        transaction { restore(change, .before, self.change) }
        return true
    }

    private func record(
        _ step: TraceStep, _ value: UnsafeRawPointer, _ contentsChange: TracedContentsChange?, in history: TraceHistory
    ) {
        var change: (any TracedChange)?
        switch (recording, contentsChange) {
        case (.part, _), (.contents, nil), (.contents, .some(.none)): return
        case (.value, _): change = access?.change(of: node, to: value)
        case (.contents, .change(let present, _)): change = present
        case (.contents, .unkept): break
        }
        if let change {
            history.add(TraceHistory.Write(step: step, previous: self.change, node: number, change: change))
        } else if !CallSite.isOwn(String(cString: node.pointee.file)) {
            history.addUnrecorded(step.number, name)
        }
    }

    /// Writes what was before or after a recorded change, which `step` had given the node.
    func restore(_ change: any TracedChange, _ side: TracedSide, _ step: TraceStep?) {
        var contents: (any TracedContents)?
        if case .contents(let present) = recording { contents = present }
        isBeingRestored = true
        change.write(side, to: UnsafeMutableRawPointer(node), contents)
        isBeingRestored = false
        _ = contents?.takeChange()
        self.change = step
    }

    /// Runs the operation of a derived node, and returns whether its value has changed.
    func compute(_ run: () -> Bool) -> Bool {
        let start = log?.now ?? .zero
        let changed = run()
        if node.pointee.flags.contains(.hasAccess) { concealWithSources() }
        let duration = log.map { $0.now - start }
        runs += 1
        if let duration { cost += duration }
        if changed {
            note(
                TraceStep(
                    .computation, of: name, node: number, text: recordedValue, .computed(causes), log: log,
                    concealment: concealment),
                taking: duration)
        } else {
            idleRuns += 1
            if let log {
                TraceStep(
                    .idleComputation, of: name, node: number, text: recordedValue, .computed(causes), log: log,
                    concealment: concealment
                )
                .record(taking: duration)
            }
        }
        seen = TraceStep.latestNumber
        return changed
    }

    /// Runs the operation of an observer: what it receives is the cause of what it writes.
    func observe(_ run: () -> Bool) -> Bool {
        let present = TraceStep.current
        // What follows from a restored state does not happen again.
        let cause = present?.isWithheld(in: log) == true ? present : latestChange
        guard let log else { return TraceStep.following(cause, run) }
        let start = log.now
        let result = TraceStep.following(cause, run)
        let duration = log.now - start
        runs += 1
        cost += duration
        if !node.pointee.flags.contains(.retired) {
            TraceStep(
                .observation, of: name, node: number, value: "", .computed(cause.map { [$0] } ?? []),
                log: log
            )
            .record(taking: duration)
        }
        return result
    }

    private func note(_ step: TraceStep, taking duration: Duration? = nil) {
        change = step
        step.record(taking: duration)
    }

    private var causes: [TraceStep] {
        // The changes of a restored state are older than the last computation.
        if TraceStep.current?.isWithheld(in: log) == true { return latestChange.map { [$0] } ?? [] }
        var causes: [TraceStep] = []
        forEachDependency { dependency in
            if let cause = Engine.trace(of: dependency)?.change, cause.number > seen { causes.append(cause) }
        }
        return causes
    }

    private var latestChange: TraceStep? {
        var latest: TraceStep?
        forEachDependency { dependency in
            if let change = Engine.trace(of: dependency)?.change, change.number > latest?.number ?? 0 {
                latest = change
            }
        }
        return latest
    }

    /// Calls `body` with each node that the last run read.
    func forEachDependency(_ body: (Node.Pointer) -> Void) {
        if node.pointee.flags.contains(.source) { return }
        var link = node.pointee.firstDependency
        while let present = link, present != node.pointee.unread {
            body(present.pointee.dependency)
            link = present.pointee.nextDependency
        }
    }

    private static let greatestDepthOfReads = 20

    /// What the last run read, as far as it is traced. A property made by Bindery is replaced by what it reads. If it
    /// reads nothing, it is left out, as a constant is, unless there is nothing else.
    func reads(upTo most: Int, depth: Int = 0) -> [NodeTrace] {
        var reads: [NodeTrace] = [], idle: [NodeTrace] = []
        if depth > Self.greatestDepthOfReads { return [] }
        forEachDependency { dependency in
            guard reads.count < most, idle.count < most, let trace = Engine.trace(of: dependency) else { return }
            let sources = trace.isInternal ? trace.reads(upTo: most - reads.count, depth: depth + 1) : [trace]
            if sources.isEmpty || dependency.pointee.line == 0 { idle.append(trace) } else { reads += sources }
        }
        return reads.isEmpty ? Array(idle.prefix(1)) : reads
    }

    /// The node itself; or, if Bindery made it, the first property of the program that it is computed from.
    var programSource: NodeTrace { isInternal ? reads(upTo: 1).first ?? self : self }

    private var isInternal: Bool { !isNamed && CallSite.isOwn(String(cString: node.pointee.file)) }

    // MARK: The value

    /// Shows dots in place of the values from now on, and in place of those that are recorded; also of the properties
    /// that have the values, or that they are a part of.
    func conceal() {
        if concealsSources { return }
        concealsSources = true
        hide()
        forEachSource { $0.conceal() }
    }

    private func hide() {
        if isConcealed { return }
        isConcealed = true
        concealment.begin()
        let followers = followers
        self.followers = [:]
        for conceal in followers.values { conceal() }
        guard let log else { return }
        // It may have been written before a secure field showed it.
        if change != nil { log.conceal(number) }
        for trace in log.traces where trace.shows(self) { trace.hide() }
    }

    func whenConcealed(_ follower: AnyObject, _ body: @escaping () -> Void) {
        if isConcealed { body() } else { followers[ObjectIdentifier(follower)] = body }
    }

    /// Conceals what is read if the values are concealed, and the values if that is.
    private func concealWithSources() {
        forEachSource { source in
            if concealsSources { source.conceal() } else if source.isConcealed { hide() }
        }
    }

    func recordWrites(as recording: TracedRecording) {
        self.recording = recording
        if case .part = recording { log?.history.nodeIsPart(self) }
    }

    /// Makes it a part of `whole`, with which it is concealed.
    func becomePart(of whole: NodeTrace?) {
        recordWrites(as: .part)
        self.whole = whole
        guard whole?.isConcealed == true else { return }
        // It is new: nothing has its values yet.
        isConcealed = true
        concealment.begin()
    }

    /// Calls `body` with what has the value, or the whole of it.
    private func forEachSource(_ body: (NodeTrace) -> Void) {
        if let whole { body(whole) }
        guard node.pointee.flags.contains(.hasAccess) else { return }
        forEachDependency { if let trace = Engine.trace(of: $0) { body(trace) } }
    }

    /// Whether it has the values of another node, or parts of them.
    private func shows(_ other: NodeTrace) -> Bool {
        if whole === other { return true }
        var isContents = false
        if case .contents = recording { isContents = true }
        guard isContents || node.pointee.flags.contains(.hasAccess) else { return false }
        var isFound = false
        forEachDependency { if $0 == other.node { isFound = true } }
        return isFound
    }

    static let concealed = "••••"

    /// The text of the present value; empty if it has never been computed.
    var value: String {
        guard let access, node.pointee.flags.contains(.hasValue) else { return "" }
        if case .contents(let contents) = recording {
            return contents.isComputed && node.pointee.flags.meets(.stale) ? change?.value ?? "" : contentsText
        }
        return text(of: access.address(in: node))
    }

    private var contentsText: String {
        // A list of a concealed array has the same elements.
        var isShown = !isConcealed
        forEachDependency { if Engine.trace(of: $0)?.isConcealed == true { isShown = false } }
        guard case .contents(let contents) = recording, isShown else { return Self.concealed }
        return untracked { contents.text }
    }

    private var recordedValue: RecordedText {
        guard let access, node.pointee.flags.contains(.hasValue) else { return .text("") }
        if case .contents = recording { return .text(contentsText) }
        return recorded(access.address(in: node))
    }

    private func recorded(_ value: UnsafeRawPointer) -> RecordedText {
        if isConcealed { return .text(Self.concealed) }
        return untracked { access?.recorded(value) ?? .text("") }
    }

    private func text(of value: UnsafeRawPointer) -> String {
        if isConcealed { return Self.concealed }
        return untracked { access?.text(of: value) ?? "" }
    }

    /// Whether ``write(_:)`` understands texts of the value's type. The value of a node that records its writes in
    /// another way belongs to something else: it counts the changes of a list, or is a copy.
    var isEditable: Bool {
        guard case .value = recording else { return false }
        return !isConcealed && node.pointee.flags.contains(.source) && access?.isEditable == true
    }

    /// Writes the value that `text` describes. Returns false if it describes none.
    func write(_ text: String) -> Bool { isEditable && access?.write(text, to: node) == true }
}
