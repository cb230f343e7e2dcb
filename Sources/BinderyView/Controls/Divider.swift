/// A line between what stands before and behind it: across a ``Column``, upright in a ``Row``, between the groups of a ``Menu``.
public struct Divider: PrimitiveView {
    public init() {}

    public func mount<B: Backend>(in place: Place<B>) {
        place.add(place.backend.makeDivider(in: place.environment.axis))
    }
}

/// What a backend must be able to do for ``Divider``.
public protocol DividerRendering: NodeRendering {
    /// - Parameter axis: the direction of what surrounds it, to which the line is perpendicular.
    func makeDivider(in axis: Arrangement.Axis) -> Node
}
