internal import BinderyView

extension HeadlessControl {
    /// Taps a button or a link, switches a toggle, or focuses another input control. A tap on a button inside an input
    /// control focuses that control. Throws also if the control does not react to a tap.
    public func tap() throws(HeadlessFailure) {
        try reach("be tapped")
        if node.isDialog { throw cannotBeTapped }
        if case .screen = node.kind { throw cannotBeTapped }
        guard node.isInput || node.tapped != nil else { throw cannotBeTapped }
        if node.switched != nil { return try toggle() }
        perform(.tap) {
            app.backend.focus(node.focusHolder)
            node.tapped?()
        }
    }

    /// Types at the end of a text field, with one edit per character. Throws also if an edit makes the field unusable.
    public func type(_ text: String) throws(HeadlessFailure) {
        _ = try field(to: "be typed into")
        for character in text { try edit { $0 + String(character) } }
    }

    /// Replaces the whole text of a field by one edit, as pasting over a selection does.
    public func replaceText(with text: String) throws(HeadlessFailure) { try edit { _ in text } }

    /// Submits a text field, as the Enter key does.
    public func submit() throws(HeadlessFailure) {
        let events = try field(to: "be submitted")
        perform(.submission) { events.submitted() }
    }

    /// Leaves the control, as a tap outside all controls does, or throws if the control does not have the focus.
    public func leave() throws(HeadlessFailure) {
        guard isFocused else { throw app.failure("The \(node.name) cannot be left: it does not have the focus.") }
        perform(.focusChange) { app.backend.endEditing() }
    }

    private func edit(_ change: (String) -> String) throws(HeadlessFailure) {
        let events = try field(to: "be typed into")
        perform(.edit) {
            node.value = change(node.value)
            events.edited(node.value)
        }
    }

    /// Moves the focus to the field and returns its events.
    private func field(to act: String) throws(HeadlessFailure) -> Rendering.TextInputEvents {
        try reach(act)
        guard let events = node.events else {
            throw app.failure("The \(node.name) cannot \(act): it is not a text field.")
        }
        if !isFocused { perform(.focusChange) { app.backend.focus(node) } }
        return events
    }

    /// Does what the user's event does, which is the cause of what follows.
    func perform(_ kind: TraceEvent.Kind, _ body: () -> Void) { app.perform(kind, on: "the \(node.name)", body) }

    func reach(_ act: String) throws(HeadlessFailure) {
        if !node.isVisible {
            throw app.failure("The \(node.name) cannot \(act): it is \(node.hiddenReason).\(reasons("hidden"))")
        }
        if !node.isInteractable {
            let reasons = reasons("enabled", "inert")
            throw app.failure("The \(node.name) cannot \(act): it is \(node.disabledReason).\(reasons)")
        }
        if let dialog = app.backend.dialog(inFrontOf: node) {
            throw app.failure("The \(node.name) cannot \(act): the \(dialog.name) is in front of it.")
        }
    }

    private var cannotBeTapped: HeadlessFailure {
        app.failure("The \(node.name) cannot be tapped: it is neither a button nor a link nor a control for a value.")
    }
}
