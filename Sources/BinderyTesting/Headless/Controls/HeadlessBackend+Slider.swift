public import BinderyView

extension HeadlessBackend: Rendering.Sliders {
    public func makeSlider(_ scale: Rendering.NumberScale, events: Rendering.InputEvents<Double>) -> HeadlessNode {
        let node = make(.slider(scale))
        node.dragged = events.entered
        node.left = events.left
        return node
    }

    public func setNumber(_ number: Double, of node: HeadlessNode) {
        node.number = number
        node.writes += 1
    }

    public func setNumberText(_ text: String, of node: HeadlessNode) { node.text = text }
}
