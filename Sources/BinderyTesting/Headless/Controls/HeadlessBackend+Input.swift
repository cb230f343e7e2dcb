public import BinderyView

extension HeadlessBackend: Rendering.Inputs {
    public func hideLabel(of node: HeadlessNode) { node.isLabelHidden = true }

    public func setLabel(_ label: String, of node: HeadlessNode) { node.label = label }

    public func setMessage(_ message: String?, of node: HeadlessNode) { node.input?.message = message }
}

extension HeadlessBackend: Rendering.TextInputs {
    public func setPlaceholder(_ placeholder: String, of node: HeadlessNode) {
        node[HeadlessTextInput.self]?.placeholder = placeholder
    }

    public func markSaved(_ node: HeadlessNode) {}

    public func setValue(_ value: String, of node: HeadlessNode) {
        node[HeadlessTextInput.self]?.value = value
        node.input?.writes += 1
    }

    func makeTextInput(_ kind: HeadlessNode.Kind, _ events: Rendering.TextInputEvents) -> HeadlessNode {
        let node = make(kind, HeadlessTextInput(events: events))
        node.input = HeadlessInput(left: events.left)
        return node
    }
}

/// Of a text field, a secure field or a text area.
struct HeadlessTextInput: HeadlessPayload {
    let events: Rendering.TextInputEvents
    var value = ""
    var placeholder = ""
    var revealTitles: Rendering.RevealTitles?
}

extension HeadlessNode {
    /// The message about the entered value.
    public var message: String? { input?.message }

    /// How often the program has set the entered value: the user's own input must not come back.
    public var writes: Int { input?.writes ?? 0 }

    /// The text in a text field.
    public internal(set) var value: String {
        get { self[HeadlessTextInput.self]?.value ?? "" }
        set { self[HeadlessTextInput.self]?.value = newValue }
    }

    /// The placeholder of a text field or a picker.
    public var placeholder: String {
        self[HeadlessTextInput.self]?.placeholder ?? self[HeadlessPicker.self]?.placeholder ?? ""
    }

    public var revealTitles: Rendering.RevealTitles? { self[HeadlessTextInput.self]?.revealTitles }

    /// Whether its text is hidden.
    public var isSecure: Bool {
        if case .secureField = kind { true } else { false }
    }

    var isArea: Bool {
        if case .textArea = kind { true } else { false }
    }

    var events: Rendering.TextInputEvents? { self[HeadlessTextInput.self]?.events }
}
