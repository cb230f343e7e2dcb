internal import Bindery
internal import BinderyView

/// What followed from one event: the user's input, a timer, a message; with the answers that arrived later.
struct Turn: Identifiable, Equatable {
    /// The number of its first event.
    let id: Int
    /// The first event; nil for what the program did of itself, such as making a page.
    let cause: TraceEvent?
    /// The latest, the oldest first. A task that receives data for hours leads to one turn.
    private(set) var events: [TraceEvent]
    /// The number of events that are too many, and were the oldest.
    private(set) var omitted = 0
    /// The executions and requests that have not ended.
    private(set) var running: [TraceEvent] = []
    /// When it began, since the log began.
    private(set) var start: Duration
    private var end: Duration

    /// From the beginning to the last event, or to the present while something runs.
    ///
    /// - Parameter now: The time of the log, which may be rounded.
    func length(now: Duration) -> Duration { (running.isEmpty ? end : max(end, now)) - start }

    /// Whether it has only what the developer did, or which control has the focus.
    var isNoise: Bool { events.allSatisfy { TraceEvent.Kind.noise.contains($0.kind) || $0.kind == .pageFrame } }

    func count(of kinds: TraceEvent.Kind...) -> Int { events.count { kinds.contains($0.kind) } }

    static func == (one: Turn, other: Turn) -> Bool { one.id == other.id && one.count == other.count }

    private var count: Int { omitted + events.count }

    fileprivate static let capacity = 1000

    /// Returns the events that are now too many.
    fileprivate mutating func append(_ event: TraceEvent) -> ArraySlice<TraceEvent> {
        events.append(event)
        start = min(start, event.start)
        end = max(end, event.time)
        if event.kind.begins {
            running.append(event)
        } else if event.kind.ends {
            running.removeAll { event.causes.contains($0.number) }
        }
        guard events.count > Self.capacity + Self.capacity / 4 else { return [] }
        let oldest = events.prefix(Self.capacity / 4)
        events.removeFirst(oldest.count)
        omitted += oldest.count
        return oldest
    }

    fileprivate init(_ event: TraceEvent, isCause: Bool) {
        id = event.number
        cause = isCause ? event : nil
        (events, start, end) = ([], event.start, event.time)
        _ = append(event)
    }
}

extension TraceEvent {
    /// When it began: what takes time is recorded at its end.
    var start: Duration { time - (duration ?? .zero) }
}

extension TraceEvent.Kind {
    // The kinds of modules that the inspector does not depend on are known by name.
    static let pageFrame = Self("frame")
    static let pageOpening = Self("opening")
    static let carouselHold = Self("hold")
    static let serviceRequest = Self("request")
    static let serviceAnswer = Self("answer")

    /// What comes from outside the program, and begins a turn.
    static let arrivals: Set<Self> = userInput.union([.timer, .message, .restoration, .pageOpening, .carouselHold])

    /// What shows no work of the program.
    static let noise: Set<Self> = [.pick, .focusChange, .carouselHold]

    /// Whether it begins work that another event ends.
    var begins: Bool { self == .execution || self == .serviceRequest || self == .wait }
    var ends: Bool { self == .executionEnd || self == .serviceAnswer || self == .waitEnd }
}

/// Assigns the events of a log to turns.
struct TurnList {
    /// The latest turns, the oldest first.
    private(set) var turns: [Turn] = []
    /// The turn of each event.
    private var turnOfEvent: [Int: Int] = [:]

    private static let capacity = 200

    mutating func add(_ event: TraceEvent) {
        // An event that several led to belongs to the latest: a computation after two writes.
        let turn = event.causes.compactMap { turnOfEvent[$0] }.max()
        let isArrival = TraceEvent.Kind.arrivals.contains(event.kind)
        if let turn, let index = turns.lastIndex(where: { $0.id == turn }) {
            append(event, to: index)
        } else if !isArrival, let last = turns.indices.last, turns[last].cause == nil {
            append(event, to: last)
        } else {
            turns.append(Turn(event, isCause: isArrival))
            turnOfEvent[event.number] = event.number
            if turns.count > Self.capacity { removeFirst() }
        }
    }

    private mutating func append(_ event: TraceEvent, to index: Int) {
        let id = turns[index].id
        turnOfEvent[event.number] = id
        // What follows from the first event still belongs to its turn.
        for omitted in turns[index].append(event) where omitted.number != id { turnOfEvent[omitted.number] = nil }
    }

    /// The id of the turn that an event belongs to.
    func turn(ofEvent number: Int) -> Int? { turnOfEvent[number] }

    private mutating func removeFirst() {
        // What runs stays.
        let index = turns.firstIndex { $0.running.isEmpty } ?? 0
        let removed = turns.remove(at: index)
        turnOfEvent[removed.id] = nil
        for event in removed.events { turnOfEvent[event.number] = nil }
    }
}
