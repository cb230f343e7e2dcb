internal import BinderyView

extension WebBackend: Rendering.Steppers {
    /// The value takes the focus and the arrow keys; the buttons are for pointers. Each step is a tap of a button.
    func makeStepper(
        events: Rendering.InputEvents<Rendering.StepDirection>, entered: @escaping (Double) -> Bool
    ) -> WebNode {
        let group = makeNode(.fieldset, "stepper")
        makeStepButton("−", .down, in: group, events)
        let value = makeNode(.input, "stepper-value", in: group)
        let attributes: KeyValuePairs<WebAttribute, String> = [
            .type: "text", .role: "spinbutton", .readonly: "", .inputmode: "none", .autocomplete: "off",
            // It cannot be typed into, but it can be changed.
            .ariaReadonly: "false",
        ]
        for (name, content) in attributes { value[attribute: name] = content }
        value.value = ""
        value.on(
            .edited { [unowned value] text in
                guard let number = Self.number(text) else { return false }
                // The page shows its earlier text until a frame sends another.
                value.value = value[attribute: .ariaValuetext]
                return entered(number)
            })
        makeStepButton("+", .up, in: group, events)
        let field = makeField(value, inside: group, left: events.left)
        field.setDisabling(group)
        for button in [group.children[0], group.children[2]] { describe(button, byLabelOf: field) }
        return field
    }

    private func makeStepButton(
        _ sign: String, _ direction: Rendering.StepDirection, in group: WebNode,
        _ events: Rendering.InputEvents<Rendering.StepDirection>
    ) {
        let button = makeNode(.button, "step", in: group)
        button[attribute: .type] = "button"
        button[attribute: .tabindex] = "-1"
        button[attribute: .dataStep] = direction.rawValue
        button.text = sign
        button.on(.tapped { _ = events.entered(direction) })
    }

    func setStepTitles(_ titles: Rendering.StepTitles, of node: WebNode) {
        let parts = node.children[1].children
        set(.ariaLabel, to: titles.decrease, of: parts[0])
        set(.ariaLabel, to: titles.increase, of: parts[2])
    }

    func setStepperNumbers(_ numbers: Rendering.StepperNumbers, of node: WebNode) {
        let value = node.control
        set(.ariaValuenow, to: Self.text(of: numbers.value), of: value)
        set(.ariaValuemin, to: Self.text(of: numbers.range.lowerBound), of: value)
        set(.ariaValuemax, to: Self.text(of: numbers.range.upperBound), of: value)
    }

    func setStepperState(_ state: Rendering.StepperState, of node: WebNode) {
        let parts = node.children[1].children
        set(.disabled, to: state.canDecrease ? nil : "", of: parts[0])
        set(.disabled, to: state.canIncrease ? nil : "", of: parts[2])
        if parts[1].value == state.text { return }
        set(.ariaValuetext, to: state.text, of: parts[1])
        set(value: state.text, of: parts[1])
    }
}
