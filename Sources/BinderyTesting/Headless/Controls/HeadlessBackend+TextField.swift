public import BinderyView

extension HeadlessBackend: TextFieldRendering {
    public func makeTextField(content: TextContent, events: TextFieldEvents) -> HeadlessNode {
        let node = make(.textField(content))
        node.events = events
        return node
    }

    public func setLabel(_ label: String, of node: HeadlessNode) { node.label = label }

    public func setPlaceholder(_ placeholder: String, of node: HeadlessNode) { node.placeholder = placeholder }

    public func setMessage(_ message: String?, of node: HeadlessNode) { node.message = message }

    public func setValue(_ value: String, of node: HeadlessNode) {
        node.value = value
        node.writes += 1
    }
}
