public import BinderyView

extension HeadlessBackend: Rendering.Inputs {
    public func hideLabel(of node: HeadlessNode) { node.isLabelHidden = true }

    public func setLabel(_ label: String, of node: HeadlessNode) { node.label = label }

    public func setMessage(_ message: String?, of node: HeadlessNode) { node.message = message }
}

extension HeadlessBackend: Rendering.TextInputs {
    public func setPlaceholder(_ placeholder: String, of node: HeadlessNode) { node.placeholder = placeholder }

    public func markSaved(_ node: HeadlessNode) {}

    public func setValue(_ value: String, of node: HeadlessNode) {
        node.value = value
        node.writes += 1
    }

    func makeTextInput(_ kind: HeadlessNode.Kind, _ events: Rendering.TextInputEvents) -> HeadlessNode {
        let node = make(kind)
        node.events = events
        node.left = events.left
        return node
    }
}
