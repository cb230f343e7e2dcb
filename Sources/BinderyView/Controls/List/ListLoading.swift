struct ListContinuation {
    let execute: () -> Void
    let isEnabled: Property<Bool>
    let isExecuting: Property<Bool>
    let hasFailed: Property<Bool>
    let hasMore: Property<Bool>
    /// Sends after each execution that was not cancelled.
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

final class ListLoading {
    private let continuation: ListContinuation
    private let scope: Scope
    private var end = ListEnd()
    private var hasResult = false
    /// Whether the list was refreshed since the last result, so that an earlier failure no longer matters.
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

    func changed(count: Int, changes: Int) {
        end.changed(count: count, changes: changes)
        loadIfNear()
    }

    func shown(_ visible: Range<Int>) {
        end.shown(visible)
        loadIfNear()
    }

    /// Decides after the current delivery, since an observer of the last result may add its rows during it.
    private func loadIfNear() {
        guard end.isNear else { return }
        Delivery.afterCurrent { [self] in
            guard end.isNear, canLoad.read(), !scope.isDisposed else { return }
            end.didRequest()
            continuation.execute()
        }
    }

    /// Permits another request after a cancellation, but does not repeat the execution: cancelling was deliberate.
    private func ended() {
        Delivery.afterCurrent { [self] in if !hasResult { end.forget() } }
    }

    private func refreshed() {
        isRefreshed.value = true
        end.forget()
        loadIfNear()
    }
}

/// Decides when to load: near the end, and once for each state of the list and of its visible rows.
struct ListEnd {
    private struct State: Equatable {
        var count = 0
        var changes = 0
        var visible: Range<Int>?
    }

    private var present = State()
    private var requested: State?

    /// More is loaded when at most this number of rows follows the visible ones, or as many rows as are visible.
    static let leastDistance = 5

    mutating func changed(count: Int, changes: Int) {
        present.count = count
        present.changes = changes
    }

    mutating func shown(_ visible: Range<Int>) { present.visible = visible }

    /// False before the list is on screen, and while nothing has changed since the last request.
    var isNear: Bool {
        guard let visible = present.visible, requested != present else { return false }
        return present.count - visible.upperBound <= max(visible.count, Self.leastDistance)
    }

    mutating func didRequest() { requested = present }

    mutating func forget() { requested = nil }
}
