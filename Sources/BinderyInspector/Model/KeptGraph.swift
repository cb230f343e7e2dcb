internal import Bindery

/// The latest graph of a session. The page of the session waits while its graph is made: one that takes long is kept
/// for four times as long.
struct KeptGraph {
    private static let short: Duration = .milliseconds(20)
    private var graph: TraceGraph?
    private var end: Duration = .zero

    /// The kept graph; nil if another one is to be made.
    func graph(at time: Duration) -> TraceGraph? { time < end ? graph : nil }

    mutating func keep(_ graph: TraceGraph, madeFrom start: Duration, to end: Duration) {
        let length = end - start
        (self.graph, self.end) = length < Self.short ? (nil, .zero) : (graph, end + length * 4)
    }
}
