/// Views below one another, with spacing in steps of ``Theme/spacing``, four points by default, 0 to 8.
public struct Column<Content: View>: Rendering.PrimitiveView {
    private let arrangement: Rendering.Arrangement
    private let content: Content

    public init(
        spacing: Int = 4, alignment: CrossAlignment = .stretch, @ViewBuilder content: () -> Content
    ) {
        arrangement = Rendering.Arrangement(axis: .vertical, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.mountStack(arrangement, content)
    }
}

/// Views beside one another, with spacing in steps of ``Theme/spacing``, four points by default, 0 to 8. They wrap
/// where space runs out.
public struct Row<Content: View>: Rendering.PrimitiveView {
    private let arrangement: Rendering.Arrangement
    private let content: Content

    public init(
        spacing: Int = 2, alignment: CrossAlignment = .center, @ViewBuilder content: () -> Content
    ) {
        arrangement = Rendering.Arrangement(axis: .horizontal, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        point.mountStack(arrangement, content)
    }
}

extension Rendering.MountPoint {
    fileprivate func mountStack(_ arrangement: Rendering.Arrangement, _ content: some View) {
        let node = backend.makeStack(arrangement)
        var inner = inside(node)
        inner.environment.axis = arrangement.axis
        content.mount(in: inner)
        add(node)
    }
}

/// Flexible space that fills the rest of a ``Row`` or ``Column``.
public struct Spacer: Rendering.PrimitiveView {
    public init() {}

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) { point.add(point.backend.makeSpacer()) }
}

extension Rendering {
    /// The arrangement of a stack's content. Spacing is in steps of ``Theme/spacing``.
    public struct Arrangement: Equatable, Sendable {
        public enum Axis: CaseIterable, Sendable {
            case horizontal, vertical
        }

        public let axis: Axis
        public let spacing: Int
        public let alignment: CrossAlignment
    }
}

/// The alignment of the content across the direction of a stack.
public enum CrossAlignment: String, CaseIterable, Sendable {
    case start, center, end, stretch, baseline
}

extension Rendering {
    /// The capability that a backend implements for ``Row``, ``Column`` and ``Spacer``.
    public protocol Stacks: Nodes {
        func makeStack(_ arrangement: Arrangement) -> Node
        func makeSpacer() -> Node
    }
}
