/// Views below one another, with spacing in steps of four points, 0 to 8.
public struct Column<Content: View>: PrimitiveView {
    private let arrangement: Arrangement
    private let content: Content

    public init(
        spacing: Int = 4, alignment: CrossAlignment = .stretch, @ViewBuilder content: () -> Content
    ) {
        arrangement = Arrangement(axis: .vertical, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Backend>(in point: MountPoint<B>) { point.mountStack(arrangement, content) }
}

/// Views beside one another, with spacing in steps of four points, 0 to 8. They wrap where space runs out.
public struct Row<Content: View>: PrimitiveView {
    private let arrangement: Arrangement
    private let content: Content

    public init(
        spacing: Int = 2, alignment: CrossAlignment = .center, @ViewBuilder content: () -> Content
    ) {
        arrangement = Arrangement(axis: .horizontal, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Backend>(in point: MountPoint<B>) { point.mountStack(arrangement, content) }
}

extension MountPoint {
    fileprivate func mountStack(_ arrangement: Arrangement, _ content: some View) {
        let node = backend.makeStack(arrangement)
        var inner = inside(node)
        inner.environment.axis = arrangement.axis
        content.mount(in: inner)
        add(node)
    }
}

/// Flexible space that fills the rest of a ``Row`` or ``Column``.
public struct Spacer: PrimitiveView {
    public init() {}

    public func mount<B: Backend>(in point: MountPoint<B>) { point.add(point.backend.makeSpacer()) }
}

/// The arrangement of a stack's content. Spacing is in steps of four points.
public struct Arrangement: Equatable, Sendable {
    public enum Axis: Sendable {
        case horizontal, vertical
    }

    public let axis: Axis
    public let spacing: Int
    public let alignment: CrossAlignment
}

/// The alignment of the content across the direction of a stack.
public enum CrossAlignment: String, Sendable {
    case start, center, end, stretch, baseline
}

/// The capability that a backend implements for ``Row``, ``Column`` and ``Spacer``.
public protocol StackRendering: NodeRendering {
    func makeStack(_ arrangement: Arrangement) -> Node
    func makeSpacer() -> Node
}
