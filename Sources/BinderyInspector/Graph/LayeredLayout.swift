/// A drawing of a directed graph in columns: dependencies at the left, dependents at the right.
///
/// The method has four steps (K. Sugiyama, S. Tagawa and M. Toda, "Methods for visual understanding of hierarchical
/// system structures", 1981): edges that close a cycle are turned round, each node gets a column, the order in the
/// columns is changed so that few edges cross, and each node gets its position. Parts of the graph without an edge
/// between them are drawn one below the other, in the order of their first nodes; nodes without edges are at the end,
/// in a block.
///
/// The same nodes and edges in the same order give the same drawing. Nodes that nothing else distinguishes are in the
/// order given, so a new node at the end changes the drawing least.
///
/// The coordinates grow to the right and downwards. Everything is between 0 and ``width``, and 0 and ``height``.
///
/// - Complexity: O((n + b) log (n + b)) for n nodes and edges, and b bends of long edges, of which there are at most
///   20,000. Edges that would need more pass above the columns, the longest ones first.
package struct LayeredLayout: Sendable, Equatable {
    package struct Point: Sendable, Equatable {
        package var x: Double
        package var y: Double

        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A node.
    package struct Box: Sendable, Equatable, Identifiable {
        package let id: Int
        /// Higher than the columns of its dependencies, except for reversed lines.
        package let column: Int
        /// The number of boxes above it in its column.
        package let row: Int
        /// The left edge.
        package let x: Double
        /// The top edge.
        package let y: Double
        package let width: Double
        package let height: Double
    }

    /// An edge.
    package struct Line: Sendable, Equatable {
        package let from: Int
        package let to: Int
        /// Whether the line leads to the left, because the edge closes a cycle.
        package let isReversed: Bool
        /// From `from` to `to`: the middle of a vertical edge of each, and the bends between them.
        ///
        /// A line that passes a column is horizontal there. So a segment that is not horizontal lies between two
        /// columns, and no box is touched when it is drawn as a curve with horizontal ends instead.
        package let points: [Point]
    }

    /// The distances between boxes and lines.
    package struct Spacing: Sendable, Equatable {
        /// Between two columns.
        package var column = 56.0
        /// Between two boxes of a column. Parts of the graph without an edge between them have twice this distance.
        package var row = 12.0
        /// Between two lines that pass a column, or a line and a box.
        package var line = 10.0

        package init() {}
    }

    /// In the order of the nodes given.
    package let boxes: [Box]
    /// In the order of the edges given, each once.
    package let lines: [Line]
    package let width: Double
    package let height: Double

    /// Draws a graph.
    ///
    /// - Parameters:
    ///   - nodes: The ids. Repeated ones count once.
    ///   - edges: From a dependency to its dependent. Edges of unknown nodes, edges from a node to itself and repeated
    ///     edges are ignored.
    package init(
        nodes: [Int], edges: [(from: Int, to: Int)], boxWidth: Double, boxHeight: Double, spacing: Spacing = Spacing()
    ) {
        let graph = DirectedGraph(nodes: nodes, edges: edges)
        var drawing = LayeredDrawing(graph, boxWidth: boxWidth, boxHeight: boxHeight, spacing: spacing)
        drawing.draw()
        boxes = drawing.boxes()
        lines = drawing.lines()
        (width, height) = (drawing.width, drawing.height)
    }
}
