internal import BinderyView

extension HeadlessControl {
    /// Taps a button or a link, switches a toggle, or puts the focus on another control for a value. A button inside a
    /// control leaves the focus in that.
    ///
    /// - Throws: if the control cannot be seen, is disabled or is nothing that can be tapped.
    public func tap() throws(HeadlessFailure) {
        try reach("be tapped")
        if node.isDialog { throw nothingHappens }
        if case .screen = node.kind { throw nothingHappens }
        guard node.isInput || node.tapped != nil else { throw nothingHappens }
        if node.switched != nil { return try toggle() }
        app.time.run {
            app.backend.focus(node.focusHolder)
            node.tapped?()
        }
    }

    /// Types at the end of a text field, character by character: an edit for each.
    ///
    /// - Throws: if it is no text field, or cannot be seen or is disabled, or becomes so between two characters.
    public func type(_ text: String) throws(HeadlessFailure) {
        _ = try field(to: "be typed into")
        for character in text { try edit { $0 + String(character) } }
    }

    /// Replaces the whole text of a field by one edit, as pasting over a selection does.
    ///
    /// - Throws: as ``type(_:)``.
    public func replaceText(with text: String) throws(HeadlessFailure) { try edit { _ in text } }

    /// Submits a text field, as by the Enter key.
    ///
    /// - Throws: as ``type(_:)``.
    public func submit() throws(HeadlessFailure) {
        let events = try field(to: "be submitted")
        app.time.run { events.submitted() }
    }

    /// Leaves the control that has the focus, as by a tap beside all controls.
    ///
    /// - Throws: if the control does not have the focus.
    public func leave() throws(HeadlessFailure) {
        guard isFocused else { throw app.failure("The \(node.name) cannot be left: it does not have the focus.") }
        app.time.run { app.backend.endEditing() }
    }

    private func edit(_ change: (String) -> String) throws(HeadlessFailure) {
        let events = try field(to: "be typed into")
        app.time.run {
            node.value = change(node.value)
            events.edited(node.value)
        }
    }

    /// The events of the field, which has the focus from now on.
    private func field(to act: String) throws(HeadlessFailure) -> TextInputEvents {
        try reach(act)
        guard let events = node.events else {
            throw app.failure("The \(node.name) cannot \(act): it is no text field.")
        }
        app.time.run { app.backend.focus(node) }
        return events
    }

    func reach(_ act: String) throws(HeadlessFailure) {
        if !node.isVisible { throw app.failure("The \(node.name) cannot \(act): it is \(node.whyUnseen).") }
        if !node.isInteractable { throw app.failure("The \(node.name) cannot \(act): it is \(node.whyDisabled).") }
        if let dialog = app.backend.dialog(inFrontOf: node) {
            throw app.failure("The \(node.name) cannot \(act): the \(dialog.name) is in front of it.")
        }
    }

    private var nothingHappens: HeadlessFailure {
        app.failure("The \(node.name) cannot be tapped: it is neither a button nor a link nor a control for a value.")
    }
}
