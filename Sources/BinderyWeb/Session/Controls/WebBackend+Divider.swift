internal import BinderyView

extension WebBackend: Rendering.Dividers {
    func makeDivider(in axis: Rendering.Arrangement.Axis) -> WebNode {
        let line = makeNode(.hr, axis == .horizontal ? "divider upright" : "divider")
        if axis == .horizontal { line[attribute: .ariaOrientation] = "vertical" }
        return line
    }
}
