public import BinderyView

extension HeadlessBackend: ToggleRendering {
    public func makeToggle(_ shape: ToggleShape, events: InputEvents<Bool>) -> HeadlessNode {
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
