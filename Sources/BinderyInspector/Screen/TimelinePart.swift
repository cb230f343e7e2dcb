internal import Bindery
internal import BinderyView

/// The turns of the session, and the events of the chosen one as lanes.
struct TimelinePart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let (model, texts) = (model, texts)
        let turns = Property { model.showsNoise ? model.turns : model.turns.filter { !$0.isNoise } }
        let shown = Property { model.turns.first { $0.id == model.turn } ?? turns.value.last }
        return Element("div") {
            MomentsBar(model: model, texts: texts)
            When(model.$dropped.map { $0 > 0 }) {
                Element("p", text: model.$dropped.map { texts.dropped($0) }).class("inspector-hint")
            }
            Toggle(texts.showsNoise, isOn: model.$showsNoise).id("inspector-noise")
            When(turns.map(\.isEmpty)) { Element("p", text: texts.noTurns).class("inspector-hint") }
            Element("ol") {
                ForEach(turns.map { Array($0.reversed()) }) { turn in
                    Element("li") {
                        Element("button") {
                            Element("span", text: turn.map { texts.title(of: $0) }).class("inspector-code")
                            Element("span", text: Property { note(on: turn.value, model.logTime) }).class(
                                "inspector-note")
                        }
                        .attribute("type", "button")
                        .attribute(
                            "aria-pressed", Property { turn.value.id == shown.value?.id ? "true" : "false" }
                        )
                        .attribute("tabindex", Property { turn.value.id == shown.value?.id ? "0" : "-1" })
                        .class("inspector-row")
                        .on(.click) { transaction { (model.turn, model.event) = (turn.value.id, nil) } }
                    }
                }
            }
            .class("inspector-list inspector-turns")
            .attribute("aria-label", texts.timeline)
            .class("inspector-walked")
            .id("inspector-turns")
            StreamsPart(model: model, texts: texts)
            When(shown.map { $0 != nil }) { LaneChart(model: model, texts: texts, turn: shown) }
        }
        .class("inspector-part inspector-timeline")
    }

    private func note(on turn: Turn, _ now: Duration) -> String {
        let counts = texts.counts(
            turn.count(of: .write), turn.count(of: .computation, .idleComputation), turn.count(of: .observation),
            turn.count(of: .pageFrame))
        let length = turn.running.map { now - $0.time }.max().map { texts.running(max($0, .zero)) }
        return "\(length ?? InspectorNumbers.time(turn.length(now: now))) · \(counts)"
    }
}

/// The events of a turn on a time axis, a lane for each sort; what led to the chosen event, and what it led to, is
/// marked.
private struct LaneChart: View {
    let model: InspectorModel
    let texts: InspectorTexts
    /// Nil for a moment, when the session changes.
    let turn: Property<Turn?>

    var body: some View {
        let (model, texts) = (model, texts)
        let omitted = turn.map { $0?.omitted ?? 0 }
        // Not compared: an event never changes.
        let turn = turn, all = turn.map { $0?.events ?? [] }
        let events = Property { model.showsNoise ? all.value : all.value.filter { $0.kind != .pick } }
        let drawn = Property { turn.value.map { LaneBars($0, events.value, now: model.logTime) } }
        let related = Property { RelatedEvents.numbers(around: model.event, in: all.value) }
        return Element("div") {
            Element("div") {
                Button(texts.moments.showAfter) { if let turn = turn.value { model.restore(after: turn) } }
                    .id("inspector-show-after")
            }
            .class("inspector-buttons")
            Element("div") { drawing(drawn, related) }.class("inspector-scroller")
                .attribute("tabindex", "0").attribute("role", "region").attribute("aria-label", texts.timeline)
            When(omitted.map { $0 > 0 }) {
                Element("p", text: omitted.map { texts.dropped($0) }).class("inspector-hint").id("inspector-omitted")
            }
            list(events, related)
        }
        .class("inspector-chart")
    }

    private func drawing(_ drawn: Property<LaneBars?>, _ related: Property<Set<Int>>) -> some View {
        let (model, texts) = (model, texts)
        let lanes = drawn.map { $0?.lanes ?? [] }
        let height = lanes.map { Double($0.count) * LaneBars.laneHeight + 22 }
        return Element("svg") {
            ForEach(lanes, id: \.self) { lane in
                Element("text", text: lane.map { texts.lanes[$0]! }).class("inspector-lane")
                    .attribute("x", "0").attribute(
                        "y",
                        Property {
                            "\(Double(lanes.value.firstIndex(of: lane.value) ?? 0) * LaneBars.laneHeight + 17)"
                        })
            }
            Element("text", text: "0").class("inspector-axis").attribute("x", "\(LaneBars.labelWidth)")
                .attribute("y", height.map { "\($0 - 4)" })
            Element("text", text: drawn.map { InspectorNumbers.time($0?.length ?? .zero) })
                .class("inspector-axis inspector-axis-end").attribute("x", "\(LaneBars.width)")
                .attribute("y", height.map { "\($0 - 4)" })
            ForEach(drawn.map { $0?.bars ?? [] }) { bar in
                Element("rect") { Element("title", text: bar.map { texts.title(of: $0) }) }
                    .class("inspector-bar")
                    .class("inspector-running", when: bar.map { $0.running != nil })
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
        .attribute("viewBox", height.map { "0 0 \(LaneBars.width) \($0)" })
        .attribute("role", "img").attribute("aria-label", texts.timeline)
        .class("inspector-lanes")
    }

    private func list(_ events: Property<[TraceEvent]>, _ related: Property<Set<Int>>) -> some View {
        let (model, texts, turn) = (model, texts, turn)
        let running = Property { Set(turn.value?.running.map(\.number) ?? []) }
        let stop = Property { () -> Int? in
            let events = events.value
            return events.contains { $0.number == model.event } ? model.event : events.first?.number
        }
        return Element("ol") {
            ForEach(events) { event in
                Element("li") {
                    Element("button") {
                        Element("span", text: event.map { "#\($0.number)" }).class("inspector-note")
                        Element("span", text: event.map { texts.kind($0.kind) }).class("inspector-kind")
                            .attribute("data-lane", event.map { InspectorLane($0.kind).rawValue })
                        Element("span", text: event.map { texts.subject($0.subject) }).class("inspector-code")
                        Element("span", text: event.map(\.detail)).class("inspector-code inspector-detail")
                        Element(
                            "span",
                            text: Property {
                                let event = event.value
                                if running.value.contains(event.number) {
                                    return texts.running(max(model.logTime - event.time, .zero))
                                }
                                return event.duration.map(InspectorNumbers.time) ?? ""
                            }
                        )
                        .class("inspector-note")
                    }
                    .attribute("type", "button").class("inspector-row inspector-event")
                    .attribute("tabindex", Property { stop.value == event.value.number ? "0" : "-1" })
                    .attribute("aria-pressed", Property { event.value.id == model.event ? "true" : "false" })
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
        .class("inspector-walked")
        .id("inspector-events")
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

    /// Whole seconds.
    static func seconds(_ duration: Duration) -> String { "\(duration.microseconds / 1_000_000)" }

    /// `412 B`, `4.1 KB` or `1.2 MB`.
    static func size(_ bytes: Int) -> String {
        switch bytes {
        case ..<1000: "\(bytes) B"
        case ..<1_000_000: "\(bytes / 1000).\(bytes / 100 % 10) KB"
        default: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
        }
    }
}
