public import BinderyGraph
public import BinderyStreams

/// Work that runs only while a view shows its view model: the model defines the work, the views start and stop it.
///
/// ```swift
/// final class ClockModel: Activatable {
///     @Reactive var seconds = 0
///     let activation = Activation()
///
///     init(time: some Scheduler) {
///         let seconds = _seconds
///         activation.whileActive { scope in
///             Producer<Int, Never>.interval(.seconds(1), on: time)
///                 .observe { _ in seconds.value += 1 }.disposed(in: scope)
///         }
///     }
/// }
///
/// Text(model.$seconds.map { "\($0) s" }).activating(model)   // in the view
/// ```
///
/// | event | effect |
/// |---|---|
/// | the first view shows the model | `isActive` becomes true; the work starts, in the order in which it was added |
/// | another view shows it, or leaves while others remain | nothing |
/// | the last view leaves | the scope is disposed of, its tasks are cancelled; then `isActive` becomes false |
/// | a view shows it again | the work starts again, with a new scope |
/// | work is added while active | it starts immediately |
/// | the activation is deallocated | the scope ends |
///
/// Capture properties in the closures, not `self`, which holds the activation.
///
/// - Isolation: Confined to the actor that made it.
/// - Also known as: `ViewModelActivator` and `WhenActivated` in ReactiveUI.
public final class Activation {
    /// Whether at least one view shows the model. Becomes false after the work has ended.
    public let isActive: Property<Bool>

    private let count: MutableProperty<Int>
    private var work: [(Scope, (any Actor)?) -> Void] = []
    private var present: (scope: Scope, actor: (any Actor)?)?
    private let file: StaticString
    private let line: UInt

    /// Creates an inactive activation without work.
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
        count = MutableProperty(0, file: file, line: line)
        isActive = count.map(file: file, line: line) { $0 > 0 }
    }

    deinit { present?.scope.dispose() }

    /// Runs `start` at each activation. It adds to the scope what ends when the last view leaves.
    public func whileActive(_ start: @escaping (Scope) -> Void) { add { scope, _ in start(scope) } }

    /// Starts `work` at each activation, and cancels it when the last view leaves. If it ignores the cancellation, it
    /// may still run when the next activation starts it again.
    ///
    /// - Parameter work: Runs on the activating actor. When `activate` returns, it has reached its first suspension.
    /// - Systems: Before iOS 26 and macOS 26 the work starts as the next job of the actor, unless the context has a
    ///   task executor.
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

    /// Activates the work until the disposable is disposed of; views call it through `activating(_:)`. Tasks run on
    /// `isolation`, or else on the actor of the current `ExecutionContext`.
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
        count.add(1)
        if present != nil { return }
        let scope = Scope()
        present = (scope, actor)
        // Work that is added meanwhile starts in `add`. Work may end the activation.
        for start in work where !scope.isDisposed { start(scope, actor) }
    }

    private func leave() {
        let others = untracked { count.value } - 1
        if others == 0 {
            let scope = present?.scope
            present = nil
            // `present` is nil already, so that an activation during the disposal starts the work again.
            scope?.dispose()
        }
        count.value = untracked { count.value } - 1
    }
}

/// A view model with work that runs only while a view shows it.
public protocol Activatable: AnyObject {
    /// The work that runs while a view shows the model.
    var activation: Activation { get }
}

extension Activation: Activatable {
    public var activation: Activation { self }
}
