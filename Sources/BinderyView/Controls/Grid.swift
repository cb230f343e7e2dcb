/// Views in columns of equal width, filled row by row.
///
/// ```swift
/// Grid(.adaptive(minimum: 160)) {
///     ForEach(model.goods) { Card($0) }
/// }
/// ```
public struct Grid<Content: View>: Rendering.PrimitiveView {
    private let arrangement: Rendering.GridArrangement
    private let content: Content

    /// - Parameters:
    ///   - spacing: The distance between columns and between rows, 0 to 8, in steps of ``Theme/spacing``, by default
    ///     four points.
    ///   - alignment: The vertical alignment of a view in its row.
    public init(
        _ columns: GridColumns, spacing: Int = 4, alignment: CrossAlignment = .stretch,
        @ViewBuilder content: () -> Content
    ) {
        columns.check()
        arrangement = Rendering.GridArrangement(columns: columns, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeGrid(arrangement)
        content.mount(in: point.inside(node))
        point.add(node)
    }
}

/// The number of columns of a ``Grid``.
public enum GridColumns: Equatable, Sendable {
    /// A fixed number of columns, however narrow they become.
    case fixed(Int)
    /// As many columns as fit with at least this width in points; one column if even that one does not fit.
    case adaptive(minimum: Int)

    fileprivate func check() {
        switch self {
        case .fixed(let count):
            precondition(count > 0, "Bindery: a grid needs at least one column, but has \(count).")
        case .adaptive(let minimum):
            precondition(minimum > 0, "Bindery: the columns of a grid need a width above zero, but have \(minimum).")
        }
    }
}

extension Rendering {
    /// The arrangement of a ``Grid``'s content. Spacing is in steps of ``Theme/spacing``.
    public struct GridArrangement: Equatable, Sendable {
        public let columns: GridColumns
        public let spacing: Int
        public let alignment: CrossAlignment
    }

    /// The capability that a backend implements for ``Grid``.
    public protocol Grids: Nodes {
        func makeGrid(_ arrangement: GridArrangement) -> Node
    }
}
