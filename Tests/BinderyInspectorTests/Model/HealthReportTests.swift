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

    /// A fault and what is none are told apart, in both languages.
    @Test(arguments: [InspectorTexts.english, .chinese])
    func everyFindingButADiagnosisSaysWhatToDo(texts: InspectorTexts) {
        let kinds: [HealthReport.Finding.Kind] = [
            .longExecution(.seconds(3)), .idle(20, of: 21), .unneeded(1),
            .largeTurn(.tap, ledTo: 600, within: .seconds(1)), .retained(1, screen: "editor"),
            .waiting(.seconds(3), for: nil),
        ]
        let remedies = kinds.compactMap(texts.findings.remedy)
        #expect(Set(remedies).count == kinds.count)
        #expect(texts.findings.remedy(.diagnosis) == nil, "its message says so")
    }
}
