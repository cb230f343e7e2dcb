package import Bindery

/// A session that an inspector looks into: a page of a live server.
package protocol InspectedSession: Sendable {
    /// Nil if the session is not traced.
    var log: TraceLog? { get }
    func elements() async -> [InspectedElement]
    func graph() async -> TraceGraph
    /// The explanations of the attributes of an element.
    func explanations(ofElement id: Int) async -> [InspectedElement.Explained]
    /// The chain of causes of a property of the graph; nil if there is no such property.
    func explanation(of node: Int) async -> Explanation?
    func write(_ text: String, to node: Int) async -> Bool
}

/// The sessions of a server.
package protocol InspectedServer: Sendable {
    /// The open sessions, in the order of their numbers, without those of inspectors.
    func summaries() async -> [SessionSummary]
    func session(_ number: Int) -> (any InspectedSession)?
    /// Restarts a session with a log, if its state is stored; its page continues. Returns false if it is not stored.
    func trace(_ number: Int) async -> Bool
    /// The address that opens a place such as `Shop/Cart.swift:12` in the developer's editor; nil if its file is not on
    /// this machine.
    func editorAddress(of location: String) -> String?
}

package struct SessionSummary: Sendable, Identifiable, Equatable {
    package let id: Int
    package let path: String
    package let isTraced: Bool

    package init(id: Int, path: String, isTraced: Bool) {
        self.id = id
        self.path = path
        self.isTraced = isTraced
    }
}

/// An element of a page.
package struct InspectedElement: Sendable, Identifiable, Equatable {
    package struct Attribute: Sendable, Equatable {
        package let name: String
        /// The properties that it follows, by their ids in the graph.
        package let nodes: [Int]

        package init(name: String, nodes: [Int]) {
            self.name = name
            self.nodes = nodes
        }
    }

    package typealias Explained = (attribute: String, explanations: [Explanation])

    package let id: Int
    /// Such as `<button #login>`.
    package let name: String
    /// The number of elements around it.
    package let depth: Int
    /// Those that follow the state of the program.
    package let attributes: [Attribute]

    package init(id: Int, name: String, depth: Int, attributes: [Attribute]) {
        self.id = id
        self.name = name
        self.depth = depth
        self.attributes = attributes
    }
}
