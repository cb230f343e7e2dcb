extension Rendering {
    /// An attribute of a node that follows the state of the program, for tools that explain it.
    public struct AttributeBinding {
        /// What follows the state, such as `text`, `enabled` or `hidden`.
        public let attribute: String
        /// Reads the properties that the attribute depends on directly.
        private let read: () -> Void

        init(_ attribute: String, read: @escaping () -> Void) {
            self.attribute = attribute
            self.read = read
        }

        /// Explains the present value: an explanation for each property that the attribute depends on directly.
        ///
        /// - Complexity: As ``/BinderyGraph/explain(_:)``, for each of these properties.
        public func explain() -> [Explanation] { explainReads(of: read) }

        /// The ids in ``TraceLog/graph()`` of the properties that the attribute depends on directly.
        package var nodes: [Int] { tracedReads(of: read) }
    }

    /// An attribute of a node, with the chains of causes of its value.
    package struct ExplainedAttribute {
        /// Such as `enabled`.
        package let attribute: String
        /// Such as `the button "pay"`.
        package let element: String
        /// What changed last comes first.
        package let explanations: [Explanation]

        package init(_ attribute: String, of element: String, _ explanations: [Explanation]) {
            self.attribute = attribute
            self.element = element
            self.explanations = explanations.sortedByChange(\.lastChange)
        }

        /// Such as `enabled of the button "pay"`.
        package var title: String { "\(attribute) of \(element)" }

        package var lines: [String] { [title] + explanations.flatMap { $0.lines(in: .english) }.map { "  \($0)" } }

        /// The number of the last change; 0 for a constant, and for what changes with the language or the screen alone.
        fileprivate var lastChange: Int {
            Self.namesOfLabels.contains(attribute) ? 0 : explanations.first?.lastChange ?? 0
        }

        private static let namesOfLabels: Set = ["label", "placeholder", "back button"]
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
    /// Explains its attributes.
    ///
    /// - Returns: What changed last comes first; constants and labels come last.
    package var explanations: [Rendering.ExplainedAttribute] {
        bindings.map(explain).sortedByChange(\.lastChange)
    }

    /// Explains those attributes that hide it now, or keep the user from acting on it.
    package func restrictions(
        by attributes: [String] = ["hidden", "enabled", "inert"]
    ) -> [Rendering.ExplainedAttribute] {
        bindings.filter { attributes.contains($0.attribute) && isRestricted(by: $0.attribute) }.map(explain)
    }

    private func isRestricted(by attribute: String) -> Bool {
        switch attribute {
        case "hidden": isHidden
        case "enabled": !isEnabled
        case "inert": isInert
        default: false
        }
    }

    private func explain(_ binding: Rendering.AttributeBinding) -> Rendering.ExplainedAttribute {
        Rendering.ExplainedAttribute(binding.attribute, of: explainedName, binding.explain())
    }
}

extension Array {
    /// The latest first; equal ones keep their order.
    fileprivate func sortedByChange(_ change: (Element) -> Int) -> [Element] {
        enumerated().sorted { (change($1.element), $0.offset) < (change($0.element), $1.offset) }.map(\.element)
    }
}

extension Rendering.Nodes {
    public func note(_ binding: Rendering.AttributeBinding, of node: Node) {}

    public func notePlace(_ place: String, of node: Node) {}
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
        // Without this, the closure would be allocated where nothing is traced.
        if Diagnostics.isTracingHere { note(attribute(), of: node, reading: { _ = property.value }) }
    }

    /// Notes what decides about the content at this point.
    func note<Value>(_ attribute: @autoclosure () -> String, follows property: Property<Value>) {
        if Diagnostics.isTracingHere { note(attribute(), of: container, follows: property) }
    }

    func note(_ attribute: @autoclosure () -> String, of node: B.Node, follows wording: some Wording) {
        if Diagnostics.isTracingHere, !(wording is String) {
            note(attribute(), of: node, reading: { _ = wording.text })
        }
    }

    func note(_ attribute: @autoclosure () -> String, of node: B.Node, reading body: @escaping () -> Void) {
        if Diagnostics.isTracingHere { backend.note(Rendering.AttributeBinding(attribute(), read: body), of: node) }
    }
}

private struct NodeReceiver<B: Rendering.Backend, Value>: ValueReceiver {
    let backend: B
    let node: B.Node
    let set: (B, Value, B.Node) -> Void

    func receive(_ value: Value) { set(backend, value, node) }
}
