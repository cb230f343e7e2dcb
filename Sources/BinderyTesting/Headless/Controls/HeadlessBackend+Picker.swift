public import BinderyView

extension HeadlessBackend: Rendering.Pickers {
    public func makePicker(events: Rendering.InputEvents<Int>) -> HeadlessNode {
        let node = make(.picker)
        node.chosen = events.entered
        node.left = events.left
        return node
    }

    public func setPickerPlaceholder(_ text: String, isSelected: Bool, of node: HeadlessNode) {
        node.placeholder = text
        node.isPlaceholderSelected = isSelected
    }

    public func setChoices(_ choices: [Rendering.PickerChoice], of node: HeadlessNode) { node.choices = choices }

    public func setSelected(_ key: Int?, of node: HeadlessNode) {
        node.selected = key
        node.writes += 1
    }
}
