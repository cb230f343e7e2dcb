internal import BinderyView

extension WebBackend: Rendering.Stacks {
    func makeStack(_ arrangement: Rendering.Arrangement) -> WebNode {
        let direction = arrangement.axis == .horizontal ? "row wrap" : "column"
        return makeNode(
            .div,
            StringInterner.classes("\(direction) gap-\(arrangement.spacing) align-\(arrangement.alignment.rawValue)")
        )
    }

    func makeSpacer() -> WebNode { makeNode(.div, "spacer") }
}
