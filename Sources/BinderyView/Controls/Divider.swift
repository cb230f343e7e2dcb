/// A line between its siblings: horizontal in a ``Column`` and between the groups of a ``Menu``, vertical in a ``Row``.
public struct Divider: Rendering.PrimitiveView {
    public init() {}

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.add(point.backend.makeDivider(in: point.environment.axis))
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Divider``.
    public protocol Dividers: Nodes {
        /// - Parameter axis: The direction of the surrounding container, to which the line is perpendicular.
        func makeDivider(in axis: Arrangement.Axis) -> Node
    }
}
