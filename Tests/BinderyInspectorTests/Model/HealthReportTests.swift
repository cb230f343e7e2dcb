import BinderyView
import Testing

@testable import BinderyGraph
@testable import BinderyInspector

/// What is conspicuous in a log, without the page that shows it.
@Suite struct HealthReportTests {
    @Test func onlyAPageThatOpensMayLeadToManyEventsUnnoticed() throws {
        func findings(_ kind: TraceEvent.Kind) -> [HealthReport.Finding] {
            let log = TraceLog()
            log.record {
                let counter = MutableProperty(0)
                TraceStep.following(.event(kind, of: "it")) { for value in 1...600 { counter.value = value } }
            }
            var turns = TurnList()
            for event in log.events { turns.add(event) }
            return HealthReport(TraceGraph(), turns.turns, now: log.now).findings
        }
        #expect(findings(TraceEvent.Kind("opening")) == [])
        let finding = try #require(findings(.tap).first)
        guard case .largeTurn(.tap, ledTo: 600, within: _) = finding.kind else {
            Issue.record("\(finding)")
            return
        }
        #expect(finding.detail == "it")
    }

    @Test func whatOutlivesItsScreenIsFound() throws {
        let log = TraceLog()
        var kept: MutableProperty<Int>?
        log.record {
            let screen = TracedScreen("editor")
            TracedScreen.making(screen, .appearance) {
                kept = MutableProperty(0, name: "draft", file: "Editor.swift", line: 3)
            }
            screen?.screenDidEnd(.disappearance)
        }
        let graph = log.graph(), end = try #require(graph.nodes.last?.outlived?.time)
        func findings(_ now: Duration) -> [HealthReport.Finding] { HealthReport(graph, [], now: now).findings }
        #expect(findings(end + .seconds(2)).isEmpty)
        let finding = try #require(findings(end + .seconds(3)).first)
        #expect(finding.kind == .retained(1, screen: "editor") && finding.detail == "draft (Editor.swift:3)")
        #expect(kept?.value == 0)
        kept = nil
        #expect(log.graph().nodes.allSatisfy { $0.outlived == nil })
    }

    @Test func misusesOutliveTheirEvents() throws {
        let log = TraceLog(capacity: 10)
        func report(_ number: Int) {
            Diagnostics.$handler.withValue(.init { _ in }) {
                log.record { Diagnostics.report(.cycle, "number \(number), at Cart.swift:3") }
            }
        }
        report(1)
        let time = try #require(log.events.last?.time)
        let price = log.record { MutableProperty(0) }
        for value in 1...20 { price.value = value }
        #expect(!log.events.contains { $0.kind == .diagnosis })
        let finding = try #require(
            HealthReport(TraceGraph(), [], diagnoses: log.diagnoses, now: log.now).findings.first)
        #expect(finding.kind == .diagnosis && finding.detail == "number 1, at Cart.swift:3" && finding.time == time)
        #expect(finding.event == nil, "The timeline has no such event any more.")
        for number in 2...101 { report(number) }
        #expect(log.diagnoses.count == 100 && log.diagnoses[0].detail == "number 2, at Cart.swift:3")
    }

    @Test func aPageThatTakesNothingIsASlowReader() {
        func findings(_ stalled: Duration?) -> [HealthReport.Finding] {
            let session = SessionSummary(
                id: 4, path: "/cart", isTraced: false, figures: SessionSummary.Figures(stalled: stalled))
            return HealthReport(TraceGraph(), [], sessions: [session], now: .zero).findings
        }
        #expect(findings(nil).isEmpty && findings(.milliseconds(2999)).isEmpty)
        #expect(findings(.milliseconds(3400)).map(\.kind) == [.slowReader(.seconds(3))])
        #expect(findings(.seconds(3))[0].detail == "4  /cart")
    }

    /// A fault and what is none are told apart, in both languages.
    @Test(arguments: [InspectorTexts.english, .chinese])
    func everyFindingButADiagnosisSaysWhatToDo(texts: InspectorTexts) {
        let kinds: [HealthReport.Finding.Kind] = [
            .longExecution(.seconds(3)), .idle(20, of: 21), .unneeded(1),
            .largeTurn(.tap, ledTo: 600, within: .seconds(1)), .retained(1, screen: "editor"),
            .waiting(.seconds(3), for: nil), .slowReader(.seconds(3)),
        ]
        let remedies = kinds.compactMap(texts.findings.remedy)
        #expect(Set(remedies).count == kinds.count)
        #expect(texts.findings.remedy(.diagnosis) == nil, "its message says so")
    }
}
