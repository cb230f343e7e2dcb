internal import BinderySynchronization
internal import CBinderyShims

/// A step of the chain that led to a value: a change of a property, the user's input, an execution. It retains the
/// steps before it.
package final class TraceStep: Sendable {
    enum Reason: Sendable {
        case written(CallSite, transaction: String?, cause: TraceStep?)
        case computed([TraceStep])
        /// Something that is not a change of a property.
        case event(cause: TraceStep?)
    }

    package let number: Int
    package let kind: TraceEvent.Kind
    let subject: String
    /// The number of the property or observer; nil for other events.
    let node: Int?
    // Unsafe to the compiler only: it changes only in `deinit`, of the step itself and of steps whose only reference
    // `deinit` holds. No other thread can read those, as with the storage of an array that is changed in place.
    private(set) nonisolated(unsafe) var reason: Reason
    /// The length of the longest chain of steps that it retains.
    private let length: Int
    /// Text of the value.
    private let text: RecordedText
    /// Nil for what is never concealed.
    private let concealment: Concealment?
    /// The number of events and observers' writes that led to this step. A chain longer than `greatestDepth` is cut.
    private let depth: Int
    // Weak: the log retains its latest step.
    private weak let log: TraceLog?
    /// Since the log was made.
    private let start: Duration
    /// The number of the event that the step follows from, or is; nil if there is none.
    let origin: Int?
    /// Whether a property has changed, or something has happened; false for a first computation.
    let isChange: Bool
    /// The number of the restoration of a state that the step follows from, or is.
    private let restoration: Int?

    private static let greatestDepth = 20
    private static let longestRecursion = 100
    private static let count = Atomic<Int>(0)

    static var latestNumber: Int { count.load(ordering: .relaxed) }
    static func nextNumber() -> Int { count.wrappingAdd(1, ordering: .relaxed).newValue }

    /// The property that the step is the last change of; nil if it has changed since, and outside a log.
    var trace: NodeTrace? {
        guard let trace = node.flatMap({ log?.trace($0) }), trace.change === self else { return nil }
        return trace
    }

    /// Whether a property was computed from nothing that had changed: for the first time, for instance.
    var hasNoCauses: Bool { if case .computed(let causes) = reason { causes.isEmpty } else { false } }

    /// The step itself; or, of a computation in Bindery that only passes on a change, that change.
    var relevant: TraceStep {
        var step = self
        while case .computed(let causes) = step.reason, causes.count == 1, CallSite.isOwn(step.subject) {
            step = causes[0]
        }
        return step
    }

    /// When it began, since the log was made; nil if it is in no log.
    var time: Duration? { start == .zero ? nil : start }

    var value: String { shownText.text }

    private var shownText: RecordedText { concealment?.isOn == true ? .text(NodeTrace.concealed) : text }

    convenience init(
        _ kind: TraceEvent.Kind, of subject: String, node: Int? = nil, value: String, _ reason: Reason, log: TraceLog?
    ) {
        self.init(kind, of: subject, node: node, text: .text(value), reason, log: log)
    }

    /// - Parameter isConsequence: Whether an event leads to the same state as its cause.
    init(
        _ kind: TraceEvent.Kind, of subject: String, node: Int? = nil, text: RecordedText, _ reason: Reason,
        log: TraceLog?, concealment: Concealment? = nil, isConsequence: Bool = false
    ) {
        number = Self.nextNumber()
        self.kind = kind
        self.subject = subject
        self.node = node
        self.log = log
        (self.text, self.concealment) = (text, concealment)
        start = log?.now ?? .zero
        func following(_ cause: TraceStep?) -> (TraceStep?, Int) {
            guard let cause, cause.depth < Self.greatestDepth else { return (nil, 0) }
            return (cause, cause.depth + 1)
        }
        switch reason {
        case .written(_, _, let cause): (origin, restoration) = (cause?.origin, cause?.restoration)
        case .computed(let causes): (origin, restoration) = (causes.last?.origin, causes.last?.restoration)
        case .event(let cause):
            origin = isConsequence ? cause?.origin ?? number : number
            // The restoration of another session does not hold back anything in this one.
            restoration = kind == .restoration ? number : cause?.log === log ? cause?.restoration : nil
        }
        isChange = if case .computed(let causes) = reason { causes.contains(where: \.isChange) } else { true }
        switch reason {
        case .written(let site, let transaction, let cause):
            let (cause, depth) = following(cause)
            (self.depth, length) = (depth, 1 + (cause?.length ?? 0))
            self.reason = .written(site, transaction: transaction, cause: cause)
        case .event(let cause):
            let (cause, depth) = following(cause)
            (self.depth, length) = (depth, 1 + (cause?.length ?? 0))
            self.reason = .event(cause: cause)
        case .computed(let causes):
            (depth, length) = causes.reduce((0, 1)) { (max($0.0, $1.depth), max($0.1, $1.length + 1)) }
            self.reason = reason
        }
    }

    deinit {
        if length <= Self.longestRecursion { return }
        // Each step would free the one before it, and a long chain would take more stack than a thread has.
        var waiting = takeCauses()
        while var step = waiting.popLast() {
            if isKnownUniquelyReferenced(&step) { waiting += step.takeCauses() }
        }
    }

    private func takeCauses() -> [TraceStep] {
        defer { reason = .computed([]) }
        switch reason {
        case .written(_, _, let cause), .event(let cause): return cause.map { [$0] } ?? []
        case .computed(let causes): return causes
        }
    }

    /// The number of the restoration that the step follows from, unless the program has gone on since.
    func activeRestoration(in log: TraceLog?) -> Int? {
        guard let restoration, log.map({ $0.history.lastEnd < restoration }) ?? true else { return nil }
        return restoration
    }

    /// Whether the step follows from a timer while an earlier state is restored: time does not go on.
    func isResting(in log: TraceLog?) -> Bool { log?.history.isInPast == true && isTimed }

    /// Whether what follows from the step is part of a restored state, or waits for the program to go on.
    func isWithheld(in log: TraceLog?) -> Bool { activeRestoration(in: log) != nil || isResting(in: log) }

    /// Adds the step to its log.
    func record(taking duration: Duration? = nil) {
        func numbers(_ cause: TraceStep?) -> [Int] { cause.map { [$0.number] } ?? [] }
        switch reason {
        case .written(let site, _, let cause): record(after: numbers(cause), at: site, taking: duration)
        // A first computation follows from what made its reader read it.
        case .computed(let causes):
            record(after: causes.isEmpty ? numbers(.current) : causes.map(\.number), taking: duration)
        case .event(let cause): record(after: numbers(cause), taking: duration)
        }
    }

    private func record(after causes: [Int], at site: CallSite? = nil, taking duration: Duration? = nil) {
        log?.append(
            TraceEvent(
                number: number, kind: kind, subject: subject, node: node, time: start, duration: duration,
                causes: causes, site: site, text: shownText),
            of: self)
    }

    /// Whether the step follows from a timer, and from nothing else since.
    var isTimed: Bool {
        var step: TraceStep? = self
        while let present = step {
            switch present.reason {
            case .written(_, _, let cause): step = cause
            case .computed(let causes): step = causes.last
            // The kind is of a module above this one.
            case .event: return present.kind == TraceEvent.Kind("timer")
            }
        }
        return false
    }

    // MARK: Events of other modules

    /// What the code that runs now follows from. Nil where nothing is traced.
    package static var current: TraceStep? {
        caller ?? task?.latest
    }

    /// What the code that runs now was called by.
    private static var caller: TraceStep? {
        ambient.pointee.cause.map { Unmanaged<TraceStep>.fromOpaque($0).takeUnretainedValue() }
    }

    @TaskLocal private static var task: TracedTask?

    // What is inlined is all that runs while tracing is off.

    /// Records an event, unless tracing is off here. It is caused by what runs now.
    @inlinable
    @inline(__always)
    package static func event(
        _ kind: @autoclosure () -> TraceEvent.Kind, of subject: @autoclosure () -> String,
        _ detail: @autoclosure () -> String = ""
    ) -> TraceStep? {
        bindery_is_tracing() ? recorded(kind(), of: subject(), detail()) : nil
    }

    @inline(never)
    package static func recorded(_ kind: TraceEvent.Kind, of subject: String, _ detail: String) -> TraceStep? {
        let step = TraceStep(
            kind, of: subject, value: detail, .event(cause: current), log: TraceLog.current)
        step.record()
        return step
    }

    /// Records an event that follows from others: from what runs now if there are none. An explanation names the last.
    @inlinable
    @inline(__always)
    package static func event(
        _ kind: @autoclosure () -> TraceEvent.Kind, of subject: @autoclosure () -> String, after causes: [TraceStep]
    ) -> TraceStep? {
        bindery_is_tracing() ? recorded(kind(), of: subject(), after: causes) : nil
    }

    @inline(never)
    package static func recorded(
        _ kind: TraceEvent.Kind, of subject: String, after causes: [TraceStep]
    ) -> TraceStep? {
        guard let last = causes.last else { return recorded(kind, of: subject, "") }
        let step = TraceStep(kind, of: subject, value: "", .event(cause: last), log: TraceLog.current)
        step.record(after: causes.map(\.number))
        return step
    }

    /// Whether what runs now follows from a restored state, so that it must not act on the world outside again.
    @inlinable
    @inline(__always)
    package static var isRestoring: Bool { bindery_is_tracing() && followsRestoration }

    @inline(never)
    package static var followsRestoration: Bool {
        guard let current else { return false }
        return current.isWithheld(in: current.log ?? .current)
    }

    /// Whether an event must not happen, since it follows from a restored state. Then this is recorded.
    ///
    /// - Parameter work: Called when the program goes on from that state.
    @inlinable
    @inline(__always)
    package static func isWithheld(
        _ kind: @autoclosure () -> TraceEvent.Kind, of subject: @autoclosure () -> String,
        until work: @autoclosure () -> (@Sendable () -> Void)? = nil
    ) -> Bool {
        isRestoring && withhold(kind(), of: subject(), until: work())
    }

    @inline(never)
    package static func withhold(
        _ kind: TraceEvent.Kind, of subject: String, until work: (@Sendable () -> Void)?
    ) -> Bool {
        guard let log = current?.log ?? .current else { return false }
        log.record { _ = recorded(.withheld, of: subject, kind.description) }
        if let work { log.history.whenProgramGoesOn(work) }
        return true
    }

    /// Records an event in an asynchronous function, which may have lost the log of the code that started its task.
    package static func eventInTask(_ kind: TraceEvent.Kind, of subject: @autoclosure () -> String) -> TraceStep? {
        // Not the latest answer: the chain of a task that asks a service again and again would lead through all.
        let cause = caller ?? task?.start
        guard let log = TraceLog.current ?? cause?.log else { return nil }
        let step = TraceStep(kind, of: subject(), value: "", .event(cause: cause), log: log)
        step.record()
        return step
    }

    /// Records the end of what the step began. It follows from the latest end of what the present task has waited for
    /// meanwhile, such as an answer.
    package func ended(_ kind: TraceEvent.Kind, _ outcome: @autoclosure () -> String) -> TraceStep {
        let latest = Self.task?.latest.ifCaused(by: self)
        let end = TraceStep(kind, of: subject, value: outcome(), .event(cause: latest ?? self), log: log)
        end.record(after: [number] + (latest.map { [$0.number] } ?? []), taking: log.map { $0.now - start })
        return end
    }

    /// Records the end of what the present task has waited for. What the task does next follows from that.
    package func endedInTask(_ kind: TraceEvent.Kind, _ outcome: @autoclosure () -> String) {
        let end = ended(kind, outcome())
        Self.task?.continueAfter(end)
    }

    /// The step itself, if it follows from another one.
    private func ifCaused(by other: TraceStep) -> TraceStep? {
        var step = self
        while case .event(let cause?) = step.reason {
            if cause === other { return self }
            step = cause
        }
        return nil
    }

    /// Makes the step the cause of what `body` does.
    @inlinable
    @inline(__always)
    package static func following<Result, Failure: Error>(
        _ step: TraceStep?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        if let step { try follow(step, body) } else { try body() }
    }

    @inline(never)
    package static func follow<Result, Failure: Error>(
        _ step: TraceStep, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let ambient = ambient, outer = ambient.pointee.cause
        ambient.pointee.cause = Unmanaged.passUnretained(step).toOpaque()
        defer {
            ambient.pointee.cause = outer
            withExtendedLifetime(step) {}
        }
        return try body()
    }

    /// Makes what runs now the cause of what the tasks do that `body` starts.
    @inlinable
    @inline(__always)
    package static func inheritingCurrent<Result>(_ body: () -> Result) -> Result {
        bindery_is_tracing() ? inherit(body) : body()
    }

    @inline(never)
    package static func inherit<Result>(_ body: () -> Result) -> Result {
        guard let current else { return body() }
        return $task.withValue(TracedTask(current), operation: body)
    }

    /// Lets the tasks that `body` starts inherit no cause.
    @inlinable
    @inline(__always)
    package static func withoutInherited<Result>(_ body: () -> Result) -> Result {
        bindery_is_tracing() ? inheritNothing(body) : body()
    }

    @inline(never)
    package static func inheritNothing<Result>(_ body: () -> Result) -> Result {
        $task.withValue(nil, operation: body)
    }

    /// Makes what runs now the cause of what `work` does later, after an event of this kind. Returns `work` where
    /// nothing is traced.
    @inlinable
    @inline(__always)
    package static func deferring(
        _ kind: @autoclosure () -> TraceEvent.Kind, _ work: @escaping () -> Void
    ) -> () -> Void {
        bindery_is_tracing() ? deferred(kind(), work) : work
    }

    @inline(never)
    package static func deferred(_ kind: TraceEvent.Kind, _ work: @escaping () -> Void) -> () -> Void {
        let cause = current, log = TraceLog.current
        if cause == nil && log == nil { return work }
        return {
            let step = TraceStep(
                kind, of: cause?.subject ?? "the program", value: "", .event(cause: cause), log: log)
            step.record()
            guard let history = (log ?? cause?.log)?.history else { return following(step, work) }
            following(step) { history.undoingDisturbances(work) }
        }
    }
}

/// Whether the values of a property are shown as dots. Other threads may see its steps.
final class Concealment: Sendable {
    private let flag = Mutex(false)

    var isOn: Bool { flag.withLock { $0 } }
    func begin() { flag.withLock { $0 = true } }
}

/// A task that was started where something is traced.
private final class TracedTask: Sendable {
    /// What started it.
    let start: TraceStep
    private let end = Mutex<TraceStep?>(nil)

    init(_ start: TraceStep) { self.start = start }

    /// What the task follows from now: its start, or the latest end of what it has waited for. Tasks that it starts
    /// have this in common with it, so that the answer to one of them may be named for another.
    var latest: TraceStep { end.withLock { $0 } ?? start }

    func continueAfter(_ step: TraceStep) { end.withLock { $0 = step } }
}
