/// What executes when the end of a list comes near.
struct ListContinuation {
    let execute: () -> Void
    let isEnabled: Property<Bool>
    let isExecuting: Property<Bool>
    let hasFailed: Property<Bool>
    let hasMore: Property<Bool>
    /// Of the executions that were not cancelled.
    let results: AnySignal<Void, Never>

    init<Output, Failure>(_ action: Action<Void, Output, Failure>, while hasMore: Property<Bool>) {
        execute = { action.execute() }
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        hasFailed = action.failure.map { $0 != nil }
        self.hasMore = hasMore
        results = action.lastResult.changes.map { _ in }.eraseToAnySignal()
    }
}

/// Loads more when the end of a list comes near.
final class ListLoading {
    private let continuation: ListContinuation
    private let scope: Scope
    private var end = ListEnd()
    /// Whether the execution that began last has brought something, or failed.
    private var hasResult = false
    /// Whether the list has been refreshed since the last result: what failed before is of no interest.
    private let isRefreshed = MutableProperty(false)
    let hasFailed: Property<Bool>
    private let canLoad: Property<Bool>

    init(_ continuation: ListContinuation, after refreshing: ListRefreshing?, in scope: Scope) {
        self.continuation = continuation
        self.scope = scope
        let isRefreshed = isRefreshed
        let hasFailed = Property { continuation.hasFailed.value && !isRefreshed.value }
        self.hasFailed = hasFailed
        canLoad = Property {
            continuation.hasMore.value && continuation.isEnabled.value && !continuation.isExecuting.value
                && !hasFailed.value
        }
        continuation.results.observe { [self] in
            hasResult = true
            isRefreshed.value = false
        }
        .disposed(in: scope)
        continuation.isExecuting
            .observeChanges { [self] isExecuting in
                if isExecuting { hasResult = false } else { ended() }
            }
            .disposed(in: scope)
        canLoad.observeChanges { [self] in if $0 { loadIfNear() } }.disposed(in: scope)
        refreshing?.values.observe { [self] in refreshed() }.disposed(in: scope)
    }

    /// - Parameter changes: how many rows have come, moved and gone until now.
    func changed(count: Int, changes: Int) {
        end.changed(count: count, changes: changes)
        loadIfNear()
    }

    func shown(_ visible: Range<Int>) {
        end.shown(visible)
        loadIfNear()
    }

    /// Once everybody knows what has happened: who hears that the last page has come may add its rows only then.
    private func loadIfNear() {
        guard end.isNear else { return }
        Delivery.afterCurrent { [self] in
            guard end.isNear, canLoad.read(), !scope.isDisposed else { return }
            end.didAsk()
            continuation.execute()
        }
    }

    /// What was cancelled has not been answered. It is asked for again at the next occasion, not at once: somebody did not want it.
    private func ended() {
        Delivery.afterCurrent { [self] in if !hasResult { end.forget() } }
    }

    private func refreshed() {
        isRefreshed.value = true
        end.forget()
        loadIfNear()
    }
}

/// Decides when to load: when the end is near, and once for each state of the list and of what is seen.
struct ListEnd {
    private struct State: Equatable {
        var count = 0
        var changes = 0
        var visible: Range<Int>?
    }

    private var present = State()
    private var asked: State?

    /// How far the end is from what is seen when more is loaded: as much as is seen, and a few rows at least.
    static let leastDistance = 5

    /// - Parameter changes: how many rows have come, moved and gone until now.
    mutating func changed(count: Int, changes: Int) {
        present.count = count
        present.changes = changes
    }

    mutating func shown(_ visible: Range<Int>) { present.visible = visible }

    /// Nothing is known before the list is on screen. What came to nothing is not asked for again until something is different.
    var isNear: Bool {
        guard let visible = present.visible, asked != present else { return false }
        return present.count - visible.upperBound <= max(visible.count, Self.leastDistance)
    }

    mutating func didAsk() { asked = present }

    /// Nothing has come of it, and it may be asked for again.
    mutating func forget() { asked = nil }
}
