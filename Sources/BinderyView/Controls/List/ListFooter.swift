/// What executes when the end of a list comes near.
struct ListContinuation {
    let execute: () -> Void
    let isEnabled: Property<Bool>
    let isExecuting: Property<Bool>
    let hasFailed: Property<Bool>
    let hasMore: Property<Bool>

    init<Output, Failure>(_ action: Action<Void, Output, Failure>, while hasMore: Property<Bool>) {
        execute = { action.execute() }
        isEnabled = action.isEnabled
        isExecuting = action.isExecuting
        hasFailed = action.failure.map { $0 != nil }
        self.hasMore = hasMore
    }
}

/// The end of a list that goes on: says that more is loaded or, after a failure, offers to try again.
struct ListFooter: View {
    let continuation: ListContinuation
    let texts: InterfaceTexts

    var body: some View {
        Row(alignment: .center) {
            When(continuation.hasFailed) {
                Text(texts.loadingFailed).style(.caption).color(.danger)
                Button(texts.retry, tapped: continuation.execute).disabled(continuation.isEnabled.map { !$0 })
                    .id("more-retry")
            } otherwise: {
                Text(texts.loadingMore).style(.caption).color(.secondary)
            }
        }
        .id("more")
        .hidden(continuation.hasMore.map { !$0 })
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
}
