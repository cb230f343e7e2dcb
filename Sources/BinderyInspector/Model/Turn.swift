internal import Bindery
internal import BinderyView

/// What followed from one event: the user's input, a timer, a message; with the answers that arrived later.
struct Turn: Identifiable, Equatable {
    /// The number of its first event.
    let id: Int
    /// The first event in words; nil for what the program did of itself, such as making a page.
    let title: String?
    private(set) var events: [TraceEvent]

    /// The time of the first event since the log began.
    var start: Duration { events[0].time }
    /// From the first event to the end of the last.
    var length: Duration { (events.map { $0.time + ($0.duration ?? .zero) }.max() ?? start) - start }

    func count(of kinds: TraceEvent.Kind...) -> Int { events.count { kinds.contains($0.kind) } }

    static func == (one: Turn, other: Turn) -> Bool { one.id == other.id && one.events.count == other.events.count }

    fileprivate mutating func append(_ event: TraceEvent) { events.append(event) }

    fileprivate init(_ event: TraceEvent, title: String?) {
        id = event.number
        self.title = title
        events = [event]
    }
}

/// Assigns the events of a log to turns.
struct TurnList {
    /// The latest turns, the oldest first.
    private(set) var turns: [Turn] = []
    /// The turn of each event.
    private var turnOfEvent: [Int: Int] = [:]

    private static let capacity = 200
    private static let beginsTurn: Set<TraceEvent.Kind> = TraceEvent.Kind.userInput.union([
        .timer, .message, .restoration,
    ])

    mutating func add(_ event: TraceEvent) {
        // An event that several led to belongs to the latest: a computation after two writes.
        let turn = event.causes.compactMap { turnOfEvent[$0] }.max()
        if let turn, let index = turns.lastIndex(where: { $0.id == turn }) {
            turns[index].append(event)
            turnOfEvent[event.number] = turn
        } else if !Self.beginsTurn.contains(event.kind), let last = turns.indices.last, turns[last].title == nil {
            turns[last].append(event)
            turnOfEvent[event.number] = turns[last].id
        } else {
            let title = Self.beginsTurn.contains(event.kind) ? "\(event.kind) of \(event.subject)" : nil
            turns.append(Turn(event, title: title))
            turnOfEvent[event.number] = event.number
            if turns.count > Self.capacity { removeFirst() }
        }
    }

    private mutating func removeFirst() {
        for event in turns.removeFirst().events { turnOfEvent[event.number] = nil }
    }
}
