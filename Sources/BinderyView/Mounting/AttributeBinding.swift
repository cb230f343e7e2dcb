extension Rendering {
    /// An attribute of a node that follows the state of the program, for tools that explain it.
    public struct AttributeBinding {
        /// What follows the state, such as `text`, `enabled` or `hidden`.
        public let attribute: String
        private let makeExplanations: () -> [Explanation]

        init(_ attribute: String, explain: @escaping () -> [Explanation]) {
            self.attribute = attribute
            makeExplanations = explain
        }

        /// Explains the present value: an explanation for each property that the attribute depends on directly.
        ///
        /// - Complexity: As ``explain(_:)``, for each of these properties.
        public func explain() -> [Explanation] { makeExplanations() }
    }

    /// A node of a backend whose attributes can be explained.
    package protocol ExplainedNode {
        /// What follows `text of ` in its explanations.
        var explainedName: String { get }
        var bindings: [AttributeBinding] { get }
        var isHidden: Bool { get }
        var isEnabled: Bool { get }
        var isInert: Bool { get }
    }
}

extension Rendering.ExplainedNode {
    /// The lines that explain its attributes.
    package var explanations: [String] { bindings.flatMap(lines) }

    /// The lines that explain those attributes that hide it now, or keep the user from acting on it.
    package func restrictions(by attributes: [String] = ["hidden", "enabled", "inert"]) -> [String] {
        bindings.filter { attributes.contains($0.attribute) && isRestricted(by: $0.attribute) }.flatMap(lines)
    }

    private func isRestricted(by attribute: String) -> Bool {
        switch attribute {
        case "hidden": isHidden
        case "enabled": !isEnabled
        case "inert": isInert
        default: false
        }
    }

    private func lines(of binding: Rendering.AttributeBinding) -> [String] {
        ["\(binding.attribute) of \(explainedName)"]
            + binding.explain().flatMap { $0.description.split(separator: "\n") }.map { "  \($0)" }
    }
}

extension Rendering.Nodes {
    public func note(_ binding: Rendering.AttributeBinding, of node: Node) {}
}

extension Rendering.MountPoint {
    /// Keeps an attribute of a node equal to a property, and keeps the property alive until the scope ends.
    ///
    /// - Parameters:
    ///   - attribute: The name of the attribute in explanations, such as `title`.
    ///   - set: Called now, and after each change, with the backend, the value and the node.
    public func bind<Value: Equatable>(
        _ property: Property<Value>, to attribute: String, of node: B.Node, by set: @escaping (B, Value, B.Node) -> Void
    ) {
        property.observe(in: scope, by: NodeReceiver(backend: backend, node: node, set: set))
        note(attribute, of: node, follows: property)
    }

    /// Keeps an attribute of a node equal to a text until the scope ends: see ``bind(text:to:)``.
    public func bind(
        text wording: some Wording, to attribute: String, of node: B.Node,
        by set: @escaping (B, String, B.Node) -> Void
    ) {
        bind(text: wording) { set($0, $1, node) }
        note(attribute, of: node, follows: wording)
    }

    func note<Value>(_ attribute: @autoclosure () -> String, of node: B.Node, follows property: Property<Value>) {
        if Diagnostics.isTracingHere { note(attribute(), of: node) { [explain(property)] } }
    }

    func note(_ attribute: @autoclosure () -> String, of node: B.Node, follows wording: some Wording) {
        if Diagnostics.isTracingHere, !(wording is String) {
            note(attribute(), of: node, reading: { _ = wording.text })
        }
    }

    func note(_ attribute: @autoclosure () -> String, of node: B.Node, reading body: @escaping () -> Void) {
        if Diagnostics.isTracingHere { note(attribute(), of: node) { explainReads(of: body) } }
    }

    private func note(_ attribute: String, of node: B.Node, explain: @escaping () -> [Explanation]) {
        backend.note(Rendering.AttributeBinding(attribute, explain: explain), of: node)
    }
}

private struct NodeReceiver<B: Rendering.Backend, Value>: ValueReceiver {
    let backend: B
    let node: B.Node
    let set: (B, Value, B.Node) -> Void

    func receive(_ value: Value) { set(backend, value, node) }
}
