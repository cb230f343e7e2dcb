internal import Bindery

/// The latest events of the traced signals, as marbles in rows on a common time axis.
///
/// A row has the observations of one signal that follow each other; those that overlap in time have rows of their own.
/// A source is above the signals that observe it. Pauses are shortened, and values too close to each other to be drawn
/// apart are one marble with their number.
struct MarbleDiagram: Equatable {
    enum Mark: String, Equatable {
        case subscription, value, completion, failure, cancellation
    }

    /// A recorded event.
    struct Item: Equatable {
        let number: Int
        let time: Duration
        let detail: String
    }

    struct Marble: Identifiable, Equatable {
        let mark: Mark
        /// Several values are a cluster.
        fileprivate(set) var items: [Item]
        /// The middle of the drawn mark.
        fileprivate(set) var x: Double
        fileprivate(set) var width: Double
        /// The text in the mark: the value, shortened, or the number of values.
        fileprivate(set) var label: String

        /// The number of the first event.
        var id: Int { items[0].number }
        var isCluster: Bool { items.count > 1 }
        var right: Double { x + width / 2 }
    }

    /// The line of an observation.
    struct Line: Identifiable, Equatable {
        /// The number of the subscription.
        let id: Int
        let from: Double
        let to: Double
    }

    struct Row: Identifiable, Equatable {
        let id: String
        /// The name of the signal, with a number if several observations overlap.
        let name: String
        /// Where the signal is traced, unless that is its name.
        let place: String
        let lines: [Line]
        let marbles: [Marble]
    }

    /// A time on the axis.
    struct Tick: Identifiable, Equatable {
        /// The number of the event at that time.
        let id: Int
        let x: Double
        let time: Duration
    }

    /// A pause that is drawn shorter than it was.
    struct Pause: Identifiable, Equatable {
        /// The number of the event after it.
        let id: Int
        let x: Double
        let length: Duration
    }

    private(set) var rows: [Row] = []
    private(set) var ticks: [Tick] = []
    private(set) var pauses: [Pause] = []
    private(set) var width = 0.0
    /// The events that are not shown: those of more rows, and the oldest.
    private(set) var omitted = 0

    static let mostRows = 12
    static let mostEvents = 120

    /// - Parameter events: In any order; those of other kinds are ignored.
    init(_ events: [TraceEvent]) {
        let recorded = events.filter { TraceEvent.Kind.stream.contains($0.kind) }.sorted { $0.number < $1.number }
        let tracks = Self.ordered(Self.latest(Self.tracks(of: recorded)))
        let shown = Set(tracks.flatMap(\.events).map(\.number).sorted().suffix(Self.mostEvents))
        omitted = recorded.count - shown.count
        var axis = TimeAxis()
        for event in recorded where shown.contains(event.number) { axis.add(event) }
        (ticks, pauses) = (axis.ticks, axis.pauses)
        let placed = tracks.map { track in
            MarblePlacement.marbles(track.events.filter { shown.contains($0.number) }, on: axis)
        }
        let right = placed.joined().map(\.right).max() ?? 0
        width = (max(right, axis.end) + 40).rounded()
        rows = zip(tracks, placed).compactMap { track, marbles in row(track, marbles) }
    }

    private func row(_ track: Track, _ marbles: [Marble]) -> Row? {
        var positions: [Int: Double] = [:]
        for marble in marbles { for item in marble.items { positions[item.number] = marble.x } }
        let lines = track.observations.compactMap { observation -> Line? in
            let end = observation.end.map { positions[$0] }
            // It ended before what is shown.
            if case .some(.none) = end { return nil }
            return Line(id: observation.id, from: positions[observation.id] ?? 0, to: end.flatMap(\.self) ?? width)
        }
        if lines.isEmpty { return nil }
        let parts = track.subject.split(separator: " (", maxSplits: 1)
        let name = parts.first.map(String.init) ?? track.subject
        return Row(
            id: "\(track.subject) \(track.index)", name: track.index == 0 ? name : "\(name) \(track.index + 1)",
            place: parts.count > 1 ? String(parts[1].dropLast()) : "", lines: lines, marbles: marbles)
    }

    // MARK: Observations

    private struct Observation {
        let id: Int
        /// The number of the last event, if it is an end.
        var end: Int?
        /// What led to it; empty if that is no longer known.
        var causes: [Int] = []
        var events: [TraceEvent] = []
    }

    /// Observations of one signal that do not overlap.
    private struct Track {
        let subject: String
        /// Among the tracks of the signal.
        let index: Int
        var observations: [Observation] = []
        var events: [TraceEvent] { observations.flatMap(\.events) }
        var lastEvent: Int { observations.last?.events.last?.number ?? 0 }
    }

    private static func tracks(of events: [TraceEvent]) -> [Track] {
        var observations: [Int: Observation] = [:]
        var subjects: [Int: String] = [:]
        for event in events {
            let isFirst = event.kind == .streamSubscription
            let id = isFirst ? event.number : event.causes.last ?? event.number
            subjects[id] = event.subject
            var observation = observations.removeValue(forKey: id) ?? Observation(id: id)
            if isFirst {
                observation.causes = event.causes
            } else if event.kind != .streamValue {
                observation.end = event.number
            }
            observation.events.append(event)
            observations[id] = observation
        }
        var tracks: [Track] = []
        var tracksOfSubject: [String: [Int]] = [:]
        for observation in observations.values.sorted(by: { $0.id < $1.id }) {
            let subject = subjects[observation.id]!, candidates = tracksOfSubject[subject] ?? []
            let free = candidates.first { index in
                guard let end = tracks[index].observations.last?.end else { return false }
                return end < observation.id
            }
            if let free {
                tracks[free].observations.append(observation)
            } else {
                tracksOfSubject[subject, default: []].append(tracks.count)
                tracks.append(Track(subject: subject, index: candidates.count, observations: [observation]))
            }
        }
        return tracks
    }

    private static func latest(_ tracks: [Track]) -> [Track] {
        if tracks.count <= mostRows { return tracks }
        let kept = Set(tracks.indices.sorted { tracks[$0].lastEvent > tracks[$1].lastEvent }.prefix(mostRows))
        return tracks.indices.filter(kept.contains).map { tracks[$0] }
    }

    /// Moves each track above the one whose subscription led to its own.
    private static func ordered(_ tracks: [Track]) -> [Track] {
        var ordered: [Track] = []
        for track in tracks {
            let causes = track.observations.first?.causes ?? []
            let parent = ordered.firstIndex { $0.observations.contains { causes.contains($0.id) } }
            ordered.insert(track, at: parent ?? ordered.count)
        }
        return ordered
    }
}

/// The positions of times: proportional, but for pauses.
private struct TimeAxis {
    private var positions: [Int: Double] = [:]
    private var last: Duration?
    private(set) var end = TimeAxis.margin
    private(set) var ticks: [MarbleDiagram.Tick] = []
    private(set) var pauses: [MarbleDiagram.Pause] = []

    private static let margin = 20.0
    private static let pointsPerSecond = 400.0
    private static let longestGap = 200.0
    private static let tickDistance = 84.0

    /// Adds an event that is later than those before it.
    mutating func add(_ event: TraceEvent) {
        if let last {
            let gap = max(Double((event.time - last).microseconds) / 1_000_000, 0) * Self.pointsPerSecond
            if gap > Self.longestGap {
                pauses.append(
                    .init(id: event.number, x: (end + Self.longestGap / 2).rounded(), length: event.time - last))
            }
            end += min(gap, Self.longestGap)
        }
        last = max(last ?? .zero, event.time)
        positions[event.number] = end
        if end - (ticks.last?.x ?? -Self.tickDistance) >= Self.tickDistance {
            ticks.append(.init(id: event.number, x: end.rounded(), time: event.time))
        }
    }

    subscript(event: Int) -> Double { positions[event] ?? end }
}

/// Places the marks of a row so that none covers another. A mark stays close to its time: values for which there is no
/// room are clusters.
private enum MarblePlacement {
    private static let gap = 2.0
    /// The smallest size that is easy to hit.
    private static let smallest = 26.0
    /// How far a value is moved to be drawn apart from others, and a value after a cluster.
    private static let farthest = (single: 72.0, afterCluster: 8.0)
    private static let widestLabel = 70.0

    static func marbles(_ events: [TraceEvent], on axis: TimeAxis) -> [MarbleDiagram.Marble] {
        var marbles: [MarbleDiagram.Marble] = []
        for event in events {
            let item = MarbleDiagram.Item(number: event.number, time: event.time, detail: event.detail)
            let mark = MarbleDiagram.Mark(event.kind), label = mark == .value ? label(of: event.detail) : ""
            let width = max(smallest, width(of: label) + 14)
            let left = max((marbles.last?.right ?? -.infinity) + gap, axis[event.number] - width / 2)
            if let last = marbles.indices.last, mark == .value, marbles[last].mark == .value {
                let moved = left + width / 2 - axis[event.number]
                if moved > (marbles[last].isCluster ? farthest.afterCluster : farthest.single) {
                    add(item, to: &marbles[last])
                    continue
                }
            }
            let x = (left + width / 2).rounded()
            marbles.append(.init(mark: mark, items: [item], x: x, width: width, label: label))
        }
        return marbles
    }

    private static func add(_ item: MarbleDiagram.Item, to marble: inout MarbleDiagram.Marble) {
        let left = marble.x - marble.width / 2
        marble.items.append(item)
        marble.label = "×\(marble.items.count)"
        marble.width = max(smallest, width(of: marble.label) + 14)
        marble.x = left + marble.width / 2
    }

    /// The beginning of a value, in one line.
    private static func label(of detail: String) -> String {
        var label = ""
        var room = widestLabel
        for character in detail {
            room -= width(of: character)
            if room < 0 { return label + "…" }
            label.append(character.isNewline ? " " : character)
        }
        return label
    }

    private static func width(of label: String) -> Double { label.reduce(0) { $0 + width(of: $1) } }
    private static func width(of character: Character) -> Double { character.isASCII ? 7 : 12 }
}

extension MarbleDiagram.Mark {
    fileprivate init(_ kind: TraceEvent.Kind) {
        self =
            switch kind {
            case .streamSubscription: .subscription
            case .streamCompletion: .completion
            case .streamFailure: .failure
            case .streamCancellation: .cancellation
            default: .value
            }
    }
}
