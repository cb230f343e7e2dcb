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
        let elements = StepperElements(group: group)
        for button in [elements.decrease, elements.increase] { describe(button, byLabelOf: field) }
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
        let elements = StepperElements(field: node)
        set(.ariaLabel, to: titles.decrease, of: elements.decrease)
        set(.ariaLabel, to: titles.increase, of: elements.increase)
    }

    func setStepperNumbers(_ numbers: Rendering.StepperNumbers, of node: WebNode) {
        let value = node.control
        set(.ariaValuenow, to: Self.text(of: numbers.value), of: value)
        set(.ariaValuemin, to: Self.text(of: numbers.range.lowerBound), of: value)
        set(.ariaValuemax, to: Self.text(of: numbers.range.upperBound), of: value)
    }

    func setStepperState(_ state: Rendering.StepperState, of node: WebNode) {
        let elements = StepperElements(field: node)
        set(.disabled, to: state.canDecrease ? nil : "", of: elements.decrease)
        set(.disabled, to: state.canIncrease ? nil : "", of: elements.increase)
        let value = node.control
        if value.value == state.text { return }
        set(.ariaValuetext, to: state.text, of: value)
        set(value: state.text, of: value)
    }
}

/// The elements of a stepper. Its value, between the buttons, is the control.
private struct StepperElements {
    let group: WebNode

    var decrease: WebNode { group.children[0] }
    var increase: WebNode { group.children[2] }
}

extension StepperElements {
    init(field: WebNode) { group = FieldElements(field: field).content }
}
