internal import BinderyView

extension WebBackend: Rendering.Stacks {
    func makeStack(_ arrangement: Rendering.Arrangement) -> WebNode {
        let (axis, alignment) = (arrangement.axis == .horizontal ? 0 : 1, arrangement.alignment)
        guard Self.stackClasses[axis].indices.contains(arrangement.spacing) else {
            return makeNode(.div, StringInterner.classes(Self.classes(axis, arrangement.spacing, alignment)))
        }
        return makeNode(.div, Self.stackClasses[axis][arrangement.spacing][alignment])
    }

    /// By axis and spacing. Made once, as those of texts.
    private static let stackClasses = (0...1).map { axis in
        (0...8).map { spacing in CaseTable { classes(axis, spacing, $0) } }
    }

    private static func classes(_ axis: Int, _ spacing: Int, _ alignment: CrossAlignment) -> String {
        "\(axis == 0 ? "row wrap" : "column") gap-\(spacing) align-\(alignment.rawValue)"
    }

    func makeSpacer() -> WebNode { makeNode(.div, "spacer") }
}
