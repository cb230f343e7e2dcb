public import BinderyView

extension HeadlessBackend: Rendering.Sliders {
    public func makeSlider(_ scale: Rendering.NumberScale, events: Rendering.InputEvents<Double>) -> HeadlessNode {
        let node = make(.slider(scale), HeadlessSlider(dragged: events.entered))
        node.input = HeadlessInput(left: events.left)
        return node
    }

    public func setNumber(_ number: Double, of node: HeadlessNode) {
        node.number = number
        node.input?.writes += 1
    }

    public func setNumberText(_ text: String, of node: HeadlessNode) { node.text = text }
}

struct HeadlessSlider: HeadlessPayload {
    let dragged: (Double) -> Bool
    var number = 0.0
}

extension HeadlessNode {
    /// The number of a slider.
    public internal(set) var number: Double {
        get { self[HeadlessSlider.self]?.number ?? 0 }
        set { self[HeadlessSlider.self]?.number = newValue }
    }

    var dragged: ((Double) -> Bool)? { self[HeadlessSlider.self]?.dragged }
}
