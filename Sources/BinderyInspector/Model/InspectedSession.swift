package import Bindery
package import BinderyView

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
    /// Lets the developer pick an element by the next press in the page. Returns false if the page does not answer.
    func startPicking() async -> Bool
    /// The states that the session had, and the one that is restored.
    func moments() async -> MomentList
    /// Restores a state; its page follows. Returns the names of the properties that keep their present values.
    func restore(_ moment: Int) async -> [String]
}

/// The sessions of a server.
package protocol InspectedServer: Sendable {
    /// The open sessions, in the order of their numbers, without those of inspectors.
    func summaries() async -> [SessionSummary]
    /// The resident memory of the process in bytes; nil if it is unknown.
    func memory() -> Int?
    func session(_ number: Int) -> (any InspectedSession)?
    /// Restarts a session with a log, if its state is stored; its page continues. Returns false if it is not stored.
    func trace(_ number: Int) async -> Bool
    /// Restarts a session without its log. Returns false if it has none, or is not stored.
    func stopTracing(_ number: Int) async -> Bool
    /// Whether each session is traced from its beginning, as in development.
    var tracesAll: Bool { get }
    /// The address that opens a place such as `Shop/Cart.swift:12` in the developer's editor; nil if its file is not on
    /// this machine.
    func editorAddress(of location: String) -> String?
}

package struct SessionSummary: Sendable, Identifiable, Equatable {
    package let id: Int
    package let path: String
    package let isTraced: Bool
    package let figures: Figures

    package struct Figures: Sendable, Equatable {
        package var isConnected = false
        /// The frames sent to the page, and their bytes.
        package var frames = 0, bytes = 0
        /// The bytes that wait for the page, with those that it may ask for again.
        package var waiting = 0
        /// From the arrival of the last event to the frame that answered it; nil before the first one.
        package var latency: Duration?
        /// How often the page read more slowly than the session wrote.
        package var slowReads = 0
        /// For how long the page's connection has taken nothing, though something waits; nil if it takes what is sent.
        package var stalled: Duration?

        package init(
            isConnected: Bool = false, frames: Int = 0, bytes: Int = 0, waiting: Int = 0, latency: Duration? = nil,
            slowReads: Int = 0, stalled: Duration? = nil
        ) {
            (self.isConnected, self.frames, self.bytes) = (isConnected, frames, bytes)
            (self.waiting, self.latency, self.slowReads) = (waiting, latency, slowReads)
            self.stalled = stalled
        }
    }

    package init(id: Int, path: String, isTraced: Bool, figures: Figures = Figures()) {
        self.id = id
        self.path = path
        self.isTraced = isTraced
        self.figures = figures
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

    package typealias Explained = Rendering.ExplainedAttribute

    package let id: Int
    /// Such as `<button #login>`.
    package let name: String
    /// The number of elements around it.
    package let depth: Int
    /// Those that follow the state of the program.
    package let attributes: [Attribute]
    /// Where its view is made, such as `Shop/CartView.swift:12`; nil in a build with optimization.
    package let place: String?

    package init(id: Int, name: String, depth: Int, attributes: [Attribute], place: String? = nil) {
        self.place = place
        self.id = id
        self.name = name
        self.depth = depth
        self.attributes = attributes
    }
}
