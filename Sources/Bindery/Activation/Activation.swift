public import BinderyGraph
public import BinderyStreams

/// Work that goes on only while somebody looks: a view model says what, the views that show it say when.
///
/// ```swift
/// final class ClockModel: Activatable {
///     @Reactive var seconds = 0
///     let activation = Activation()
///
///     init(time: some Scheduler) {
///         let seconds = _seconds
///         activation.whileActive { scope in
///             Producer<Int, Never>.interval(.seconds(1), on: time).observe { _ in seconds.value += 1 }.disposed(in: scope)
///         }
///     }
/// }
///
/// Text(model.$seconds.map { "\($0) s" }).activating(model)   // in the view
/// ```
///
/// | event | effect |
/// |---|---|
/// | the first view shows the model | `isActive` becomes true; the work starts, in the order in which it was given |
/// | a further view shows it, or all but one leave | nothing |
/// | the last one leaves | `isActive` becomes false; the scope ends: what is in it is disposed of, tasks are cancelled |
/// | a view shows it again | the work starts anew, with a new scope |
/// | work is given while active | it starts at once |
/// | the activation goes away | the scope ends |
///
/// Let the closures capture properties, not `self`, which keeps the activation.
///
/// - Isolation: lives on the actor that made it.
/// - Also known as: `ViewModelActivator` and `WhenActivated` in ReactiveUI.
public final class Activation {
    /// True while at least one view shows what is activated. It becomes false after the work has ended.
    public let isActive: Property<Bool>

    private let count: MutableProperty<Int>
    private var work: [(Scope, (any Actor)?) -> Void] = []
    private var present: (scope: Scope, actor: (any Actor)?)?
    private let file: StaticString
    private let line: UInt

    /// An activation without work, of which nobody has said yet that it is looked at.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
        count = MutableProperty(0, file: file, line: line)
        isActive = count.map(file: file, line: line) { $0 > 0 }
    }

    deinit { present?.scope.dispose() }

    /// Runs `start` at each activation.
    ///
    /// - Parameter start: puts into the scope what is to end when the last view leaves.
    public func whileActive(_ start: @escaping (Scope) -> Void) { add { scope, _ in start(scope) } }

    /// Starts `work` at each activation, and cancels it when the last view leaves.
    ///
    /// Work that does not heed its cancellation may still go on when the next activation starts it again.
    ///
    /// - Parameter work: runs on the actor that activates; what it does before it first waits is done when activation returns.
    public func task(_ work: nonisolated(nonsending) @escaping () async -> Void) {
        let (file, line) = (file, line)
        add { scope, actor in
            guard let actor = actor ?? ExecutionContext.current?.actor else {
                return Diagnostics.reportMissingActor(
                    "the activation made at \(file):\(line) was activated on no actor, and its task does not run",
                    remedy: "Activate it")
            }
            let task = AsyncWork.start(on: actor, work) { _ in }
            scope.onDispose { task.cancel() }
        }
    }

    /// Says that somebody looks, until the disposable is disposed of. Views do so by `activating(_:)`.
    ///
    /// - Parameter isolation: the actor on which tasks run; where there is none, that of the present `ExecutionContext`.
    public func activate(isolation: isolated (any Actor)? = #isolation) -> any Disposable {
        let token = Scope()
        token.onDispose { self.leave() }
        enter(on: isolation)
        return token
    }

    private func add(_ start: @escaping (Scope, (any Actor)?) -> Void) {
        work.append(start)
        if let present { start(present.scope, present.actor) }
    }

    private func enter(on actor: (any Actor)?) {
        count.value = untracked { count.value } + 1
        if present != nil { return }
        let scope = Scope()
        present = (scope, actor)
        // What is added meanwhile starts by itself, and what starts may end the activation.
        for start in work where !scope.isDisposed { start(scope, actor) }
    }

    private func leave() {
        let others = untracked { count.value } - 1
        if others == 0 {
            let scope = present?.scope
            present = nil
            // Whoever activates it again meanwhile starts the work anew.
            scope?.dispose()
        }
        count.value = untracked { count.value } - 1
    }
}

/// A view model that has work to do only while a view shows it.
public protocol Activatable: AnyObject {
    /// What goes on meanwhile.
    var activation: Activation { get }
}

extension Activation: Activatable {
    public var activation: Activation { self }
}
