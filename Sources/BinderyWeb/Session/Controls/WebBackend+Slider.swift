internal import BinderyView

extension WebBackend: Rendering.Sliders {
    func makeSlider(_ scale: Rendering.NumberScale, events: Rendering.InputEvents<Double>) -> WebNode {
        let line = makeNode(.div, "slider-line")
        let input = makeNode(.input, "slider", in: line)
        input[attribute: .type] = "range"
        input[attribute: .autocomplete] = "off"
        input[attribute: .min] = Self.text(of: scale.range.lowerBound)
        input[attribute: .max] = Self.text(of: scale.range.upperBound)
        input[attribute: .step] = Self.text(of: scale.step)
        input.value = ""
        input.on(
            .edited { [unowned input] text in
                guard let number = Self.number(text), events.entered(number) else { return false }
                input.value = Self.text(of: scale.nearest(to: number))
                return true
            })
        // Already read out as the value of the slider.
        makeNode(.span, "slider-text", in: line)[attribute: .ariaHidden] = "true"
        return makeField(input, inside: line, left: events.left)
    }

    func setNumber(_ number: Double, of node: WebNode) { set(value: Self.text(of: number), of: node.control) }

    func setNumberText(_ text: String, of node: WebNode) {
        set(.ariaValuetext, to: text, of: node.control)
        set(text: text, of: SliderElements(field: node).text)
    }

    /// The number that a page has sent; nil if the text is not one.
    static func number(_ text: String) -> Double? {
        // `Double(_:)` stops reading at a NUL (Swift 6.3). Remove the check when it does not.
        text.utf8.contains(0) ? nil : Double(text)
    }

    /// A number as a browser writes it.
    static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }
}

private struct SliderElements {
    let field: WebNode

    var line: WebNode { FieldElements(field: field).content }
    /// The number as a text, behind the input.
    var text: WebNode { line.children[1] }
}
