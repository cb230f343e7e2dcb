import BinderyView
import Testing

@testable import Bindery
@testable import BinderyGraph
@testable import BinderyInspector

/// Turns and their bars: what takes time is recorded at its end, and what runs reaches to the present.
@Suite struct TurnTests {
    private func event(
        _ number: Int, _ kind: TraceEvent.Kind, at time: Int, taking duration: Int? = nil, after causes: [Int] = [],
        of subject: String = "a", _ detail: String = ""
    ) -> TraceEvent {
        TraceEvent(
            number: number, kind: kind, subject: subject, node: nil, time: .milliseconds(time),
            duration: duration.map { .milliseconds($0) }, causes: causes, site: nil, text: .text(detail))
    }

    private func turns(_ events: TraceEvent...) -> [Turn] {
        var list = TurnList()
        for event in events { list.add(event) }
        return list.turns
    }

    @Test func aBarBeginsBeforeTheTimeOfItsEvent() throws {
        let turn = try #require(
            turns(
                event(1, .tap, at: 100), event(2, .execution, at: 100, after: [1]),
                event(3, .serviceRequest, at: 200, after: [2]),
                event(4, .serviceAnswer, at: 500, taking: 300, after: [3]),
                event(5, .executionEnd, at: 500, taking: 400, after: [2])
            ).first)
        #expect(turn.running.isEmpty && turn.length(now: .seconds(9)) == .milliseconds(400))
        let drawn = LaneBars(turn, turn.events, now: .seconds(9))
        let bars = Dictionary(uniqueKeysWithValues: drawn.bars.map { ($0.id, $0) })
        func end(_ id: Int) -> Double { bars[id]!.x + bars[id]!.width }
        #expect(bars[5]!.x == bars[2]!.x && bars[4]!.x == bars[3]!.x && bars[4]!.x > bars[5]!.x)
        #expect(end(4) == end(5) && end(5) <= LaneBars.width)
        // The long ones are behind the short ones.
        #expect(drawn.bars.prefix(2).map(\.id) == [5, 4])
    }

    @Test func whatRunsReachesToThePresentAndSaysForHowLong() throws {
        let turn = try #require(
            turns(event(1, .tap, at: 0), event(2, .execution, at: 1000, after: [1], of: "the action")).first)
        #expect(turn.running.map(\.number) == [2] && turn.length(now: .seconds(35)) == .seconds(35))
        let bar = try #require(LaneBars(turn, turn.events, now: .seconds(35)).bars.first)
        #expect(bar.id == 2 && bar.x + bar.width == LaneBars.width - 8)
        #expect(InspectorTexts.english.title(of: bar) == "execution of the action: running, 34 s")
        #expect(InspectorTexts.chinese.title(of: bar) == "执行 the action: 运行中，34 秒")
    }

    @Test func whatRunsIsNotForgottenWithOlderTurns() {
        var list = TurnList()
        list.add(event(1, .tap, at: 0))
        list.add(event(2, .execution, at: 0, after: [1]))
        for number in 3...400 { list.add(event(number, .tap, at: number)) }
        #expect(list.turns.count == 200 && list.turns[0].running.map(\.number) == [2])
    }

    @Test func aTurnThatGoesOnForHoursHasItsLatestEvents() throws {
        var list = TurnList()
        list.add(event(1, .execution, at: 0))
        for number in 2...10_000 { list.add(event(number, .write, at: number, after: [1])) }
        let turn = try #require(list.turns.first)
        #expect(list.turns.count == 1 && turn.events.last?.number == 10_000)
        #expect(turn.events.count <= 1250 && turn.events.count + turn.omitted == 10_000)
        #expect(list.turn(ofEvent: 1) == 1 && list.turn(ofEvent: 2) == nil && list.turn(ofEvent: 9999) == 1)
        #expect(turn.running.map(\.number) == [1], "what runs is not forgotten")
        #expect(LaneBars(turn, turn.events, now: .seconds(10)).bars.contains { $0.id == 10_000 })
    }

    @Test func picksAndFocusChangesThatLeadToNothingAreNoise() {
        let found = turns(
            event(1, .pick, at: 0), event(2, .focusChange, at: 0), event(3, .pageFrame, at: 0, after: [2]),
            event(4, .focusChange, at: 0), event(5, .write, at: 0, after: [4]))
        #expect(found.map(\.isNoise) == [true, true, false])
    }

    // MARK: Health

    private func findings(_ events: TraceEvent..., now: Int = 10) -> [HealthReport.Finding] {
        var list = TurnList()
        for event in events { list.add(event) }
        let diagnoses = events.filter { $0.kind == .diagnosis }
        return HealthReport(TraceGraph(), list.turns, diagnoses: diagnoses, now: .seconds(now)).findings
    }

    @Test func anExecutionThatWaitsIsListedAfterWhatRuns() {
        let found = findings(
            event(1, .tap, at: 0), event(2, .execution, at: 0, after: [1], of: "edit"),
            event(3, .wait, at: 0, after: [2], of: "editor"), event(4, .tap, at: 100),
            event(5, .execution, at: 100, after: [4], of: "save"),
            event(6, .execution, at: 200, after: [4], of: "save", ExecutionDetail.waiting))
        #expect(found.map(\.detail) == ["save", "edit", "save"])
        #expect(
            found.map(\.kind) == [
                .longExecution(.milliseconds(9900)), .waiting(.seconds(10), for: "editor"),
                .waiting(.milliseconds(9800), for: nil),
            ])
        #expect(found.map(\.event) == [5, 2, 6])
    }

    @Test func anExecutionGoesOnAfterItsWait() {
        let found = findings(
            event(1, .execution, at: 0, of: "edit"), event(2, .wait, at: 0, after: [1], of: "editor"),
            event(3, .waitEnd, at: 5000, taking: 5000, after: [2], of: "editor"))
        #expect(found.map(\.kind) == [.longExecution(.seconds(10))])
    }

    @Test func aMisuseLeadsToItsEvent() {
        let found = findings(
            event(1, .tap, at: 0), event(2, .diagnosis, at: 0, after: [1], of: "binding", "bound twice"))
        #expect(found.map(\.event) == [2] && found.map(\.detail) == ["bound twice"])
    }

    @Test func oneIsNotSeveral() {
        let texts = InspectorTexts.english
        #expect(texts.findings.unneeded(1) == "1 property is needed by nothing")
        #expect(texts.dropped(1) == "1 earlier event was dropped.")
    }
}
