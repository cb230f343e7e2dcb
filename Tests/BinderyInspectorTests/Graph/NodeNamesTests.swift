import Testing

@testable import BinderyGraph
@testable import BinderyInspector

/// The names in the drawing: short, but with the line.
@Suite struct NodeNamesTests {
    @Test(arguments: [
        ("Shop/Cart.swift:3", "Cart.swift:3"), ("total (Shop/Cart.swift:3)", "total · Cart.swift:3"),
        ("Screens/MenuGroupEditorModel+More.swift:169", "MenuGroupEditorModel+Mor…:169"),
        ("isBusy (Screens/MenuGroupEditorModel.swift:69)", "isBusy · MenuGroupEditorM…:69"),
        ("a name that is much too long (Cart.swift:12)", "a name that is m… · Cart.…:12"),
    ])
    func theLineIsNeverCut(_ name: String, _ label: String) {
        #expect(NodeNames.label(name, length: 29) == label && label.count <= 29)
    }

    private let elements = [
        InspectedElement(id: 1, name: "<p #a>", depth: 0, attributes: [.init(name: "text", nodes: [5])]),
        InspectedElement(id: 2, name: "<p #b>", depth: 0, attributes: [.init(name: "text", nodes: [6])]),
        InspectedElement(id: 3, name: "<p #c>", depth: 0, attributes: [.init(name: "hidden", nodes: [6])]),
    ]

    private func node(_ id: Int, _ role: TraceGraph.Role, _ name: String, reads: [Int] = []) -> TraceGraph.Node {
        TraceGraph.Node(
            id: id, role: role, name: name, value: "", dependencies: reads, isNeeded: true, runs: 0, writes: 0,
            idleRuns: 0, cost: .zero, change: nil, isEditable: false, outlived: nil)
    }

    @Test func whatHasNoNameIsNamedByWhatItBelongsTo() {
        let names = NodeNames(elements) { "\($0) of \($1)" }
        func name(_ node: TraceGraph.Node) -> String { names.name(of: node, length: 29) }
        #expect(name(node(5, .derived, "BinderyView/Disabled.swift:4")) == "text of <p #a>")
        #expect(name(node(7, .observer, "BinderyView/NodeAttribute.swift:14", reads: [5])) == "text of <p #a>")
        #expect(name(node(8, .observer, "BinderyView/NodeAttribute.swift:14", reads: [6])) == "text of <p #b> +1")
        #expect(name(node(9, .observer, "BinderyView/When.swift:28", reads: [4])) == "When.swift:28")
        #expect(name(node(5, .source, "Shop/Cart.swift:3")) == "Cart.swift:3")
    }
}
