/// The properties and observers of a ``TraceLog``, with what they depend on.
public struct TraceGraph: Sendable {
    public enum Role: String, Sendable {
        case source, derived, observer
    }

    /// A screen that is no longer shown.
    public struct EndedScreen: Sendable, Hashable {
        /// The destination of the screen.
        public let name: String
        /// When it ended.
        public let time: Duration
    }

    public struct Node: Sendable, Identifiable {
        /// Unique in the process.
        public let id: Int
        public let role: Role
        /// Its name, if it has one, and its source location; of a property that Bindery makes for a part of the
        /// program, what it is of: `an element of goods (Shop/Goods.swift:5)`.
        public let name: String
        /// The text of its value; empty for an observer, and for a property that has not been computed.
        public let value: String
        /// The nodes that its last run read, as far as they are traced.
        public let dependencies: [Int]
        /// Whether an observer depends on it, or it is one. What is not needed does not compute.
        public internal(set) var isNeeded: Bool
        /// How often it has computed or run.
        public let runs: Int
        /// How often it was written, and has changed; 0 for a derived property, and for an observer.
        public let writes: Int
        /// How often it has computed the value that it had.
        public let idleRuns: Int
        /// The time of all runs, with what they made compute.
        public let cost: Duration
        /// The number of the event that gave it its value; nil if it has its initial value.
        public let change: Int?
        /// Whether ``value`` is its whole value, and ``TraceLog/write(_:to:)`` understands texts of its type.
        public let isEditable: Bool
        /// The screen that made it, if that has ended.
        public let outlived: EndedScreen?
    }

    /// In the order in which they were made.
    public let nodes: [Node]

    package init(nodes: [Node] = []) {
        var nodes = nodes
        let positions = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
        // A node is made after what it depends on, except for what it reads later: hence a stack.
        var waiting = nodes.indices.filter { nodes[$0].role == .observer }
        while let index = waiting.popLast() {
            if nodes[index].isNeeded { continue }
            nodes[index].isNeeded = true
            waiting.append(contentsOf: nodes[index].dependencies.compactMap { positions[$0] })
        }
        self.nodes = nodes
    }
}

extension TraceLog {
    /// The live properties and observers that the log traces.
    ///
    /// - Isolation: To be called on the actor of the properties.
    /// - Complexity: O(nodes and dependencies), and the text of each value.
    public func graph() -> TraceGraph {
        TraceGraph(
            nodes: traces.compactMap { trace in
                let node = trace.node, flags = node.pointee.flags
                // A constant never changes.
                if flags.contains(.retired) || node.pointee.line == 0 { return nil }
                var dependencies: [Int] = []
                trace.forEachDependency { dependency in
                    if dependency.pointee.line != 0, let dependency = Engine.trace(of: dependency) {
                        dependencies.append(dependency.number)
                    }
                }
                let value = trace.value
                return TraceGraph.Node(
                    id: trace.number,
                    role: flags.contains(.observer) ? .observer : flags.contains(.source) ? .source : .derived,
                    name: trace.name, value: value, dependencies: dependencies, isNeeded: false,
                    runs: trace.runs, writes: trace.writes, idleRuns: trace.idleRuns, cost: trace.cost,
                    change: trace.change?.number, isEditable: trace.isEditable && TraceText.isWhole(value),
                    outlived: trace.screen?.end)
            })
    }

    /// Explains the present value of a property of ``graph()``; nil if the property no longer exists.
    ///
    /// - Isolation: To be called on the actor of the properties.
    /// - Complexity: As ``explain(_:)``.
    public func explanation(of id: Int) -> Explanation? {
        guard let trace = trace(id), !trace.node.pointee.flags.contains(.retired) else { return nil }
        return Explanation(trace.node)
    }

    /// Writes the value that `text` describes to a source: a number, `true` or `false`, a string, the name of an
    /// enumeration's case, or `nil`.
    ///
    /// - Isolation: To be called on the actor of the properties.
    /// - Returns: False if the text describes no such value, or the property cannot be edited or no longer exists.
    public func write(_ text: String, to id: Int) -> Bool {
        guard let trace = trace(id), !trace.node.pointee.flags.contains(.retired) else { return false }
        return trace.write(text)
    }
}
