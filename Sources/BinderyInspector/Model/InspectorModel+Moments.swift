package import Bindery

/// The states that the inspected session had, and the one that it is in.
package struct MomentList: Equatable, Sendable {
    var moments: [TraceLog.Moment] = []
    /// The id of the restored moment; nil in the present.
    var restored: Int?
    /// The event that led to the shown moment.
    var event: TraceEvent?

    package init(_ log: TraceLog) { (moments, restored) = (log.moments, log.restoredMoment) }

    package static let empty = MomentList()

    private init() {}

    package static func == (one: MomentList, other: MomentList) -> Bool {
        one.moments == other.moments && one.restored == other.restored
    }

    /// The index of the shown moment; nil if there is none yet.
    var index: Int? {
        guard let restored else { return moments.indices.last }
        return moments.lastIndex { $0.id <= restored }
    }

    var isPresent: Bool { restored == nil }

    package func has(_ moment: Int) -> Bool { moments.contains { $0.id == moment } }
}

/// What a restored moment does not undo.
enum MomentRemark: Hashable, Identifiable {
    /// A request that was sent after the moment.
    case request(String)
    /// An execution that ran then, and is not repeated.
    case execution(String)
    /// A value that was sent to others after the moment.
    case send(String)
    /// An event that the restored state would have led to, and that did not happen.
    case withheld(TraceEvent.Kind, String)
    /// A property that keeps its present value.
    case property(String)
    /// What the page has beyond the properties: the user's own, such as an open menu.
    case page

    var id: Self { self }

    /// - Parameter lost: The names of properties that were not restored.
    static func all(at moment: Int, _ events: [TraceEvent], lost: [String]) -> [MomentRemark] {
        var ends: [Int: Int] = [:]
        for event in events where event.kind == .executionEnd {
            for cause in event.causes { ends[cause] = event.number }
        }
        let restoration = events.last { $0.kind == .restoration }?.number ?? .max
        var remarks: [MomentRemark] = []
        for event in events {
            if event.number > moment, event.kind == .serviceRequest {
                remarks.append(.request(event.subject))
            }
            if event.number > moment, event.kind == .send { remarks.append(.send(event.subject)) }
            if event.number > restoration, event.kind == .withheld {
                remarks.append(.withheld(TraceEvent.Kind(event.detail), event.subject))
            }
            if event.number <= moment, event.kind == .execution, ends[event.number] ?? .max > moment {
                remarks.append(.execution(event.subject))
            }
        }
        var seen: Set<MomentRemark> = []
        return (remarks + lost.map { .property($0) } + [.page]).filter { seen.insert($0).inserted }
    }
}

extension InspectorModel {
    /// Goes to the moment before the shown one (-1), or after it (1).
    func step(by offset: Int) {
        guard let index = moments.index, moments.moments.indices.contains(index + offset) else { return }
        restore(moments.moments[index + offset].id)
    }

    func returnToPresent() { if let last = moments.moments.last { restore(last.id) } }

    /// Shows the state after a turn.
    func restore(after turn: Turn) {
        guard let last = turn.events.last?.number else { return }
        if let moment = moments.moments.last(where: { $0.id <= last }) { restore(moment.id) }
    }

    func canStep(by offset: Int) -> Bool {
        moments.index.map { moments.moments.indices.contains($0 + offset) } ?? false
    }
}
