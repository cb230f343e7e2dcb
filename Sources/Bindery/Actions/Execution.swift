internal import BinderyGraph
internal import BinderyStreams

/// One execution of an action, from the call to the end.
final class Execution<Output, Failure: Error>: Disposable {
    let actor: (any Actor)?
    /// Ends with the execution.
    let scope = Scope()
    /// What hears of its events; nobody before it is accepted.
    var receive: ((Execution, ExecutionEvent<Output, Failure>) -> Void)?
    private var work: ((Execution) -> Void)?

    init(on actor: (any Actor)?, work: @escaping (Execution) -> Void) {
        self.actor = actor
        self.work = work
    }

    var isDisposed: Bool { scope.isDisposed }

    func dispose() { send(.cancelled) }

    /// Starts the work, unless it was cancelled while it waited.
    func begin() {
        let work = work
        self.work = nil
        work?(self)
    }

    func send(_ event: ExecutionEvent<Output, Failure>) {
        if !isDisposed { receive?(self, event) }
    }

    /// Ends it without a word to anybody.
    func end() {
        work = nil
        receive = nil
        scope.dispose()
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

    var isEnd: Bool {
        switch self {
        case .value, .progress: false
        case .returned, .completed, .failed, .cancelled: true
        }
    }
}
