/// A command: work that a person or a signal starts, with everything a view shows of it.
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
/// | `execute(input)` while enabled | `isExecuting` becomes true, the work starts before `execute` returns |
/// | `execute` while disabled | nothing; a disposed handle is returned |
/// | the work returns | `isExecuting` becomes false, then the value is sent to `values` |
/// | the work throws | `isExecuting` becomes false, then the failure is sent to `failures`. The action goes on |
/// | the execution, or the action's owner, goes away | the task is cancelled; its result is not delivered |
///
/// An execution ends when its work returns: an action cannot be left executing.
///
/// - Isolation: the work runs on the actor on which `execute` was called.
public final class Action<Input, Output, Failure: Error> {
    /// True exactly while an execution is unfinished.
    public let isExecuting: Property<Bool>
    /// Whether `execute` would start the work: the condition holds and nothing is being executed.
    public let isEnabled: Property<Bool>

    private let work: nonisolated(nonsending) (Input) async throws(Failure) -> Output
    private let executing = MutableProperty<Execution?>(nil, by: { $0 === $1 })
    private let succeeded = Subject<Output, Never>()
    private let failed = Subject<Failure, Never>()
    private let file: StaticString
    private let line: UInt

    /// - Parameters:
    ///   - condition: while false, the action is disabled.
    ///   - work: runs once per execution, on the actor that executes.
    public init(
        enabledIf condition: Property<Bool> = .constant(true), file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping (Input) async throws(Failure) -> Output
    ) {
        self.work = work
        self.file = file
        self.line = line
        let executing = executing
        isExecuting = executing.map { $0 != nil }
        isEnabled = Property(file: file, line: line) { condition.value && executing.value == nil }
    }

    deinit { executing.value?.cancel() }

    /// The result of each execution that succeeds. Hot.
    public var values: some Signal<Output, Never> { succeeded }

    /// The failure of each execution that fails. Hot; an action does not end by failing.
    public var failures: some Signal<Failure, Never> { failed }

    /// Starts the work, if the action is enabled.
    ///
    /// - Parameter isolation: the actor that executes; where there is none, that of the present `ExecutionContext`.
    /// - Returns: what cancels this execution, which is over then, whenever the work returns; disposed of already if nothing
    ///   was started.
    @discardableResult
    public func execute(_ input: Input, isolation: isolated (any Actor)? = #isolation) -> any Disposable {
        let execution = Execution()
        guard untracked({ isEnabled.value }) else { return execution.ended() }
        guard let actor = isolation ?? ExecutionContext.current?.actor else {
            Diagnostics.report(
                .missingActor,
                """
                the action made at \(file):\(line) was executed where no actor is known, and does nothing. \
                Execute it from code isolated to an actor, or inside a backend or `VirtualScheduler.run`.
                """)
            return execution.ended()
        }
        execution.onCancel = { [weak self] in self?.executing.value = nil }
        executing.value = execution
        let work = work
        execution.task = AsyncWork.start(on: actor) { () async throws(Failure) -> Output in
            try await work(input)
        } deliver: { [weak self] outcome in
            self?.finish(execution, outcome)
        }
        return execution
    }

    private func finish(_ execution: Execution, _ outcome: Result<Output, Failure>) {
        guard !execution.isDisposed else { return }
        execution.end()
        executing.value = nil
        switch outcome {
        case .success(let value): succeeded.send(value)
        case .failure(let failure): failed.send(failure)
        }
    }
}

extension Action where Input == Void {
    /// Starts the work, if the action is enabled.
    @discardableResult
    public func execute(isolation: isolated (any Actor)? = #isolation) -> any Disposable {
        execute((), isolation: isolation)
    }
}

/// One execution of an action.
private final class Execution: Disposable {
    var task: Task<Void, Never>?
    var onCancel: (() -> Void)?
    private(set) var isDisposed = false

    func dispose() {
        if isDisposed { return }
        let onCancel = onCancel
        cancel()
        onCancel?()
    }

    func cancel() {
        end()
        task?.cancel()
    }

    func end() {
        isDisposed = true
        onCancel = nil
    }

    func ended() -> Execution {
        end()
        return self
    }
}
