internal import Bindery
internal import BinderyView

/// The traced signals as marble diagrams, over the recent time of the log.
struct StreamsPart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    private typealias Diagram = MarbleDiagram

    private static let rowHeight = 40.0

    var body: some View {
        let (model, texts) = (model, texts)
        let diagram = Property { Diagram(model.turns.flatMap(\.events)) }
        let related = Property { () -> Set<Int> in
            guard let event = model.event else { return [] }
            let events = model.turns.flatMap(\.events).sorted { $0.number < $1.number }
            return RelatedEvents.numbers(around: event, in: events)
        }
        return Element("section") {
            Element("h2", text: texts.streams.title)
            When(diagram.map(\.rows.isEmpty)) {
                Element("p", text: texts.streams.hint).class("inspector-hint")
            } otherwise: {
                Element("div") {
                    Element("div") {
                        axis(diagram)
                        Element("ol") {
                            ForEach(diagram.map(\.rows)) { row in drawn(row, diagram.map(\.width), related) }
                        }
                        .class("inspector-list")
                    }
                    .class("inspector-marble-sheet")
                }
                .class("inspector-marbles")
                .attribute("tabindex", "0").attribute("role", "region").attribute("aria-label", texts.streams.title)
                .id("inspector-marbles")
            }
            When(diagram.map { $0.omitted > 0 }) {
                Element(
                    "p",
                    text: diagram.map { texts.streams.omitted($0.omitted, Diagram.mostEvents, Diagram.mostRows) }
                )
                .class("inspector-hint")
            }
        }
        .class("inspector-streams")
    }

    private func axis(_ diagram: Property<Diagram>) -> some View {
        let texts = texts
        return Element("svg") {
            ForEach(diagram.map(\.ticks)) { tick in
                Element("text", text: tick.map { InspectorNumbers.time($0.time) }).class("inspector-axis")
                    .attribute("x", tick.map { "\($0.x)" }).attribute("y", "14")
            }
            ForEach(diagram.map(\.pauses)) { pause in
                Element("g") {
                    Element("title", text: texts.streams.pause)
                    Element("text", text: pause.map { "⋯ \(InspectorNumbers.time($0.length)) ⋯" })
                        .class("inspector-axis inspector-pause")
                        .attribute("x", pause.map { "\($0.x)" }).attribute("y", "14")
                }
            }
        }
        .attribute("width", diagram.map { "\($0.width)" }).attribute("height", "20")
        .attribute("aria-hidden", "true")
    }

    private func drawn(
        _ row: Property<Diagram.Row>, _ width: Property<Double>, _ related: Property<Set<Int>>
    ) -> some View {
        let texts = texts
        return Element("li") {
            Element("div") {
                Element("span", text: row.map(\.name)).class("inspector-code inspector-stream-name")
                Element("span", text: row.map(\.place)).class("inspector-note")
            }
            .class("inspector-stream-label")
            Element("svg") {
                ForEach(row.map(\.lines)) { line in
                    Element("line").class("inspector-stream-line")
                        .attribute("x1", line.map { "\($0.from)" }).attribute("x2", line.map { "\($0.to)" })
                        .attribute("y1", "\(Self.rowHeight / 2)").attribute("y2", "\(Self.rowHeight / 2)")
                }
                ForEach(row.map(\.marbles)) { marble in drawn(marble, related) }
            }
            .attribute("width", width.map { "\($0)" }).attribute("height", "\(Self.rowHeight)")
            .attribute("role", "group")
            .attribute(
                "aria-label",
                row.map { row in
                    "\(row.name): " + row.marbles.map { texts.streams.text(of: $0) }.joined(separator: ", ")
                })
        }
        .class("inspector-stream")
    }

    private func drawn(_ marble: Property<Diagram.Marble>, _ related: Property<Set<Int>>) -> some View {
        let (model, texts) = (model, texts)
        return Element("g") {
            Element("title", text: marble.map { texts.streams.text(of: $0) })
            Element("rect").class("inspector-marble-target")
                .attribute("x", marble.map { "\(-$0.width / 2)" }).attribute("width", marble.map { "\($0.width)" })
                .attribute("y", "-13").attribute("height", "26")
            Element("path").attribute("d", marble.map { Self.outline(of: $0) })
            Element("text", text: marble.map(\.label)).attribute("y", "4")
        }
        .class("inspector-marble")
        .class("inspector-cluster", when: marble.map(\.isCluster))
        .class("inspector-chosen", when: Property { marble.value.items.contains { $0.number == model.event } })
        .class(
            "inspector-unrelated",
            when: Property {
                model.event != nil && !marble.value.items.contains { related.value.contains($0.number) }
            }
        )
        .attribute(
            "aria-pressed",
            Property { marble.value.items.contains { $0.number == model.event } ? "true" : "false" }
        )
        .attribute("data-mark", marble.map(\.mark.rawValue))
        .attribute("transform", marble.map { "translate(\($0.x) \(Self.rowHeight / 2))" })
        .attribute("tabindex", "0").attribute("role", "button")
        .attribute("aria-label", marble.map { texts.streams.text(of: $0) })
        .on(.click) { Self.choose(marble.value.id, in: model) }
    }

    private static func choose(_ event: Int, in model: InspectorModel) {
        transaction { (model.turn, model.event) = (model.turnShowing(event)?.id ?? model.turn, event) }
    }

    /// The mark around its middle.
    private static func outline(of marble: Diagram.Marble) -> String {
        switch marble.mark {
        case .subscription: return "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"
        case .value:
            let side = marble.width / 2 - 12
            return "M\(-side)-12H\(side)a12 12 0 0 1 0 24H\(-side)a12 12 0 0 1 0-24z"
        case .completion: return "M0-12V12"
        case .failure: return "M-7-7L7 7M7-7L-7 7"
        case .cancellation: return "M0 0H13"
        }
    }
}
