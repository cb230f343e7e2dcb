internal import CBinderyShims

/// What is recorded of one node: its last change, and how often and how long it has computed.
final class NodeTrace {
    /// Unique in the process.
    let number = TraceStep.nextNumber()
    let node: Node.Pointer
    let log: TraceLog?
    /// Reads and writes the value; nil for an observer.
    private let access: (any TracedValue)?
    private(set) var change: TraceStep?
    private(set) var isConcealed = false
    private(set) var runs = 0
    /// The runs after which the value was the same.
    private(set) var idleRuns = 0
    private(set) var cost: Duration = .zero
    /// The number of the last step at the end of the last computation.
    private var seen = 0

    init(_ node: Node.Pointer, _ access: (any TracedValue)?) {
        self.node = node
        self.access = access
        log = TraceLog.current
        log?.add(self)
    }

    func end() { log?.remove(self) }

    func willBeWritten(_ value: UnsafeRawPointer) {
        let ambient = ambient
        var transaction: String?
        // Not a transaction of Bindery's own, such as that of a control.
        if ambient.pointee.transactions > 0, let file = ambient.pointee.transaction_file.map({ String(cString: $0) }),
            !CallSite.isOwn(file)
        {
            transaction = "\(file):\(ambient.pointee.transaction_line)"
        }
        let reason = TraceStep.Reason.written(.here(), transaction: transaction, cause: .current)
        note(TraceStep(.write, of: node.diagnosticName, node: number, value: text(of: value), reason, log: log))
    }

    /// Runs the operation of a derived node, and returns whether its value has changed.
    func compute(_ run: () -> Bool) -> Bool {
        let start = log?.now ?? .zero
        let changed = run()
        let duration = log.map { $0.now - start }
        runs += 1
        if let duration { cost += duration }
        if changed {
            note(
                TraceStep(
                    .computation, of: node.diagnosticName, node: number, value: value, .computed(causes), log: log),
                taking: duration)
        } else {
            idleRuns += 1
            if let log {
                TraceStep(
                    .idleComputation, of: node.diagnosticName, node: number, value: value, .computed(causes), log: log
                )
                .record(taking: duration)
            }
        }
        seen = TraceStep.latestNumber
        return changed
    }

    /// Runs the operation of an observer: what it receives is the cause of what it writes.
    func observe(_ run: () -> Bool) -> Bool {
        let cause = latestChange
        guard let log else { return TraceStep.following(cause, run) }
        let start = log.now
        let result = TraceStep.following(cause, run)
        let duration = log.now - start
        runs += 1
        cost += duration
        if !node.pointee.flags.contains(.retired) {
            TraceStep(
                .observation, of: node.diagnosticName, node: number, value: "", .computed(cause.map { [$0] } ?? []),
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

    // MARK: The value

    /// Shows dots in place of the values from now on, and in place of the last one.
    func conceal() {
        isConcealed = true
        change?.conceal()
    }

    static let concealed = "••••"

    /// The text of the present value; empty if it has never been computed.
    var value: String {
        guard let access, node.pointee.flags.contains(.hasValue) else { return "" }
        return text(of: access.address(in: node))
    }

    private func text(of value: UnsafeRawPointer) -> String {
        if isConcealed { return Self.concealed }
        return untracked { access?.text(of: value) ?? "" }
    }

    /// Whether ``write(_:)`` understands texts of the value's type.
    var isEditable: Bool { !isConcealed && node.pointee.flags.contains(.source) && access?.isEditable == true }

    /// Writes the value that `text` describes. Returns false if it describes none.
    func write(_ text: String) -> Bool { isEditable && access?.write(text, to: node) == true }
}
