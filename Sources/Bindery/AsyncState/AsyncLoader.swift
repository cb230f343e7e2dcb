internal import BinderyGraph
internal import BinderyStreams

/// Runs the closure of an ``AsyncProperty``, one run at a time.
final class AsyncLoader<Value, Failure: Error> {
    private let file: StaticString
    private let line: UInt
    private var current: AsyncRun<Value, Failure>?

    init(file: StaticString, line: UInt) {
        self.file = file
        self.line = line
    }

    // No result can be observed any more.
    deinit { current?.cancel() }

    /// Cancels the current run and starts the next. Reads before its first suspension are done when this returns.
    func start(
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) -> AsyncRun<Value, Failure> {
        current?.cancel()
        let run = AsyncRun<Value, Failure>(previous: current?.latest)
        current = run
        guard let actor = ExecutionContext.current?.actor else {
            Diagnostics.reportMissingActor(
                "the asynchronous property made at \(file):\(line) was needed on no actor, and loads nothing",
                remedy: "Read or observe it")
            return run
        }
        run.task = AsyncWork.start(on: actor, work) { [weak run] outcome in run?.finish(outcome) }
        return run
    }
}

/// One run of the closure, with its state. Not observed any more after the next run has started.
final class AsyncRun<Value, Failure: Error> {
    let state: MutableProperty<AsyncState<Value, Failure>>
    var task: Task<Void, Never>?

    init(previous: Value?) { state = MutableProperty(.loading(previous: previous)) }

    var latest: Value? { untracked { state.value.latest } }

    func cancel() { task?.cancel() }

    func finish(_ outcome: Result<Value, Failure>) {
        switch outcome {
        case .success(let value): state.value = .value(value)
        case .failure(let failure): state.value = .failure(failure, previous: latest)
        }
    }
}
