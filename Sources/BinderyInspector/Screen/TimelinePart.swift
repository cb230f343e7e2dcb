internal import Bindery
internal import BinderyView

/// The turns of the session, and the events of the chosen one as lanes.
struct TimelinePart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let (model, texts) = (model, texts)
        let shown = Property { model.turns.first { $0.id == model.turn } ?? model.turns.last }
        return Element("div") {
            MomentsBar(model: model, texts: texts)
            When(model.$dropped.map { $0 > 0 }) {
                Element("p", text: model.$dropped.map { texts.dropped($0) }).class("inspector-hint")
            }
            When(model.$turns.map(\.isEmpty)) { Element("p", text: texts.noTurns).class("inspector-hint") }
            Element("ol") {
                ForEach(model.$turns.map { Array($0.reversed()) }) { turn in
                    Element("li") {
                        Element("button") {
                            Element("span", text: turn.map { $0.title ?? texts.program }).class("inspector-code")
                            Element("span", text: turn.map { note(on: $0) }).class("inspector-note")
                        }
                        .attribute("type", "button")
                        .attribute(
                            "aria-pressed", Property { turn.value.id == shown.value?.id ? "true" : "false" }
                        )
                        .class("inspector-row")
                        .on(.click) { transaction { (model.turn, model.event) = (turn.value.id, nil) } }
                    }
                }
            }
            .class("inspector-list inspector-turns")
            .attribute("aria-label", texts.timeline)
            .id("inspector-turns")
            StreamsPart(model: model, texts: texts)
            When(shown.map { $0 != nil }) { LaneChart(model: model, texts: texts, turn: shown) }
        }
        .class("inspector-part inspector-timeline")
    }

    private func note(on turn: Turn) -> String {
        let counts = texts.counts(
            turn.count(of: .write), turn.count(of: .computation, .idleComputation), turn.count(of: .observation),
            turn.count(of: TraceEvent.Kind("frame")))
        return "\(InspectorNumbers.time(turn.length)) · \(counts)"
    }
}

/// The events of a turn on a time axis, a lane for each sort; what led to the chosen event, and what it led to, is
/// marked.
private struct LaneChart: View {
    let model: InspectorModel
    let texts: InspectorTexts
    /// Nil for a moment, when the session changes.
    let turn: Property<Turn?>

    /// A bar of the drawing.
    private struct Bar: Identifiable, Equatable {
        let id: Int
        let x, y, width: Double
        let lane: InspectorLane
        let title: String
    }

    private static let (width, laneHeight, labelWidth) = (1000.0, 26.0, 130.0)
    private static let mostBars = 1000

    var body: some View {
        let model = model
        let length = turn.map { $0?.length ?? .zero }
        // Not compared: an event never changes.
        let turn = turn.map { $0?.events ?? [] }
        let events = turn.map { Array($0.prefix(Self.mostBars)) }
        let lanes = turn.map { events in
            let present = Set(events.map { InspectorLane($0.kind) })
            return InspectorLane.allCases.filter(present.contains)
        }
        let bars = Property { Self.bars(of: events.value, over: length.value, lanes.value) }
        let related = Property { RelatedEvents.numbers(around: model.event, in: turn.value) }
        return Element("div") {
            Element("div") {
                Button(texts.moments.showAfter) { [shown = self.turn] in
                    if let turn = shown.value { model.restore(after: turn) }
                }
                .id("inspector-show-after")
            }
            .class("inspector-buttons")
            Element("div") { drawing(lanes, bars, related, length) }.class("inspector-scroller")
                .attribute("tabindex", "0").attribute("role", "region").attribute("aria-label", texts.timeline)
            list(events, related)
        }
        .class("inspector-chart")
    }

    private func drawing(
        _ lanes: Property<[InspectorLane]>, _ bars: Property<[Bar]>, _ related: Property<Set<Int>>,
        _ length: Property<Duration>
    ) -> some View {
        let model = model
        let height = lanes.map { Double($0.count) * Self.laneHeight + 22 }
        return Element("svg") {
            ForEach(lanes, id: \.self) { lane in
                Element("text", text: lane.map { texts.lanes[$0]! }).class("inspector-lane")
                    .attribute("x", "0").attribute(
                        "y",
                        Property {
                            "\(Double(lanes.value.firstIndex(of: lane.value) ?? 0) * Self.laneHeight + 17)"
                        })
            }
            Element("text", text: "0").class("inspector-axis").attribute("x", "\(Self.labelWidth)")
                .attribute("y", height.map { "\($0 - 4)" })
            Element("text", text: length.map { InspectorNumbers.time($0) })
                .class("inspector-axis inspector-axis-end").attribute("x", "\(Self.width)")
                .attribute("y", height.map { "\($0 - 4)" })
            ForEach(bars) { bar in
                Element("rect") { Element("title", text: bar.map(\.title)) }
                    .class("inspector-bar")
                    .attribute("data-lane", bar.map(\.lane.rawValue))
                    .attribute("x", bar.map { "\($0.x)" }).attribute("y", bar.map { "\($0.y)" })
                    .attribute("width", bar.map { "\($0.width)" }).attribute("height", "14").attribute("rx", "3")
                    .class("inspector-chosen", when: Property { bar.value.id == model.event })
                    .class(
                        "inspector-unrelated",
                        when: Property { model.event != nil && !related.value.contains(bar.value.id) }
                    )
                    .on(.click) { model.event = bar.value.id }
            }
        }
        .attribute("viewBox", height.map { "0 0 \(Self.width) \($0)" })
        .attribute("role", "img").attribute("aria-label", texts.timeline)
        .class("inspector-lanes")
    }

    private func list(_ events: Property<[TraceEvent]>, _ related: Property<Set<Int>>) -> some View {
        let model = model
        return Element("ol") {
            ForEach(events) { event in
                Element("li") {
                    Element("button") {
                        Element("span", text: event.map { "#\($0.number)" }).class("inspector-note")
                        Element("span", text: event.map { "\($0.kind)" }).class("inspector-kind")
                            .attribute("data-lane", event.map { InspectorLane($0.kind).rawValue })
                        Element("span", text: event.map(\.subject)).class("inspector-code")
                        Element("span", text: event.map(\.detail)).class("inspector-code inspector-detail")
                        Element("span", text: event.map { $0.duration.map(InspectorNumbers.time) ?? "" })
                            .class("inspector-note")
                    }
                    .attribute("type", "button").class("inspector-row inspector-event")
                    .class("inspector-chosen", when: Property { event.value.id == model.event })
                    .class(
                        "inspector-unrelated",
                        when: Property { model.event != nil && !related.value.contains(event.value.id) }
                    )
                    .on(.click) {
                        model.event = event.value.id
                        if let node = event.value.node { model.pick(node: node) }
                    }
                }
            }
        }
        .class("inspector-list inspector-events")
        .id("inspector-events")
    }

    private static func bars(of events: [TraceEvent], over length: Duration, _ lanes: [InspectorLane]) -> [Bar] {
        let scale = (width - labelWidth - 8) / Double(max(length.microseconds, 1))
        let start = events.first?.time ?? .zero
        return events.map { event in
            let lane = InspectorLane(event.kind), row = Double(lanes.firstIndex(of: lane) ?? 0)
            let offset = Double((event.time - start).microseconds)
            let length = Double(event.duration?.microseconds ?? 0) * scale
            return Bar(
                id: event.number, x: (labelWidth + offset * scale).rounded(), y: row * laneHeight + 6,
                width: max(length.rounded(), 4), lane: lane,
                title: "\(event.kind) of \(event.subject)\(event.detail.isEmpty ? "" : ": \(event.detail)")")
        }
    }
}

enum InspectorNumbers {
    /// `412 µs`, `4.1 ms` or `1.2 s`.
    static func time(_ duration: Duration) -> String {
        let microseconds = duration.microseconds
        switch microseconds {
        case ..<1000: return "\(microseconds) µs"
        case ..<1_000_000: return "\(microseconds / 1000).\(microseconds / 100 % 10) ms"
        default: return "\(microseconds / 1_000_000).\(microseconds / 100_000 % 10) s"
        }
    }
    /// `412 B`, `4.1 KB` or `1.2 MB`.
    static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) B"
        case ..<1_000_000: "\(bytes / 1000).\(bytes / 100 % 10) KB"
        default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
        }
    }
}
