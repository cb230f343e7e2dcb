internal import BinderyView

extension WebBackend: Rendering.Pickers {
    func makePicker(events: Rendering.InputEvents<Int>) -> WebNode {
        let container = makeNode(.div, "picker")
        let select = makeNode(.select, "field-input", in: container)
        select[attribute: .autocomplete] = "off"
        select.value = ""
        select.on(
            .edited { text in
                guard let key = Int(text), "\(key)" == text else { return false }
                return events.entered(key)
            })
        // Shown while no choice is selected; cannot be chosen.
        let placeholder = makeOption(key: "", in: select)
        placeholder[attribute: .hidden] = ""
        placeholder[attribute: .disabled] = ""
        return makeField(select, inside: container, left: events.left)
    }

    // The value of the select decides whether the option shows; a screen reader reads its text in both cases.
    func setPickerPlaceholder(_ text: String, isSelected: Bool, of node: WebNode) {
        set(text: text, of: PickerElements(select: node.control).placeholder)
    }

    func setChoices(_ choices: [Rendering.PickerChoice], of node: WebNode) {
        let select = node.control
        let options = PickerElements(select: select).choices
        if options.map({ $0[attribute: .value] }) == choices.map({ "\($0.key)" }) {
            for (option, choice) in zip(options, choices) { set(text: choice.title, of: option) }
            return
        }
        for option in options { remove(option, from: select) }
        for choice in choices {
            let option = makeOption(key: "\(choice.key)")
            option.text = choice.title
            insert(option, into: select, before: nil)
        }
    }

    func setSelected(_ key: Int?, of node: WebNode) { set(value: key.map { "\($0)" } ?? "", of: node.control) }

    private func makeOption(key: String, in select: WebNode? = nil) -> WebNode {
        let option = makeNode(.option, in: select)
        option[attribute: .value] = key
        return option
    }
}

private struct PickerElements {
    let select: WebNode

    var placeholder: WebNode { select.children[0] }
    var choices: ArraySlice<WebNode> { select.children.dropFirst() }
}
