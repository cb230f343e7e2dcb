internal import Bindery

enum RelatedEvents {
    /// The numbers of an event, of what led to it, and of what it led to; none without an event.
    ///
    /// - Parameter events: In the order of their numbers.
    static func numbers(around number: Int?, in events: [TraceEvent]) -> Set<Int> {
        guard let number else { return [] }
        let byNumber = Dictionary(events.map { ($0.number, $0) }) { first, _ in first }
        var related: Set = [number], waiting = [number]
        while let next = waiting.popLast() {
            for cause in byNumber[next]?.causes ?? [] where related.insert(cause).inserted { waiting.append(cause) }
        }
        var consequences: Set = [number]
        // A cause has a lower number than what follows from it.
        for event in events where event.causes.contains(where: consequences.contains) {
            consequences.insert(event.number)
        }
        return related.union(consequences)
    }
}
