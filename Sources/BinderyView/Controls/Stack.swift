/// Views below one another.
public struct Column<Content: View>: PrimitiveView {
    private let arrangement: Arrangement
    private let content: Content

    /// - Parameter spacing: between the views, in steps of four points, 0 to 8.
    public init(
        spacing: Int = 4, alignment: CrossAlignment = .stretch, @ViewBuilder content: () -> Content
    ) {
        arrangement = Arrangement(axis: .vertical, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) { place.mountStack(arrangement, content) }
}

/// Views beside one another; they wrap where there is no room.
public struct Row<Content: View>: PrimitiveView {
    private let arrangement: Arrangement
    private let content: Content

    /// - Parameter spacing: between the views, in steps of four points, 0 to 8.
    public init(
        spacing: Int = 2, alignment: CrossAlignment = .center, @ViewBuilder content: () -> Content
    ) {
        arrangement = Arrangement(axis: .horizontal, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) { place.mountStack(arrangement, content) }
}

extension Place {
    fileprivate func mountStack(_ arrangement: Arrangement, _ content: some View) {
        let node = backend.makeStack(arrangement)
        var inner = inside(node)
        inner.environment.axis = arrangement.axis
        content.mount(in: inner)
        add(node)
    }
}

/// Takes the room that is left in a ``Row`` or ``Column``.
public struct Spacer: PrimitiveView {
    public init() {}

    public func mount<B: Backend>(in place: Place<B>) { place.add(place.backend.makeSpacer()) }
}

/// How a stack arranges its content.
public struct Arrangement: Equatable, Sendable {
    public enum Axis: Sendable {
        case horizontal, vertical
    }

    public let axis: Axis
    /// In steps of four points.
    public let spacing: Int
    public let alignment: CrossAlignment
}

/// Where the content stands across the direction of a stack.
public enum CrossAlignment: String, Sendable {
    case start, center, end, stretch, baseline
}

/// What a backend must be able to do for ``Row``, ``Column`` and ``Spacer``.
public protocol StackRendering: NodeRendering {
    func makeStack(_ arrangement: Arrangement) -> Node
    func makeSpacer() -> Node
}
