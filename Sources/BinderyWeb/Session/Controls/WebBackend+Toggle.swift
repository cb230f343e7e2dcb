internal import BinderyView

extension WebBackend: Rendering.Toggles {
    func makeToggle(_ shape: Rendering.ToggleShape, events: Rendering.InputEvents<Bool>) -> WebNode {
        let input = makeNode(.input, shape.rawValue)
        input[attribute: .type] = "checkbox"
        // A state that the browser restores from an ended session would count as the user's choice.
        input[attribute: .autocomplete] = "off"
        if shape == .switch { input[attribute: .role] = "switch" }
        input.value = "false"
        input.on(.edited { text in Bool(text).map(events.entered) ?? false })
        return makeField(input, kind: "\(shape.rawValue)-field", left: events.left)
    }

    func setOn(_ isOn: Bool, of node: WebNode) { set(value: "\(isOn)", of: node.control) }
}
