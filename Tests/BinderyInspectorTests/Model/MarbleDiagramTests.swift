import Bindery
import Testing

@testable import BinderyGraph
@testable import BinderyInspector

@Suite struct MarbleDiagramTests {
    /// Makes events with the times that a test gives.
    private struct Events {
        var all: [TraceEvent] = []

        /// Adds the subscription of a signal, and returns its number.
        mutating func subscribe(_ name: String, at time: Int, after cause: Int? = nil) -> Int {
            add(.streamSubscription, of: name, at: time, causes: cause.map { [$0] } ?? [])
        }

        @discardableResult
        mutating func add(
            _ kind: TraceEvent.Kind, _ detail: String = "", of name: String, at time: Int, causes: [Int]
        ) -> Int {
            let number = all.count + 1
            all.append(
                TraceEvent(
                    number: number, kind: kind, subject: "\(name) (Shop/Search.swift:12)", node: nil,
                    time: .milliseconds(time), duration: nil, causes: causes, site: nil, text: .text(detail)))
            return number
        }

        var diagram: MarbleDiagram { MarbleDiagram(all) }
    }

    private var events = Events()

    private func marks(_ row: MarbleDiagram.Row) -> [String] {
        row.marbles.map { $0.label.isEmpty ? $0.mark.rawValue : $0.label }
    }

    @Test mutating func aRowHasTheMarksOfASignal() {
        let search = events.subscribe("search", at: 0)
        events.add(.streamValue, "a", of: "search", at: 120, causes: [search])
        events.add(.streamValue, "ab", of: "search", at: 320, causes: [99, search])
        events.add(.streamCompletion, of: "search", at: 500, causes: [search])
        let diagram = events.diagram
        #expect(diagram.rows.map(\.name) == ["search"] && diagram.rows.map(\.place) == ["Shop/Search.swift:12"])
        #expect(marks(diagram.rows[0]) == ["subscription", "a", "ab", "completion"])
        #expect(diagram.omitted == 0)
    }

    @Test mutating func distancesAreThoseOfTheTimes() {
        let search = events.subscribe("search", at: 0)
        for time in [100, 300, 400] { events.add(.streamValue, "x", of: "search", at: time, causes: [search]) }
        let positions = events.diagram.rows[0].marbles.map(\.x)
        #expect(zip(positions.dropFirst(), positions).map { $0 - $1 } == [40, 80, 40])
    }

    @Test mutating func rowsHaveOneAxis() {
        let slow = events.subscribe("slow", at: 0), fast = events.subscribe("fast", at: 0)
        events.add(.streamValue, "x", of: "fast", at: 200, causes: [fast])
        events.add(.streamValue, "x", of: "slow", at: 200, causes: [slow])
        let rows = events.diagram.rows
        #expect(rows[0].marbles[1].x == rows[1].marbles[1].x)
    }

    @Test mutating func aPauseIsShortenedAndMarked() {
        let search = events.subscribe("search", at: 0)
        events.add(.streamValue, "a", of: "search", at: 10_000, causes: [search])
        events.add(.streamValue, "b", of: "search", at: 70_000, causes: [search])
        let diagram = events.diagram
        #expect(diagram.pauses.map(\.length) == [.seconds(10), .seconds(60)])
        #expect(diagram.ticks.map(\.time) == [.zero, .seconds(10), .seconds(70)])
        #expect(diagram.width < 600)
    }

    @Test mutating func eventsOfOneInstantAreBesideEachOther() {
        let search = events.subscribe("just", at: 50)
        events.add(.streamValue, "1", of: "just", at: 50, causes: [search])
        events.add(.streamCompletion, of: "just", at: 50, causes: [search])
        let marbles = events.diagram.rows[0].marbles
        #expect(marbles.map(\.mark) == [.subscription, .value, .completion])
        expectNoOverlap(marbles)
    }

    @Test mutating func valuesWithoutRoomAreClusters() {
        let ticks = events.subscribe("ticks", at: 0)
        for time in 1...100 { events.add(.streamValue, "\(time)", of: "ticks", at: time * 2, causes: [ticks]) }
        events.add(.streamFailure, "lost", of: "ticks", at: 210, causes: [ticks])
        let marbles = events.diagram.rows[0].marbles
        expectNoOverlap(marbles)
        #expect(marbles.flatMap(\.items).count == 102)
        #expect(marbles.contains { $0.isCluster && $0.label == "×\($0.items.count)" })
        #expect(marbles.last?.mark == .failure)
        // What a mark shows is at most so far from its place.
        #expect(marbles.last!.right < 200)
    }

    @Test mutating func aLongValueIsShortened() {
        let search = events.subscribe("search", at: 0)
        events.add(.streamValue, "an element of the periodic table", of: "search", at: 300, causes: [search])
        events.add(.streamValue, "一二三四五六七八", of: "search", at: 600, causes: [search])
        #expect(marks(events.diagram.rows[0]) == ["subscription", "an element…", "一二三四五…"])
        #expect(events.diagram.rows[0].marbles[1].items[0].detail == "an element of the periodic table")
    }

    @Test mutating func observationsThatFollowEachOtherShareARow() {
        let first = events.subscribe("answer", at: 0)
        events.add(.streamCancellation, of: "answer", at: 100, causes: [first])
        let second = events.subscribe("answer", at: 200)
        events.add(.streamValue, "x", of: "answer", at: 300, causes: [second])
        let rows = events.diagram.rows
        #expect(rows.count == 1)
        #expect(marks(rows[0]) == ["subscription", "cancellation", "subscription", "x"])
        #expect(rows[0].lines.map(\.id) == [first, second])
        #expect(rows[0].lines[0].to < rows[0].lines[1].from)
        #expect(rows[0].lines[1].to == events.diagram.width, "It lasts.")
    }

    @Test mutating func observationsThatOverlapHaveRowsOfTheirOwn() {
        let first = events.subscribe("answer", at: 0), second = events.subscribe("answer", at: 100)
        events.add(.streamValue, "2", of: "answer", at: 200, causes: [second])
        events.add(.streamValue, "1", of: "answer", at: 300, causes: [first])
        let rows = events.diagram.rows
        #expect(rows.map(\.name) == ["answer", "answer 2"])
        #expect(rows.map(marks) == [["subscription", "1"], ["subscription", "2"]])
        #expect(Set(rows.map(\.id)).count == 2)
    }

    @Test mutating func aSourceIsAboveWhatObservesIt() {
        let results = events.subscribe("results", at: 0)
        let query = events.subscribe("query", at: 0, after: results)
        _ = events.subscribe("text", at: 0, after: query)
        _ = events.subscribe("other", at: 0)
        #expect(events.diagram.rows.map(\.name) == ["text", "query", "results", "other"])
    }

    @Test mutating func theLatestEventsAreShown() {
        let search = events.subscribe("search", at: 0)
        for number in 1...150 {
            events.add(.streamValue, "\(number)", of: "search", at: number * 1000, causes: [search])
        }
        let diagram = events.diagram
        #expect(diagram.rows[0].marbles.count == MarbleDiagram.mostEvents && diagram.omitted == 31)
        #expect(diagram.rows[0].marbles[0].label == "31")
        #expect(diagram.rows[0].lines[0].from == 0, "It began before.")
    }

    @Test mutating func theRowsWithTheLatestEventsAreShown() {
        for number in 1...20 { _ = events.subscribe("stream \(number)", at: number) }
        events.add(.streamValue, "x", of: "stream 1", at: 100, causes: [1])
        let names = events.diagram.rows.map(\.name)
        #expect(names == ["stream 1"] + (10...20).map { "stream \($0)" })
        #expect(events.diagram.omitted == 8)
    }

    @Test mutating func aSubscriptionThatTheLogNoLongerHasIsKnownByItsEvents() {
        events.add(.write, "1", of: "price", at: 0, causes: [])
        events.add(.streamValue, "a", of: "search", at: 100, causes: [-5])
        events.add(.streamValue, "b", of: "search", at: 300, causes: [1, -5])
        let rows = events.diagram.rows
        #expect(rows.map(\.name) == ["search"] && rows.map(marks) == [["a", "b"]])
        #expect(rows[0].lines.map(\.from) == [0])
    }

    @Test func withoutStreamsThereIsNothing() { #expect(MarbleDiagram([]).rows.isEmpty) }

    private func expectNoOverlap(_ marbles: [MarbleDiagram.Marble], _ location: SourceLocation = #_sourceLocation) {
        for (one, next) in zip(marbles, marbles.dropFirst()) {
            #expect(one.right < next.x - next.width / 2, sourceLocation: location)
        }
    }
}
