internal import Bindery
internal import BinderyView

/// What is conspicuous in the session, and its most expensive properties.
struct HealthPart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let (model, texts) = (model, texts)
        let report = Property {
            HealthReport(
                model.graph ?? TraceGraph(), model.turns, diagnoses: model.diagnoses, sessions: model.sessions,
                now: model.logTime)
        }
        return Element("div") {
            When(report.map(\.findings.isEmpty)) { Element("p", text: texts.noFindings).class("inspector-hint") }
            Element("ul") {
                ForEach(report.map(\.findings)) { finding in
                    Element("li") {
                        Element("strong", text: finding.map { title(of: $0) })
                        Element("span", text: finding.map { texts.subject($0.detail) }).class("inspector-code")
                        When(finding.map { texts.findings.remedy($0.kind) != nil }) {
                            Element("span", text: finding.map { texts.findings.remedy($0.kind) ?? "" })
                                .class("inspector-remedy")
                        }
                        EditorLink(
                            server: model.server, location: finding.map { EditorLink.location(in: $0.detail) },
                            texts: texts)
                        When(finding.map { $0.event != nil }) {
                            Button(texts.showInTimeline) {
                                if let event = finding.value.event { model.show(inTimeline: event) }
                            }
                        }
                        When(finding.map { $0.node != nil }) {
                            Button(texts.showInGraph) {
                                if let node = finding.value.node { model.show(inGraph: node) }
                            }
                        }
                    }
                    .class("inspector-finding")
                    .class("inspector-waiting", when: finding.map(\.isWaiting))
                }
            }
            .class("inspector-list")
            .id("inspector-findings")
            Element("h2", text: texts.properties)
            Element("div") {
                Element("table") {
                    Element("thead") {
                        Element("tr") {
                            Element("th", text: texts.name).attribute("scope", "col")
                            Element("th", text: texts.cost).attribute("scope", "col")
                            Element("th", text: texts.runs).attribute("scope", "col")
                            Element("th", text: texts.idleRuns).attribute("scope", "col")
                        }
                    }
                    Element("tbody") {
                        ForEach(report.map(\.costly), id: \.id) { node in
                            Element("tr") {
                                Element("td") {
                                    Element("button", text: node.map(\.name)).attribute("type", "button")
                                        .class("inspector-link inspector-code")
                                        .on(.click) { model.show(inGraph: node.value.id) }
                                }
                                Element("td", text: node.map { InspectorNumbers.time($0.cost) })
                                Element("td", text: node.map { "\($0.runs)" })
                                Element("td", text: node.map { "\($0.idleRuns)" })
                            }
                        }
                    }
                }
                .class("inspector-table")
            }
            .class("inspector-scroller")
            .id("inspector-costs")
            SessionTable(model: model, texts: texts.sessions)
        }
        .class("inspector-part")
    }

    private func title(of finding: HealthReport.Finding) -> String {
        let title = title(of: finding.kind)
        return finding.time.map { "\(title) · \(InspectorNumbers.time($0))" } ?? title
    }

    private func title(of kind: HealthReport.Finding.Kind) -> String {
        let texts = texts.findings
        return switch kind {
        case .slowReader(let length): texts.slowReader(InspectorNumbers.seconds(length))
        case .diagnosis: texts.diagnosis
        case .longExecution(let length): texts.longExecution(InspectorNumbers.time(length))
        case .idle(let idle, let runs): texts.idle(idle, runs)
        case .unneeded(let count): texts.unneeded(count)
        case .largeTurn(let kind, let count, let length):
            texts.largeTurn(self.texts.kind(kind), count, InspectorNumbers.time(length))
        case .retained(let count, let screen): texts.retained(count, screen)
        case .waiting(let length, let screen): texts.waiting(InspectorNumbers.time(length), screen)
        }
    }
}
