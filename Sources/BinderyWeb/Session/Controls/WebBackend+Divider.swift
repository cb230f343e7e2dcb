internal import BinderyView

extension WebBackend: DividerRendering {
    func makeDivider(in axis: Arrangement.Axis) -> WebNode {
        let line = makeNode(.hr, axis == .horizontal ? "divider upright" : "divider")
        if axis == .horizontal { line[attribute: .ariaOrientation] = "vertical" }
        return line
    }
}
