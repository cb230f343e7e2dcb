public import BinderyGraph
public import BinderyStreams

/// One execution of an action, from the call to the end: see ``Action/executions``.
///
/// - Isolation: lives on the actor that executes; not `Sendable`.
public final class ActionExecution<Input, Output, Failure: Error>: Disposable, Identifiable {
    /// What the action was executed with.
    public let input: Input
    /// Whether it waits for its turn, under the policy `.queue`.
    public internal(set) var isWaiting = false

    let actor: (any Actor)?
    /// Ends with the execution.
    let scope = Scope()
    /// Receives its events, from its acceptance to its end.
    var receive: ((ActionExecution, ExecutionEvent<Output, Failure>) -> Void)?
    private var work: ((Input, ActionExecution) -> Void)?
    private var subject: Subject<Output, Failure>?
    private var reported: MutableProperty<Double?>?
    /// Why it ended, if it failed.
    private var failure: Failure?

    init(_ input: Input, on actor: (any Actor)?, work: @escaping (Input, ActionExecution) -> Void) {
        self.input = input
        self.actor = actor
        self.work = work
    }

    /// Its values, then completion or its failure. One that is cancelled or superseded completes. Hot; made when it is
    /// first asked for.
    public var values: some Signal<Output, Failure> {
        if let subject { return subject }
        let made = Subject<Output, Failure>()
        subject = made
        if isDisposed {
            if let failure { made.fail(failure) } else { made.complete() }
        }
        return made
    }

    /// The progress that its work reports from now on, from 0 to 1; `nil` before the next report, and once it has
    /// ended.
    public var progress: Property<Double?> {
        if let reported { return reported }
        let made = MutableProperty<Double?>(nil)
        reported = made
        return made
    }

    /// True once it has ended, in whatever way.
    public var isDisposed: Bool { scope.isDisposed }

    /// Cancels it, whether it runs or waits.
    public func dispose() { send(.cancelled) }

    /// Starts the work, unless it was cancelled while it waited.
    func begin() {
        let work = work
        self.work = nil
        work?(input, self)
    }

    func send(_ event: ExecutionEvent<Output, Failure>) {
        if !isDisposed { receive?(self, event) }
    }

    /// Ends it without an event.
    func end() {
        work = nil
        receive = nil
        scope.dispose()
    }

    /// Ends it with its action.
    func abandon() {
        end()
        tell(.cancelled)
    }

    /// Tells those who observe this execution alone.
    func tell(_ event: ExecutionEvent<Output, Failure>) {
        if case .progress(let fraction) = event { reported?.value = fraction }
        if event.isEnd { reported?.value = nil }
        if case .failed(let failure) = event { self.failure = failure }
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

    /// Lets an `async` closure be the work.
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

enum ExecutionEvent<Output, Failure: Error> {
    /// There may be more.
    case value(Output)
    case progress(Double)
    /// The end, with a value.
    case returned(Output)
    case completed
    case failed(Failure)
    case cancelled
    /// Cancelled by a later call, under the policy `.latest`.
    case superseded
    /// The action did not accept it.
    case rejected

    var isEnd: Bool {
        switch self {
        case .value, .progress: false
        case .returned, .completed, .failed, .cancelled, .superseded, .rejected: true
        }
    }
}
