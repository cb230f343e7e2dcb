/// The steps of an undo history: what is past, what was undone, and which steps are merged.
struct UndoSteps {
    struct Counts: Equatable {
        var past = 0
        var future = 0
    }

    /// The time of a step that may be merged with the previous one.
    struct MergingTime {
        let now: Duration
        /// The greatest distance of the previous step.
        let limit: Duration
    }

    private struct Step {
        var changes: [any RecordedChange]
        /// The time of its last change; nil if the next step is not merged with it.
        var time: Duration?
    }

    private let limit: Int
    private var past: [Step] = []
    private var future: [Step] = []
    /// The changes made in response to the last restoration. They are undone before any other step.
    private var responses: [any RecordedChange] = []

    init(limit: Int) { self.limit = max(1, limit) }

    var counts: Counts { Counts(past: past.count, future: future.count) }

    /// - Parameter time: Nil if the changes begin a new step in any case.
    mutating func changed(_ changes: [any RecordedChange], at time: MergingTime?) {
        future = []
        if responses.isEmpty, let time, let last = past.last, let lastTime = last.time,
            time.now - lastTime <= time.limit, last.changes.count == 1, changes.count == 1,
            last.changes[0].source === changes[0].source
        {
            past.removeLast()
            let change = last.changes[0].followed(by: changes[0])
            if !change.isEmpty { past.append(Step(changes: [change], time: time.now)) }
            return
        }
        past.append(Step(changes: takeResponses() + changes, time: time?.now))
        if past.count > limit { past.removeFirst(past.count - limit) }
    }

    mutating func responded(_ changes: [any RecordedChange]) { responses += changes }

    mutating func ended() {
        if !past.isEmpty { past[past.count - 1].time = nil }
    }

    mutating func cleared() { (past, future, responses) = ([], [], []) }

    /// Returns the changes to undo, last first.
    mutating func undone() -> [any RecordedChange]? {
        guard let step = past.popLast() else { return nil }
        ended()
        future.append(Step(changes: step.changes))
        return step.changes
    }

    /// Returns the changes to repeat, in order.
    mutating func redone() -> [any RecordedChange]? {
        guard let step = future.popLast() else { return nil }
        past.append(step)
        return step.changes
    }

    /// Returns the changes to undo before the step.
    mutating func takeResponses() -> [any RecordedChange] {
        defer { responses = [] }
        return responses
    }
}
