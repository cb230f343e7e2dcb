public import BinderyView

extension HeadlessBackend: Rendering.Toggles {
    public func makeToggle(_ shape: Rendering.ToggleShape, events: Rendering.InputEvents<Bool>) -> HeadlessNode {
        let node = make(.toggle(shape))
        node.switched = events.entered
        node.left = events.left
        return node
    }

    public func setOn(_ isOn: Bool, of node: HeadlessNode) {
        node.isOn = isOn
        node.writes += 1
    }
}
