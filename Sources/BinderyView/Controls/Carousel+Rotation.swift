/// Which of several things is shown, and when the next one is.
final class Rotation<ID: Hashable> {
    let ids: Property<[ID]>
    /// The position of what is shown; nil if there is nothing.
    let position: Property<Int?>
    let shown: Property<ID?>
    /// The person wants it to stay until they say otherwise.
    let isPaused = MutableProperty(false)
    /// The person is busy with it, or looks elsewhere.
    let isHeld = MutableProperty(false)
    /// Whether it goes on by itself now.
    let isAdvancing: Property<Bool>
    let interval: Duration?
    private let current: MutableProperty<ID?>
    // Of the isolation in which the view is mounted; what brings it on screen later may come from anywhere.
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

    func move(_ move: CarouselMove) {
        let ids = ids.value
        guard let position = position.value else { return }
        switch move {
        case .next: current.value = ids[(position + 1) % ids.count]
        case .previous: current.value = ids[(position + ids.count - 1) % ids.count]
        case .to(let position): if ids.indices.contains(position) { current.value = ids[position] }
        }
    }

    /// Goes on by itself until the scope ends.
    func advance(in scope: Scope) {
        guard let interval, let scheduler else { return }
        var timer: (any Disposable)?
        // Whatever was shown anew has its whole time.
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
