public import BinderyView

extension HeadlessBackend: Rendering.Pickers {
    public func makePicker(events: Rendering.InputEvents<Int>) -> HeadlessNode {
        let node = make(.picker, HeadlessPicker(chosen: events.entered))
        node.input = HeadlessInput(left: events.left)
        return node
    }

    public func setPickerPlaceholder(_ text: String, isSelected: Bool, of node: HeadlessNode) {
        node[HeadlessPicker.self]?.placeholder = text
        node[HeadlessPicker.self]?.isPlaceholderSelected = isSelected
    }

    public func setChoices(_ choices: [Rendering.PickerChoice], of node: HeadlessNode) {
        node[HeadlessPicker.self]?.choices = choices
    }

    public func setSelected(_ key: Int?, of node: HeadlessNode) {
        node.selected = key
        node.input?.writes += 1
    }
}

struct HeadlessPicker: HeadlessPayload {
    let chosen: (Int) -> Bool
    var choices: [Rendering.PickerChoice] = []
    var selected: Int?
    var placeholder = ""
    var isPlaceholderSelected = false
}

extension HeadlessNode {
    public var choices: [Rendering.PickerChoice] { self[HeadlessPicker.self]?.choices ?? [] }

    /// The key of the selected choice of a picker.
    public internal(set) var selected: Int? {
        get { self[HeadlessPicker.self]?.selected }
        set { self[HeadlessPicker.self]?.selected = newValue }
    }

    /// Whether the placeholder of a picker is the title of its selection, which is not offered.
    public var isPlaceholderSelected: Bool { self[HeadlessPicker.self]?.isPlaceholderSelected ?? false }

    /// The title of the selection that a picker shows; `nil` if it shows that nothing is selected.
    public var selectedTitle: String? {
        choices.first { $0.key == selected }?.title ?? (isPlaceholderSelected ? placeholder : nil)
    }

    var chosen: ((Int) -> Bool)? { self[HeadlessPicker.self]?.chosen }
}
