internal import Bindery

/// The names of nodes in the drawing. A property of Bindery's own, which has no name, is named by what it belongs to:
/// the attribute of an element that follows it.
struct NodeNames {
    private var attributes: [Int: [String]] = [:]
    private var observers: [Set<Int>: [String]] = [:]

    init(_ elements: [InspectedElement], _ title: (_ attribute: String, _ element: String) -> String) {
        for element in elements {
            for attribute in element.attributes where !attribute.nodes.isEmpty {
                let name = title(attribute.name, element.name)
                observers[Set(attribute.nodes), default: []].append(name)
                for node in attribute.nodes { attributes[node, default: []].append(name) }
            }
        }
    }

    /// At most `length` characters, with the line number.
    func name(of node: TraceGraph.Node, length: Int) -> String {
        if node.name.hasPrefix("Bindery"), !node.name.hasSuffix(")") {
            let names = node.role == .observer ? observers[Set(node.dependencies)] : attributes[node.id]
            if let name = names?.first {
                let others = names!.count == 1 ? "" : " +\(names!.count - 1)"
                return Self.shortened(name, to: length - others.count) + others
            }
        }
        return Self.label(node.name, length: length)
    }

    /// `total · Cart.swift:3` for `total (Shop/Cart.swift:3)`. Cuts the name and the file rather than the line.
    static func label(_ name: String, length: Int) -> String {
        let parts = name.hasSuffix(")") ? name.dropLast().split(separator: " (", maxSplits: 1) : []
        let place = (parts.count == 2 ? parts[1] : name[...]).split(separator: "/").last.map(String.init) ?? name
        let name = parts.count == 2 ? "\(shortened(String(parts[0]), to: length - 12)) · " : ""
        let room = length - name.count
        if place.count <= room { return name + place }
        let end = place.lastIndex(of: ":").map { String(place[$0...]) } ?? ""
        return name + place.prefix(max(room - end.count - 1, 1)) + "…" + end
    }

    static func shortened(_ text: String, to length: Int) -> String {
        text.count <= length ? text : text.prefix(max(length - 1, 1)) + "…"
    }
}
