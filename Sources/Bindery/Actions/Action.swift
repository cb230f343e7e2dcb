public import BinderyGraph
public import BinderyStreams

/// A command: work that the user or a signal starts, with the state that a view shows of it.
///
/// ```swift
/// let login = Action<Void, Account, LoginFailure>(enabledIf: isFilled) { () async throws(LoginFailure) in
///     guard let number = PhoneNumber(phone.value) else { throw .invalidPhone }
///     return try await accounts.login(number)
/// }
/// ```
///
/// | event | effect |
/// |---|---|
/// | `execute(input)` while enabled | `isExecuting` becomes true; the work starts immediately, or waits by policy |
/// | `execute` while disabled | nothing; a disposed handle is returned |
/// | the work returns | `isExecuting` becomes false and `latest` the value, then the value is sent to `values` |
/// | the work throws | `isExecuting` becomes false, `failure` is set, then sent to `failures`; it remains usable |
/// | the execution is disposed of, or the action is deallocated | the task is cancelled; its result is not delivered |
///
/// | policy | `execute` while another execution is unfinished |
/// |---|---|
/// | `.reject` | nothing: the action is disabled meanwhile |
/// | `.latest` | the other execution is cancelled; its result is never delivered |
/// | `.queue` | waits for its turn; results arrive in call order |
/// | `.concurrent` | starts immediately; results arrive as executions finish |
///
/// An execution ends when its work returns. An accepted one continues even if the condition becomes false.
///
/// - Systems: Before iOS 26 and macOS 26 the work starts as the next job of the actor, unless the context has a task
///   executor.
/// - Isolation: The work runs on the actor on which `execute` was called.
/// - Complexity: An execution costs a task and O(running executions). Holds the last value and waiting executions.
/// - Also known as: `RACCommand` in RAC 2, `Action` in ReactiveSwift, `ReactiveCommand` in ReactiveUI, `ICommand` in
///   WPF.
public final class Action<Input, Output, Failure: Error> {
    public typealias Execution = ActionExecution<Input, Output, Failure>

    /// Whether an execution is unfinished.
    public private(set) lazy var isExecuting: Property<Bool> = number.map(file: file, line: line) { $0 > 0 }
    /// The number of unfinished executions, running or waiting for their turn.
    public var executionCount: Property<Int> { number }
    /// Whether `execute` is accepted: the condition holds and, under `.reject`, no execution is unfinished.
    public let isEnabled: Property<Bool>
    /// The last value of `values`; nil before the first. Every value is a change, even if it equals the previous one.
    public var latest: Property<Output?> {
        latestValue.property { MutableProperty($0).named(inTraces: "the latest value of \(name)") }
    }
    /// The failure of the last failed execution; nil after the next one starts. Every failure is a change.
    public var failure: Property<Failure?> {
        latestFailure.property {
            MutableProperty($0, by: { $0 == nil && $1 == nil }).named(inTraces: "the failure of \(name)")
        }
    }
    /// The last value or failure of an execution; nil before the first. It remains while the next execution runs and
    /// after a cancelled one. Every result is a change. For an action made from a signal, each value is a result.
    public var lastResult: Property<Result<Output, Failure>?> {
        details.latestResult.property { MutableProperty($0).named(inTraces: "the last result of \(name)") }
    }
    /// The latest progress that work reported, from 0 to 1; nil after the execution that reported it has ended.
    public var progress: Property<Double?> {
        details.reported.property { MutableProperty($0).named(inTraces: "the progress of \(name)") }
    }

    /// The unfinished executions in call order, running ones first. Changes when one is accepted, starts or ends.
    ///
    /// ```swift
    /// ForEach(upload.executions) { execution in ProgressIndicator("Upload", value: execution.value.progress) }
    /// ```
    ///
    /// - Complexity: O(executions) per change; nothing until the first access.
    /// - Also known as: `executionSignals` in RAC 2.
    public var executions: Property<[Execution]> {
        if let unfinished = details.unfinished { return unfinished }
        let made = MutableProperty(overlap.unfinished, file: file, line: line)
        details.unfinished = made
        return made
    }

    lazy var bag = DisposeBag()
    /// Called for each accepted execution, with the scope that ends with it.
    var onAccept: [(Scope) -> Void] {
        get { detailsIfAny?.onAccept ?? [] }
        set { details.onAccept = newValue }
    }
    var onStart: [() -> Void] {
        get { detailsIfAny?.onStart ?? [] }
        set { details.onStart = newValue }
    }

    private let work: (Input, Execution) -> Void
    private let needsActor: Bool
    private let file: StaticString
    private let line: UInt
    private var overlap: Overlap<Execution>
    private var isDraining = false
    private let number: MutableProperty<Int>
    private var latestValue = PropertyOnDemand<Output?>(nil)
    private var latestFailure = PropertyOnDemand<Failure?>(nil)
    private var detailsIfAny: Details?
    private var succeeded: Subject<Output, Never>?
    private var failed: Subject<Failure, Never>?

    private final class Details {
        var latestResult = PropertyOnDemand<Result<Output, Failure>?>(nil)
        var reported = PropertyOnDemand<Double?>(nil)
        var unfinished: MutableProperty<[Execution]>?
        weak var reporting: Execution?
        var onAccept: [(Scope) -> Void] = []
        var onStart: [() -> Void] = []
    }

    private var name: String { Self.name(file, line) }

    private static func name(_ file: StaticString, _ line: UInt) -> String { "the action at \(file):\(line)" }

    private var details: Details {
        if let detailsIfAny { return detailsIfAny }
        let details = Details()
        detailsIfAny = details
        return details
    }

    init(
        enabledIf condition: Property<Bool>, policy: OverlapPolicy, needsActor: Bool, file: StaticString, line: UInt,
        starting work: @escaping (Input, Execution) -> Void
    ) {
        self.work = work
        self.needsActor = needsActor
        self.file = file
        self.line = line
        overlap = Overlap(policy)
        let number = MutableProperty(0).named(inTraces: "the executions of \(Self.name(file, line))")
        self.number = number
        isEnabled =
            policy == .reject ? Property(file: file, line: line) { condition.value && number.value == 0 } : condition
    }

    /// Creates an action that is disabled while `condition` is false. `work` runs on the executing actor.
    public convenience init(
        enabledIf condition: Property<Bool> = .constant(true), policy: OverlapPolicy = .reject,
        file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
    ) {
        self.init(enabledIf: condition, policy: policy, needsActor: true, file: file, line: line) { input, execution in
            execution.start { () async throws(Failure) -> Output in try await work(input) }
        }
    }

    deinit {
        if overlap.count == 0 { return }
        for execution in overlap.unfinished { execution.abandon() }
        // The properties may outlive the action.
        transaction {
            number.value = 0
            detailsIfAny?.unfinished?.value = []
            report(nil)
        }
    }

    /// The values of all executions. Hot.
    public var values: some Signal<Output, Never> { madeOnce(&succeeded) }

    /// The failure of each failed execution. Hot; a failure does not end the signal.
    public var failures: some Signal<Failure, Never> { madeOnce(&failed) }

    private func madeOnce<Value>(_ subject: inout Subject<Value, Never>?) -> Subject<Value, Never> {
        if let subject { return subject }
        let made = Subject<Value, Never>()
        subject = made
        return made
    }

    /// Starts the work, or lets it wait for its turn, if the action is enabled.
    ///
    /// - Parameter isolation: The actor that executes; if nil, that of the current `ExecutionContext`.
    /// - Returns: A disposable that cancels this execution immediately, or that is disposed of if nothing was started.
    @discardableResult
    public func execute(_ input: Input, isolation: isolated (any Actor)? = #isolation) -> any Disposable {
        start(input, on: isolation)
    }

    /// Cancels every unfinished execution, running or waiting.
    public func cancel() {
        transaction {
            // The waiting executions first, so that none of them starts meanwhile.
            for execution in overlap.unfinished.reversed() { execution.dispose() }
        }
    }

    /// - Parameter observer: Receives each event of this execution, after the observers of the action.
    @discardableResult
    package func start(
        _ input: Input, on actor: (any Actor)?, observer: ((ExecutionEvent<Output, Failure>) -> Void)? = nil
    ) -> Execution {
        let actor = actor ?? ExecutionContext.current?.actor
        let execution = Execution(input, on: actor, work: work)
        guard untracked({ isEnabled.value }), hasActor(execution) else {
            execution.end()
            observer?(.rejected)
            return execution
        }
        if TraceStep.isWithheld(.execution, of: name) {
            execution.end()
            observer?(.cancelled)
            return execution
        }
        execution.receive = { [weak self] execution, event in
            self?.received(event, from: execution)
            execution.notify(event)
            observer?(event)
            if event.isEnd { Action.drain { self } }
        }
        let decision = overlap.called(execution)
        execution.step = TraceStep.event(
            .execution, of: name, decision.isWait ? ExecutionDetail.waiting : "")
        #if Telemetry
        execution.span = ExecutionSpan(ofActionAt: file, line)
        #endif
        TraceStep.following(execution.step) {
            accept(execution, decision)
        }
        if case .start = decision { execution.begin() }
        return execution
    }

    private func accept(_ execution: Execution, _ decision: Overlap<Execution>.Decision) {
        transaction {
            switch decision {
            case .wait: execution.isWaiting = true
            case .start(superseding: let others):
                for other in others { other.send(.superseded) }
                // That may have led to a call that superseded this one.
                if execution.isDisposed { return }
                willStart()
            }
            countExecutions()
            for accept in onAccept { accept(execution.scope) }
        }
    }

    private func hasActor(_ execution: Execution) -> Bool {
        if !needsActor || execution.actor != nil { return true }
        Diagnostics.reportMissingActor(
            "the action made at \(file):\(line) was executed on no actor, and does nothing", remedy: "Execute it")
        return false
    }

    private func countExecutions() {
        number.value = overlap.count
        detailsIfAny?.unfinished?.value = overlap.unfinished
    }

    private func report(_ fraction: Double?) {
        if let details = detailsIfAny { details.reported = details.reported.with(fraction) }
    }

    private func report(_ result: Result<Output, Failure>) { details.latestResult = details.latestResult.with(result) }

    private func willStart() {
        latestFailure = latestFailure.with(nil)
        for start in onStart { start() }
    }

    private func received(_ event: ExecutionEvent<Output, Failure>, from execution: Execution) {
        let step = event.isEnd ? execution.step?.ended(.executionEnd, event.outcome) : execution.step
        TraceStep.following(step) {
            // One delivery: if an observer of `isExecuting` executes the action again, it does not overtake the result.
            Delivery.run {
                transaction { update(event, from: execution) }
                switch event {
                case .value(let value), .returned(let value): succeeded?.send(value)
                case .failed(let failure): failed?.send(failure)
                case .progress, .completed, .cancelled, .superseded, .rejected: break
                }
            }
        }
    }

    private func update(_ event: ExecutionEvent<Output, Failure>, from execution: Execution) {
        switch event {
        case .value(let value), .returned(let value):
            latestValue = latestValue.with(value)
            report(.success(value))
        case .failed(let failure):
            latestFailure = latestFailure.with(failure)
            report(.failure(failure))
        case .progress(let fraction):
            details.reporting = execution
            report(fraction)
        case .completed, .cancelled, .superseded, .rejected: break
        }
        if event.isEnd { finish(execution) }
    }

    private func finish(_ execution: Execution) {
        let cancelled = overlap.ended(execution)
        defer { withExtendedLifetime(cancelled) {} }
        number.value = overlap.count
        if let details = detailsIfAny, details.reporting === execution { report(nil) }
        execution.end()
        detailsIfAny?.unfinished?.value = overlap.unfinished
    }

    /// Starts waiting executions in a loop, so that synchronous ones do not grow the stack. Each may free the action.
    private static func drain(_ action: () -> Action?) {
        if action()?.isDraining != false { return }
        action()?.isDraining = true
        while let next = action()?.takeNext() { next.begin() }
        action()?.isDraining = false
    }

    private func takeNext() -> Execution? {
        let (next, cancelled) = overlap.next()
        defer { withExtendedLifetime(cancelled) {} }
        guard let next else { return nil }
        transaction {
            next.isWaiting = false
            willStart()
            countExecutions()
        }
        return next
    }
}

extension Action where Input == Void {
    /// Starts the work, or lets it wait for its turn, if the action is enabled. See ``execute(_:isolation:)``.
    @discardableResult
    public func execute(isolation: isolated (any Actor)? = #isolation) -> any Disposable {
        execute((), isolation: isolation)
    }
}
