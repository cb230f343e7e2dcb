final class Rotation<ID: Hashable> {
    let ids: Property<[ID]>
    let position: Property<Int?>
    let shown: Property<ID?>
    let isPaused = MutableProperty(false)
    /// Whether the user is interacting with the carousel or looking at another window.
    let isHeld = MutableProperty(false)
    let isAdvancing: Property<Bool>
    let interval: Duration?
    private let current: MutableProperty<ID?>
    // Read when the view is mounted: a later change that shows the view may run in any context.
    private let scheduler = ExecutionContext.current?.scheduler

    init(_ ids: Property<[ID]>, at current: MutableProperty<ID?>, every interval: Duration?) {
        let (isPaused, isHeld) = (isPaused, isHeld)
        self.ids = ids
        self.current = current
        self.interval = interval
        position = Property {
            let ids = ids.value
            return current.value.flatMap { ids.firstIndex(of: $0) } ?? (ids.isEmpty ? nil : 0)
        }
        shown = ids.combine(position) { ids, position in position.map { ids[$0] } }
        isAdvancing = Property { interval != nil && ids.value.count > 1 && !isPaused.value && !isHeld.value }
    }

    func move(_ move: Rendering.CarouselMove) {
        let ids = ids.value
        guard let position = position.value else { return }
        switch move {
        case .next: current.value = ids[(position + 1) % ids.count]
        case .previous: current.value = ids[(position + ids.count - 1) % ids.count]
        case .to(let position): if ids.indices.contains(position) { current.value = ids[position] }
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
