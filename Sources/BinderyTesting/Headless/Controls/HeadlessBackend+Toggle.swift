public import BinderyView

extension HeadlessBackend: Rendering.Toggles {
    public func makeToggle(_ shape: Rendering.ToggleShape, events: Rendering.InputEvents<Bool>) -> HeadlessNode {
        let node = make(.toggle(shape), HeadlessToggle(switched: events.entered))
        node.input = HeadlessInput(left: events.left)
        return node
    }

    public func setOn(_ isOn: Bool, of node: HeadlessNode) {
        node.isOn = isOn
        node.input?.writes += 1
    }
}

struct HeadlessToggle: HeadlessPayload {
    let switched: (Bool) -> Bool
    var isOn = false
}

extension HeadlessNode {
    /// Whether a toggle is on, or a box is ticked.
    public internal(set) var isOn: Bool {
        get { self[HeadlessToggle.self]?.isOn ?? false }
        set { self[HeadlessToggle.self]?.isOn = newValue }
    }

    var switched: ((Bool) -> Bool)? { self[HeadlessToggle.self]?.switched }
}
