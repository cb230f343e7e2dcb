internal import Bindery
internal import BinderyView

/// The properties and observers around what is picked, drawn in layers: sources at the left, observers at the right.
struct GraphPart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    /// A node of the drawing.
    private struct DrawnNode: Identifiable, Equatable {
        let id: Int
        let x, y: Double
        /// The name in the box, and all of it.
        let label, title: String
        let value: String
        let role: TraceGraph.Role
        let isNeeded, isPicked: Bool
        /// How often it has run, or was written.
        let changes: Int
        let cost: Duration
        let hidden: Int
    }

    private struct DrawnLine: Identifiable, Equatable {
        let id: String
        let points: String
    }

    private struct Drawing: Equatable {
        var nodes: [DrawnNode] = []
        var lines: [DrawnLine] = []
        var width = 0.0
        var height = 0.0
    }

    private static let (boxWidth, boxHeight) = (216.0, 60.0)
    private static let mostNodes = 60
    /// The characters for which there is room in a box.
    private static let labelLength = 29

    var body: some View {
        let (model, texts) = (model, texts)
        let found = Property {
            let query = model.search.lowercased()
            guard !query.isEmpty, let graph = model.graph else { return [TraceGraph.Node]() }
            return Array(graph.nodes.filter { $0.name.lowercased().contains(query) }.prefix(12))
        }
        let drawing = Property {
            let names = NodeNames(model.elements) { texts.attribute($0, $1) }
            return Self.draw(model.graph, around: Self.picked(in: model), names)
        }
        return Element("div") {
            TextField(texts.search, text: model.$search).placeholder(texts.search).labelHidden()
                .id("inspector-search-property")
            Element("ul") {
                ForEach(found, id: \.id) { node in
                    Element("li") {
                        Element("button", text: node.map { "\($0.name)  \($0.value)" })
                            .attribute("type", "button").class("inspector-row inspector-code")
                            .on(.click) { model.pick(node: node.value.id) }
                    }
                }
            }
            .class("inspector-list inspector-found").attribute("aria-label", texts.properties)
            When(drawing.map(\.nodes.isEmpty)) { Element("p", text: texts.graphHint).class("inspector-hint") }
            Element("div") {
                Element("svg") {
                    ForEach(drawing.map(\.lines)) { line in
                        Element("polyline").class("inspector-line").attribute("points", line.map(\.points))
                    }
                    ForEach(drawing.map(\.nodes)) { node in drawn(node) }
                }
                .attribute("viewBox", drawing.map { "0 0 \($0.width) \($0.height)" })
                .attribute("width", drawing.map { "\($0.width)" })
                .attribute("height", drawing.map { "\($0.height)" })
                .id("inspector-graph")
            }
            .class("inspector-drawing")
            legend
        }
        .class("inspector-part")
    }

    private func drawn(_ node: Property<DrawnNode>) -> some View {
        let model = model
        return Element("g") {
            Element("title", text: node.map { "\($0.title) \($0.value)" })
            Element("rect").attribute("width", "\(Self.boxWidth)").attribute("height", "\(Self.boxHeight)")
                .attribute("rx", "8")
            Element("text", text: node.map(\.label)).class("inspector-node-title")
                .attribute("x", "10").attribute("y", "18")
            Element("text", text: node.map { NodeNames.shortened($0.value, to: 20) }).class("inspector-node-value")
                .attribute("x", "10").attribute("y", "35")
            Element("text", text: node.map(Self.work)).class("inspector-node-work")
                .attribute("x", "10").attribute("y", "51")
            Element("text", text: node.map { $0.hidden == 0 ? "" : "+\($0.hidden)" }).class("inspector-node-note")
                .attribute("x", "\(Self.boxWidth - 10)").attribute("y", "51")
        }
        .class("inspector-node")
        .attribute("transform", node.map { "translate(\($0.x) \($0.y))" })
        .attribute("data-role", node.map(\.role.rawValue))
        .attribute("tabindex", "0").attribute("role", "button")
        .attribute("aria-pressed", node.map { $0.isPicked ? "true" : "false" })
        .class("inspector-chosen", when: node.map(\.isPicked))
        .class("inspector-unneeded", when: node.map { !$0.isNeeded })
        // One of two equal animations, so that each change starts one.
        .class("inspector-pulse-even", when: node.map { $0.changes > 0 && $0.changes % 2 == 0 })
        .class("inspector-pulse-odd", when: node.map { $0.changes % 2 == 1 })
        .on(.click) { model.pick(node: node.value.id) }
    }

    private var legend: some View {
        Element("p") {
            Element("span", text: texts.legend[.source]!).class("inspector-key").attribute("data-role", "source")
            Element("span", text: texts.legend[.derived]!).class("inspector-key").attribute("data-role", "derived")
            Element("span", text: texts.legend[.observer]!).class("inspector-key").attribute("data-role", "observer")
            Element("span", text: texts.legend[.unneeded]!).class("inspector-key inspector-unneeded")
        }
        .class("inspector-legend")
    }

    /// The picked property, or those of the picked element.
    private static func picked(in model: InspectorModel) -> Set<Int> {
        if let node = model.node { return [node] }
        return Set(model.elements.first { $0.id == model.element }?.attributes.flatMap(\.nodes) ?? [])
    }

    private static func draw(_ graph: TraceGraph?, around picked: Set<Int>, _ names: NodeNames) -> Drawing {
        guard let graph else { return Drawing() }
        let edges = graph.nodes.flatMap { node in node.dependencies.map { (from: $0, to: node.id) } }
        let surroundings = Neighbourhood(
            of: withoutHubs(picked, edges), among: graph.nodes.map(\.id), edges: edges, limit: mostNodes)
        let shown = Set(surroundings.nodes)
        let layout = LayeredLayout(
            nodes: graph.nodes.map(\.id).filter(shown.contains),
            edges: edges.filter { shown.contains($0.from) && shown.contains($0.to) },
            boxWidth: boxWidth, boxHeight: boxHeight)
        let byID = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, $0) })
        return Drawing(
            nodes: layout.boxes.compactMap { box in
                guard let node = byID[box.id] else { return nil }
                return DrawnNode(
                    id: node.id, x: box.x, y: box.y, label: names.name(of: node, length: labelLength), title: node.name,
                    value: node.value, role: node.role,
                    isNeeded: node.isNeeded, isPicked: picked.contains(node.id),
                    changes: node.runs + node.writes, cost: node.cost, hidden: surroundings.hidden(around: node.id))
            },
            lines: layout.lines.map { line in
                DrawnLine(
                    id: "\(line.from) \(line.to)",
                    points: line.points.map { "\($0.x.rounded()),\($0.y.rounded())" }.joined(separator: " "))
            },
            width: max(layout.width, 1), height: max(layout.height, 1))
    }

    /// Leaves out what much of the page depends on, such as the language, unless nothing else is picked.
    private static func withoutHubs(_ picked: Set<Int>, _ edges: [(from: Int, to: Int)]) -> Set<Int> {
        let dependents = edges.reduce(into: [Int: Int]()) { $0[$1.from, default: 0] += 1 }
        let special = picked.filter { dependents[$0, default: 0] <= 8 }
        return special.isEmpty ? picked : special
    }

    /// How often it has run or was written, and what its runs cost.
    private static func work(of node: DrawnNode) -> String {
        if node.changes == 0 { return "" }
        return node.cost == .zero ? "×\(node.changes)" : "×\(node.changes) · \(InspectorNumbers.time(node.cost))"
    }
}
