public import BinderyGraph
public import BinderyStreams

/// A history of what was written to some properties and lists, which undoes and redoes it.
///
/// ```swift
/// let history = UndoHistory()
/// history.record(model.$title)                 // typing is merged
/// history.record(model.todos)
/// Button("Undo") { history.undo() }.disabled(history.canUndo.not())
/// ```
///
/// A step is what one transaction changed, with what observers changed in response; a write outside of transactions is
/// a transaction of its own. What all observers of one event write is one step. The closure of a button is not an
/// observer: let it group several writes in a `transaction`.
///
/// | event | result |
/// |---|---|
/// | a recorded property or list changes | a new step; what was undone can no longer be redone |
/// | a transaction changes nothing in the end | no step |
/// | the step changes only one property, soon after the last step did | merged with that step, if so recorded |
/// | `undo()` | what the last step changed is restored, in one transaction: observers see only the result |
/// | `redo()` | the step is repeated, in one transaction |
/// | an observer changes something recorded in response to `undo()` | restored first by the next `undo()` or `redo()` |
/// | there are more steps than `limit` | the oldest is dropped |
///
/// Only recorded sources are restored: record all sources that change together. A part of a property can be recorded,
/// such as `model.$user.name`. The history retains what it records.
///
/// - Isolation: Confined to the actor that made it; not `Sendable`.
/// - Complexity: O(changes) for a step, `undo()` and `redo()`. Holds the values before and after each change.
/// - Also known as: `UndoManager` in Foundation, `history` in Svelte and Redux add-ons, `temporal` in Zustand.
public final class UndoHistory {
    /// The steps that become one with the previous step.
    public enum Merging: Equatable, Sendable {
        /// Each step is separate.
        case never
        /// Steps that change only this property, each at most the duration after the previous one, until
        /// ``UndoHistory/endStep()``: what is typed without a pause.
        case within(Duration)
    }

    /// Whether there is a step to undo.
    public let canUndo: Property<Bool>
    /// Whether there is an undone step to repeat.
    public let canRedo: Property<Bool>

    private var steps: UndoSteps
    private let counts = MutableProperty(UndoSteps.Counts())
    /// Changes with each `undo()` and `redo()`, so that its transaction has an observer.
    private let restorations = MutableProperty(0)
    private let time: TimeSource
    private lazy var scheduler = time.scheduler()
    private var sources: [any RecordedSource] = []
    private var touched: [any RecordedSource] = []
    /// The changes of the present stretch.
    private var present: [any RecordedChange] = []
    private var isRestoring = false
    private var isCollecting = false
    private let bag = DisposeBag()

    /// - Parameters:
    ///   - limit: The number of steps that are kept.
    ///   - scheduler: The time for ``Merging/within(_:)``; if nil, that of the current `ExecutionContext`.
    public init(
        limit: Int = 100, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        steps = UndoSteps(limit: limit)
        time = TimeSource(
            "an undo history", without: "does not merge steps", given: scheduler, file: file, line: line)
        let counts = counts
        canUndo = Property(file: file, line: line) { counts.value.past > 0 }
        canRedo = Property(file: file, line: line) { counts.value.future > 0 }
        restorations.observeChanges { [weak self] _ in self?.collectLater() }.disposed(by: bag)
    }

    /// Undoes the last step. Without one, does nothing.
    public func undo() {
        transaction {
            collect()
            if let step = steps.undone() { restore { for change in step.reversed() { change.undo() } } }
        }
    }

    /// Repeats the step that was undone last. Without one, does nothing.
    public func redo() {
        transaction {
            collect()
            if let step = steps.redone() { restore { for change in step { change.redo() } } }
        }
    }

    /// Ends the last step: the next change begins another one, even if it would be merged. Call it when the user leaves
    /// a field.
    public func endStep() {
        collect()
        steps.ended()
    }

    /// Forgets all steps, as after a document was opened or saved. The present values remain.
    public func clear() {
        collect()
        steps.cleared()
        counts.value = steps.counts
    }

    // MARK: Recording

    func add(_ source: some RecordedSource, observing observation: any Disposable) {
        sources.append(source)
        bag.add(observation)
    }

    func sourceDidChange(_ source: some RecordedSource) {
        touched.append(source)
        collectLater()
    }

    /// Ends the step once nothing waits that belongs to it. Called by an observer, in a delivery.
    private func collectLater() {
        if isCollecting { return }
        isCollecting = true
        Delivery.enqueue { [weak self] in self?.collectOrEnd() }
    }

    private func collectOrEnd() {
        let count = present.count, hadTouched = !touched.isEmpty
        takeChanges(of: touched)
        touched = []
        if hadTouched || present.count > count || Engine.hasWaitingObservers {
            return Delivery.enqueue { [weak self] in self?.collectOrEnd() }
        }
        isCollecting = false
        endStretch()
    }

    /// Takes all changes until now, even if observers have not run yet.
    private func collect() {
        takeChanges(of: sources)
        touched = []
        endStretch()
    }

    private func takeChanges(of sources: [any RecordedSource]) {
        for source in sources {
            guard var change = source.takeChange() else { continue }
            // The changes of one source in a row are one; those of others keep their order.
            if let last = present.last, last.source === source {
                present.removeLast()
                change = last.followed(by: change)
                if change.isEmpty { continue }
            }
            present.append(change)
        }
    }

    private func endStretch() {
        let changes = present
        present = []
        if isRestoring {
            isRestoring = false
            steps.responded(changes)
        } else if !changes.isEmpty {
            steps.changed(changes, at: mergingTime(of: changes))
        }
        counts.value = steps.counts
    }

    /// Nil if the changes are not to be merged.
    private func mergingTime(of changes: [any RecordedChange]) -> UndoSteps.MergingTime? {
        guard changes.count == 1, case .within(let duration) = changes[0].source.merging,
            let now = scheduler?.now
        else { return nil }
        return UndoSteps.MergingTime(now: now, limit: duration)
    }

    private func restore(_ body: () -> Void) {
        for change in steps.takeResponses().reversed() { change.undo() }
        body()
        restorations.add(1)
        counts.value = steps.counts
        isRestoring = true
    }
}
