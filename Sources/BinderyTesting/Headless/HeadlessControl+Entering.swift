internal import BinderyView

extension HeadlessControl {
    /// Whether a toggle is on, or a box is ticked.
    public var isOn: Bool {
        get throws(HeadlessFailure) {
            guard node.switched != nil else { throw wrongKind("toggle or checkbox", to: "be on or off") }
            return node.isOn
        }
    }

    /// The number of a slider.
    public var number: Double {
        get throws(HeadlessFailure) {
            guard node.dragged != nil else { throw wrongKind("slider", to: "stand at a number") }
            return node.number
        }
    }

    /// The selection that a picker shows, by its title; nil if it shows that nothing is selected.
    public var choice: String? {
        get throws(HeadlessFailure) {
            guard node.chosen != nil else { throw wrongKind("picker", to: "have a choice") }
            return node.selectedTitle
        }
    }

    /// Switches a toggle, or ticks a box.
    public func toggle() throws(HeadlessFailure) {
        let act = "be switched"
        try reach(act)
        guard let switched = node.switched else { throw wrongKind("toggle or checkbox", to: act) }
        perform(.edit) {
            app.backend.focus(node)
            node.isOn.toggle()
            _ = switched(node.isOn)
        }
    }

    /// Drags a slider to a number, or throws if the slider does not offer the number.
    public func drag(to number: Double) throws(HeadlessFailure) {
        let act = "be dragged to \(number)"
        try reach(act)
        guard let dragged = node.dragged, case .slider(let scale) = node.kind else {
            throw wrongKind("slider", to: act)
        }
        guard scale.offers(number) else {
            throw app.failure(
                "The \(node.name) cannot \(act): it offers \(scale.range.lowerBound) to \(scale.range.upperBound) "
                    + "in steps of \(scale.step).")
        }
        perform(.edit) {
            app.backend.focus(node)
            node.number = number
            _ = dragged(number)
        }
    }

    /// Raises a stepper by one step, as the button + or an arrow key does, or throws at its end.
    public func increment() throws(HeadlessFailure) { try step(.up, node.stepper.canIncrease, "be raised") }

    /// Lowers a stepper by one step, or throws at its end.
    public func decrement() throws(HeadlessFailure) { try step(.down, node.stepper.canDecrease, "be lowered") }

    /// Types a number into a numeric stepper, which takes the nearest number that it offers.
    public func enter(_ number: Double) throws(HeadlessFailure) {
        let act = "be set to \(number)"
        try reach(act)
        guard let stepper = node[HeadlessStepper.self], stepper.numbers != nil else {
            throw wrongKind("stepper of numbers", to: act)
        }
        perform(.edit) {
            app.backend.focus(node)
            _ = stepper.numberEntered(number)
        }
    }

    /// Chooses the choice with a title in a picker, or throws if the picker does not offer it.
    public func choose(_ title: String) throws(HeadlessFailure) {
        let act = "have “\(title)” chosen"
        try reach(act)
        guard let chosen = node.chosen else { throw wrongKind("picker", to: act) }
        guard let choice = node.choices.first(where: { $0.title == title }) else {
            let titles = node.choices.map { "“\($0.title)”" }.joined(separator: ", ")
            throw app.failure("The \(node.name) cannot \(act): it offers \(titles.isEmpty ? "nothing" : titles).")
        }
        perform(.edit) {
            app.backend.focus(node)
            node.selected = choice.key
            _ = chosen(choice.key)
        }
    }

    private func step(_ direction: Rendering.StepDirection, _ isPossible: Bool, _ act: String) throws(HeadlessFailure) {
        try reach(act)
        guard let stepper = node[HeadlessStepper.self] else { throw wrongKind("stepper", to: act) }
        guard isPossible else {
            throw app.failure("The \(node.name) cannot \(act): it is at its end, \(node.stepper.text).")
        }
        perform(.edit) {
            app.backend.focus(node)
            _ = stepper.stepped(direction)
        }
    }

    private func wrongKind(_ noun: String, to act: String) -> HeadlessFailure {
        app.failure("The \(node.name) cannot \(act): it is not a \(noun).")
    }
}
