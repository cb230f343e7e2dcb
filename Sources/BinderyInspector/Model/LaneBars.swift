internal import Bindery

/// The bars of a turn: each event from its beginning to its end, in the row of its lane.
struct LaneBars: Equatable {
    struct Bar: Identifiable, Equatable {
        /// The number of the event.
        let id: Int
        let x, y, width: Double
        let lane: InspectorLane
        /// How long it has run; nil for what has ended, or takes no time.
        let running: Duration?
        let kind: TraceEvent.Kind
        let subject, detail: String
    }

    static let (width, laneHeight, labelWidth) = (1000.0, 26.0, 130.0)
    private static let margin = 8.0
    private static let smallestWidth = 4.0
    private static let mostBars = 1000

    private(set) var bars: [Bar] = []
    let lanes: [InspectorLane]
    let length: Duration

    /// - Parameter now: The time of the log: what has not ended reaches to it.
    init(_ turn: Turn, _ events: [TraceEvent], now: Duration) {
        let events = events.suffix(Self.mostBars)
        let present = Set(events.map { InspectorLane($0.kind) })
        lanes = InspectorLane.allCases.filter(present.contains)
        length = turn.length(now: now)
        let running = Set(turn.running.map(\.number))
        let rows = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
        let room = Self.width - Self.labelWidth - Self.margin
        let scale = room / Double(max(length.microseconds, 1))
        bars = events.map { event in
            let isRunning = running.contains(event.number)
            let end = isRunning ? turn.start + length : event.time
            let offset = Double((event.start - turn.start).microseconds) * scale
            let lane = InspectorLane(event.kind)
            return Bar(
                id: event.number, x: (Self.labelWidth + offset).rounded(),
                y: Double(rows[lane] ?? 0) * Self.laneHeight + 6,
                width: max((Double((end - event.start).microseconds) * scale).rounded(), Self.smallestWidth),
                lane: lane, running: isRunning ? max(now - event.time, .zero) : nil,
                kind: event.kind, subject: event.subject, detail: event.detail)
        }
        // A short bar is in front of a long one.
        .sorted { ($1.width, $0.id) < ($0.width, $1.id) }
    }
}
