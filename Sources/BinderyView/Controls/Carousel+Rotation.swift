final class Rotation<ID: Hashable>: Restorable {
    let ids: Property<[ID]>
    let position: Property<Int?>
    let shown: Property<ID?>
    let isPaused: Property<Bool>
    /// Whether the user is interacting with the carousel or looking at another window.
    let isHeld = MutableProperty(false)
    let isAdvancing: Property<Bool>
    let interval: Duration?
    private let current: MutableProperty<ID?>
    /// The position at which the user has paused the carousel. It identifies the item before `current` is set.
    private let pausedAt = MutableProperty<Int?>(nil, .saved("pausedAt"))
    // Read when the view is mounted: a later change that shows the view may run in any context.
    private let scheduler = ExecutionContext.current?.scheduler

    init(_ ids: Property<[ID]>, at current: MutableProperty<ID?>, every interval: Duration?) {
        let (pausedAt, isHeld) = (pausedAt, isHeld)
        let isPaused = pausedAt.map { $0 != nil }
        self.isPaused = isPaused
        self.ids = ids
        self.current = current
        self.interval = interval
        position = Property {
            let ids = ids.value
            if let current = current.value { return ids.firstIndex(of: current) ?? ids.indices.first }
            return pausedAt.value.flatMap { ids.indices.contains($0) ? $0 : nil } ?? ids.indices.first
        }
        shown = ids.combine(position) { ids, position in position.map { ids[$0] } }
        isAdvancing = Property { interval != nil && ids.value.count > 1 && !isPaused.value && !isHeld.value }
    }

    func move(_ move: Rendering.CarouselMove) {
        let ids = ids.value
        guard let position = position.value else { return }
        let next =
            switch move {
            case .next: (position + 1) % ids.count
            case .previous: (position + ids.count - 1) % ids.count
            case .to(let position): position
            }
        guard ids.indices.contains(next) else { return }
        transaction {
            current.value = ids[next]
            if pausedAt.value != nil { pausedAt.value = next }
        }
    }

    func togglePause() {
        transaction {
            current.value = shown.value
            pausedAt.value = pausedAt.value == nil ? position.value ?? 0 : nil
        }
    }

    func advance(in scope: Scope) {
        guard let interval, let scheduler else { return }
        var timer: (any Disposable)?
        // The timer restarts with each item, so that each one is shown for the full interval.
        isAdvancing.combine(shown) { Phase(isAdvancing: $0, shown: $1) }
            .observe { [weak self] phase in
                timer?.dispose()
                timer = phase.isAdvancing ? scheduler.schedule(after: interval) { self?.move(.next) } : nil
            }
            .disposed(in: scope)
        scope.onDispose { timer?.dispose() }
    }

    private struct Phase: Equatable {
        let isAdvancing: Bool
        let shown: ID?
    }
}
