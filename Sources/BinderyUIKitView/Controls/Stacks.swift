#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A container that arranges its views in a line.
final class StackNode: UIKitNode {
    init(axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, alignment: UIStackView.Alignment = .fill) {
        let stack = UIStackView.of([], axis, spacing: spacing)
        stack.alignment = alignment
        super.init(stack, stack: stack)
    }
}

/// Views in columns of the same width: rows of a stack.
final class GridNode: UIKitNode {
    private let arrangement: Rendering.GridArrangement
    private let spacing: CGFloat

    init(_ arrangement: Rendering.GridArrangement, spacing: CGFloat) {
        self.arrangement = arrangement
        self.spacing = spacing
        let grid = GridView()
        (grid.axis, grid.spacing) = (.vertical, spacing)
        super.init(grid)
        grid.resized = { [weak self] in self?.changed() }
    }

    override func place(_ child: UIKitNode) -> Bool { true }

    override func changed() {
        guard let grid = view as? GridView else { return }
        let count = grid.columns(arrangement.columns, spacing: spacing)
        let before = grid.arrangedSubviews
        for start in stride(from: 0, to: children.count, by: count) {
            let row = UIStackView.of([], .horizontal, spacing: spacing)
            row.distribution = .fillEqually
            row.alignment = arrangement.alignment.value(across: .horizontal)
            // Before its views, which then stay in the window and keep the focus.
            grid.addArrangedSubview(row)
            for index in start..<start + count {
                row.addArrangedSubview(index < children.count ? children[index].view : UIView())
            }
        }
        for row in before { row.removeFromSuperview() }
    }
}

/// Tells when it has become wider or narrower.
private final class GridView: EventStack {
    var resized: (() -> Void)?
    private var width: CGFloat = 0

    func columns(_ columns: GridColumns, spacing: CGFloat) -> Int {
        switch columns {
        case .fixed(let count): count
        case .adaptive(let minimum): max(1, Int((bounds.width + spacing) / (CGFloat(minimum) + spacing)))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if width == bounds.width { return }
        width = bounds.width
        resized?()
    }
}

extension CrossAlignment {
    func value(across axis: NSLayoutConstraint.Axis) -> UIStackView.Alignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        case .stretch: .fill
        case .baseline: axis == .horizontal ? .firstBaseline : .leading
        }
    }
}

extension UIKitBackend: @MainActor Rendering.Stacks, @MainActor Rendering.Grids {
    func makeStack(_ arrangement: Rendering.Arrangement) -> UIKitNode {
        let axis: NSLayoutConstraint.Axis = arrangement.axis == .vertical ? .vertical : .horizontal
        return StackNode(
            axis: axis, spacing: CGFloat(arrangement.spacing) * step,
            alignment: arrangement.alignment.value(across: axis))
    }

    func makeSpacer() -> UIKitNode {
        let view = UIView()
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.defaultLow, for: axis)
        }
        return UIKitNode(view)
    }

    func makeGrid(_ arrangement: Rendering.GridArrangement) -> UIKitNode {
        GridNode(arrangement, spacing: CGFloat(arrangement.spacing) * step)
    }
}
#endif
