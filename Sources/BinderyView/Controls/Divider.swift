/// A line between its siblings: horizontal in a ``Column`` and between the groups of a ``Menu``, vertical in a ``Row``.
public struct Divider: PrimitiveView {
    public init() {}

    public func mount<B: Backend>(in point: MountPoint<B>) {
        point.add(point.backend.makeDivider(in: point.environment.axis))
    }
}

/// The capability that a backend implements for ``Divider``.
public protocol DividerRendering: NodeRendering {
    /// - Parameter axis: The direction of the surrounding container, to which the line is perpendicular.
    func makeDivider(in axis: Arrangement.Axis) -> Node
}
