internal import BinderyView

extension WebBackend: Rendering.Stacks {
    func makeStack(_ arrangement: Rendering.Arrangement) -> WebNode {
        let (axis, spacing, alignment) = (arrangement.axis, arrangement.spacing, arrangement.alignment)
        let classes =
            Self.spacings.contains(spacing)
            ? Self.stackClasses[axis][alignment][spacing]
            : StringInterner.classes(Self.classes(axis, alignment, spacing))
        return makeNode(.div, classes)
    }

    /// The spacings that the style sheet has.
    private static let spacings = 0...8

    /// Made once, as the classes of texts.
    private static let stackClasses = CaseTable { (axis: Rendering.Arrangement.Axis) in
        CaseTable { (alignment: CrossAlignment) in spacings.map { classes(axis, alignment, $0) } }
    }

    private static func classes(
        _ axis: Rendering.Arrangement.Axis, _ alignment: CrossAlignment, _ spacing: Int
    ) -> String {
        "\(axis == .horizontal ? "row wrap" : "column") gap-\(spacing) align-\(alignment.rawValue)"
    }

    func makeSpacer() -> WebNode { makeNode(.div, "spacer") }
}
