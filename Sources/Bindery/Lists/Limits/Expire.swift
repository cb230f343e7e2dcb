public import BinderyGraph
public import BinderyStreams

extension MutableListProperty {
    /// Removes each element once its time has passed.
    ///
    /// ```swift
    /// messages.expire { $0.isPinned ? nil : .seconds(30) }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | called, or an element is inserted | `lifetime` is called for it when the observers run; its time begins |
    /// | an element is replaced by one with the same identity | the same: its time begins again |
    /// | its time has passed | it is removed; all that expire at one instant are removed in one transaction |
    /// | it is removed before | nothing |
    /// | disposed of, or the list is deallocated | nothing is removed any more |
    ///
    /// - Parameters:
    ///   - lifetime: How long an element stays; nil for one that stays until it is removed.
    ///   - scheduler: The time; if nil, that of the current `ExecutionContext`.
    /// - Returns: A disposable that ends this.
    /// - Complexity: O(log n) per change, with one timer; holds a place and an instant per element.
    /// - Also known as: `ExpireAfter` in DynamicData.
    @discardableResult
    public func expire(
        on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID, line: UInt = #line,
        after lifetime: @escaping (Element) -> Duration?
    ) -> any Disposable {
        let time = TimeSource("expire", without: "removes nothing", given: scheduler, file: file, line: line)
        guard let scheduler = time.scheduler() else {
            let ended = DisposeBag()
            ended.dispose()
            return ended
        }
        let expiry = Expiry(self, scheduler, lifetime)
        return ListUpkeep(of: self, update: { expiry.update() }, end: { expiry.end() })
    }

    /// Removes each element after a duration.
    @discardableResult
    public func expire(
        after lifetime: Duration, on scheduler: (any Scheduler)? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> any Disposable {
        expire(on: scheduler, file: file, line: line) { _ in lifetime }
    }
}

/// The instants at which the elements of a list expire.
private final class Expiry<Element> {
    typealias Places = ListPlaces<Element, Deadline>

    final class Deadline {
        var work: ScheduledWork?
    }

    private let scheduler: any Scheduler
    private let lifetime: (Element) -> Duration?
    private var queue = ScheduledQueue()
    private var due: [Places.Place] = []
    private var timer: (any Disposable)?
    private var timerInstant: Duration?
    private var places: Places!

    init(_ list: MutableListProperty<Element>, _ scheduler: any Scheduler, _ lifetime: @escaping (Element) -> Duration?)
    {
        (self.scheduler, self.lifetime) = (scheduler, lifetime)
        places = Places(
            list, value: { _ in Deadline() },
            didInsert: { [unowned self] place, element in start(place, element) },
            didRemove: { $0.value.work.take()?.dispose() })
    }

    deinit { timer?.dispose() }

    func update() {
        places.follow()
        setTimer()
    }

    func end() {
        timer?.dispose()
        timer = nil
    }

    private func start(_ place: Places.Place, _ element: Element) {
        guard let lifetime = untracked({ lifetime(element) }) else { return }
        place.value.work = queue.add(at: scheduler.now + lifetime) { [unowned self, unowned place] in
            due.append(place)
        }
    }

    /// Sets one timer, for the element that expires first.
    private func setTimer() {
        guard let first = queue.first else { return }
        if let timerInstant, timerInstant <= first.instant { return }
        timer?.dispose()
        timerInstant = first.instant
        timer = scheduler.schedule(after: max(.zero, first.instant - scheduler.now)) { [weak self] in
            self?.removeDue()
        }
    }

    private func removeDue() {
        timerInstant = nil
        timer = nil
        places.follow()
        while let first = queue.first, first.instant <= scheduler.now {
            queue.removeFirst()
            first.run()
        }
        let expired = due
        due = []
        transaction { for place in expired { places.removeElement(at: place) } }
        setTimer()
    }
}
