/// Views in columns of equal width, row by row, in the order in which they are said.
///
/// ```swift
/// Grid(.adaptive(minimum: 160)) {
///     ForEach(model.goods) { Card($0) }
/// }
/// ```
public struct Grid<Content: View>: PrimitiveView {
    private let arrangement: GridArrangement
    private let content: Content

    /// - Parameters:
    ///   - spacing: between columns and between rows, in steps of four points, 0 to 8.
    ///   - alignment: where a view stands in the height of its row.
    public init(
        _ columns: GridColumns, spacing: Int = 4, alignment: CrossAlignment = .stretch,
        @ViewBuilder content: () -> Content
    ) {
        columns.check()
        arrangement = GridArrangement(columns: columns, spacing: spacing, alignment: alignment)
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeGrid(arrangement)
        content.mount(in: place.inside(node))
        place.add(node)
    }
}

/// How many columns a ``Grid`` has.
public enum GridColumns: Equatable, Sendable {
    /// So many, however narrow they become.
    case fixed(Int)
    /// As many as there is room for if none is to be narrower than so many points; one where there is less room than that.
    case adaptive(minimum: Int)

    fileprivate func check() {
        switch self {
        case .fixed(let count):
            precondition(count > 0, "Bindery: a grid needs a column at least, but has \(count).")
        case .adaptive(let minimum):
            precondition(minimum > 0, "Bindery: the columns of a grid need a width above zero, but have \(minimum).")
        }
    }
}

/// How a ``Grid`` arranges its content.
public struct GridArrangement: Equatable, Sendable {
    public let columns: GridColumns
    /// In steps of four points.
    public let spacing: Int
    public let alignment: CrossAlignment
}

/// What a backend must be able to do for ``Grid``.
public protocol GridRendering: NodeRendering {
    func makeGrid(_ arrangement: GridArrangement) -> Node
}
