import BinderyView

/// Six signals with one source, and what their observers are given.
final class SignalsModel {
    enum Kind: String, CaseIterable {
        case subject, replay, property, cold, shared, sharedReplay
    }

    /// What an observer was given, by the press at which it was.
    struct Observer: Identifiable, Equatable {
        let id: Int
        let start: Int
        var end: Int?
        var values: [Int: [String]] = [:]
    }

    /// The number of presses: each is a column of the drawing.
    @Reactive private(set) var presses = 0
    @Reactive private(set) var observers: [Kind: [Observer]] = [:]
    /// How often the work of the cold signal began, for each signal that is made from it.
    @Reactive private(set) var runs: [Kind: Int] = [:]

    private let subject = Subject<Int, Never>()
    private let replay = ReplaySubject<Int, Never>(bufferSize: 2)
    @Reactive private var present = 0
    private lazy var signals: [Kind: AnySignal<String, Never>] = [
        .subject: AnySignal(subject.map { "\($0)" }),
        .replay: AnySignal(replay.map { "\($0)" }),
        .property: AnySignal($present.signal.map { "\($0)" }),
        .cold: AnySignal(work(for: .cold)),
        .shared: AnySignal(work(for: .shared).share()),
        .sharedReplay: AnySignal(work(for: .sharedReplay).share(replay: 1)),
    ]
    /// Of each kind, the first first.
    private var observations: [[any Disposable]] = []
    private let bag = DisposeBag()

    static let mostObservers = 4
    private var lastObserver = 0

    private(set) lazy var canObserve = $observers.map {
        ($0[.subject] ?? []).count { $0.end == nil } < Self.mostObservers
    }
    private(set) lazy var canLeave = $observers.map { ($0[.subject] ?? []).contains { $0.end == nil } }

    /// Begins with the number of its run, and goes on with the numbers that are sent.
    private func work(for kind: Kind) -> some Signal<String, Never> {
        Producer<String, Never>.deferred { [unowned self] in
            runs[kind, default: 0] += 1
            return subject.map { "\($0)" }.startWith("#\(runs[kind]!)")
        }
    }

    // MARK: The user

    func send() {
        presses += 1
        present += 1
        subject.send(present)
        replay.send(present)
    }

    /// Adds an observer to each signal. If four are shown, the first that has left is not shown any more.
    func observe() {
        presses += 1
        lastObserver += 1
        observations.append(Kind.allCases.map(observe))
    }

    private func observe(_ kind: Kind) -> any Disposable {
        let id = lastObserver
        var rows = observers[kind] ?? []
        if rows.count == Self.mostObservers, let left = rows.firstIndex(where: { $0.end != nil }) {
            rows.remove(at: left)
        }
        observers[kind] = rows + [Observer(id: id, start: presses)]
        let observation = signals[kind]!.observe { [unowned self] value in
            guard let index = observers[kind]?.firstIndex(where: { $0.id == id }) else { return }
            observers[kind]![index].values[presses, default: []].append(value)
        }
        observation.disposed(by: bag)
        return observation
    }

    /// Ends the first observer of each signal.
    func leave() {
        guard !observations.isEmpty else { return }
        presses += 1
        for observation in observations.removeFirst() { observation.dispose() }
        for kind in Kind.allCases {
            if let index = observers[kind]?.firstIndex(where: { $0.end == nil }) {
                observers[kind]![index].end = presses
            }
        }
    }
}
