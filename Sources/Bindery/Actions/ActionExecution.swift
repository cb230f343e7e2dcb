public import BinderyGraph
public import BinderyStreams

/// One execution of an action, from the call to its end. See ``Action/executions``.
///
/// - Isolation: Confined to the actor that executes; not `Sendable`.
public final class ActionExecution<Input, Output, Failure: Error>: Disposable, Identifiable {
    public let input: Input
    /// Whether the execution waits for its turn, under the policy `.queue`.
    public internal(set) var isWaiting = false

    let actor: (any Actor)?
    /// Disposed of when the execution ends.
    let scope = Scope()
    /// Receives the events, from acceptance to the end.
    var receive: ((ActionExecution, ExecutionEvent<Output, Failure>) -> Void)?
    private var work: ((Input, ActionExecution) -> Void)?
    private var subject: Subject<Output, Failure>?
    private var reported: MutableProperty<Double?>?
    /// What is traced of the execution; nil where nothing is.
    var step: TraceStep?
    #if Telemetry
    /// Nil outside a trace of an operator.
    var span: ExecutionSpan?
    #endif
    /// The failure that ended the execution, for a later first access to `values`.
    private var failure: Failure?

    init(_ input: Input, on actor: (any Actor)?, work: @escaping (Input, ActionExecution) -> Void) {
        self.input = input
        self.actor = actor
        self.work = work
    }

    /// The values, then completion or failure. A cancelled or superseded execution completes. Hot.
    public var values: some Signal<Output, Failure> {
        if let subject { return subject }
        let made = Subject<Output, Failure>()
        subject = made
        if isDisposed {
            if let failure { made.fail(failure) } else { made.complete() }
        }
        return made
    }

    /// The progress that the work reports from now on, from 0 to 1; nil before the next report and after the end.
    public var progress: Property<Double?> {
        if let reported { return reported }
        let made = MutableProperty<Double?>(nil)
        reported = made
        return made
    }

    /// Whether the execution has ended, in any way.
    public var isDisposed: Bool { scope.isDisposed }

    /// Cancels the execution, running or waiting.
    public func dispose() { send(.cancelled) }

    /// Starts the work, unless the execution was cancelled while it waited.
    func begin() {
        let work = work
        self.work = nil
        #if Telemetry
        if let span { return span.following { TraceStep.following(step) { work?(input, self) } } }
        #endif
        TraceStep.following(step) { work?(input, self) }
    }

    func send(_ event: ExecutionEvent<Output, Failure>) {
        if !isDisposed { receive?(self, event) }
    }

    /// Ends the execution without an event.
    func end() {
        work = nil
        receive = nil
        scope.dispose()
    }

    /// Ends the execution when its action is deallocated.
    func abandon() {
        end()
        notify(.cancelled)
    }

    func notify(_ event: ExecutionEvent<Output, Failure>) {
        if case .progress(let fraction) = event { reported?.value = fraction }
        if event.isEnd { reported?.value = nil }
        if case .failed(let failure) = event { self.failure = failure }
        #if Telemetry
        span?.end(event)
        #endif
        guard let subject else { return }
        Delivery.run {
            switch event {
            case .value(let value): subject.send(value)
            case .returned(let value):
                subject.send(value)
                subject.complete()
            case .failed(let failure): subject.fail(failure)
            case .completed, .cancelled, .superseded, .rejected: subject.complete()
            case .progress: break
            }
        }
    }

    func start(_ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Output) {
        let task = AsyncWork.start(on: actor!, work) { outcome in
            switch outcome {
            case .success(let value): self.send(.returned(value))
            case .failure(let failure): self.send(.failed(failure))
            }
        }
        scope.onDispose { task.cancel() }
    }
}

package enum ExecutionEvent<Output, Failure: Error> {
    /// A value; more may follow.
    case value(Output)
    case progress(Double)
    /// The last value, and the end.
    case returned(Output)
    case completed
    case failed(Failure)
    case cancelled
    /// Cancelled by a later call, under the policy `.latest`.
    case superseded
    case rejected

    /// In traces.
    var outcome: String {
        switch self {
        case .value(let value), .returned(let value): Output.self == Void.self ? "done" : TraceText.describe(value)
        case .progress(let fraction): "\(fraction)"
        case .completed: "done"
        case .failed(let failure): "failed: \(TraceText.describe(failure))"
        case .cancelled: "cancelled"
        case .superseded: "superseded"
        case .rejected: "rejected"
        }
    }

    var isEnd: Bool {
        switch self {
        case .value, .progress: false
        case .returned, .completed, .failed, .cancelled, .superseded, .rejected: true
        }
    }
}

/// What the trace of an execution says of its beginning.
package enum ExecutionDetail {
    /// It waits until an earlier execution of its action ends.
    package static let waiting = "waiting"
}

extension TraceEvent.Kind {
    /// An action was executed; the detail is `waiting` if it waits until an earlier execution ends.
    public static let execution = Self("execution")
    /// An execution has ended; the detail is its outcome.
    public static let executionEnd = Self("end of the execution")
}
