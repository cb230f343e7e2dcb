/// A control into which a person types a text: ``TextField``, ``SecureField``, ``TextArea``.
///
/// What the person types is in the property before anything else happens; what the program writes is in the control at once. Neither comes
/// back to the side it came from.
public protocol TextInput: InputControl {
    /// What controls for text have in common, beside ``InputControl/input``.
    var text: TextParts { get set }
}

/// What every ``TextInput`` has: the text, what kind of text it is, a placeholder, and what is done when it was submitted.
public struct TextParts {
    var value: MutableProperty<String>
    var content: TextContent
    var placeholder: (any Wording)?
    var submitted: [() -> Void] = []
    var clear: ClearButton?

    /// - Parameter value: the text, bound both ways while the control is mounted.
    public init(_ value: MutableProperty<String>, content: TextContent = .plain) {
        self.value = value
        self.content = content
    }
}

/// What is typed into a control for text.
public enum TextContent: String, Sendable {
    case plain, number, telephone, emailAddress, oneTimeCode, username, search
    /// The password of an account that exists.
    case password
    /// A password that is being chosen: a password manager may suggest one.
    case newPassword
}

extension TextInput {
    /// What is typed here: chooses the keyboard of a phone and what a browser offers to fill in.
    public func content(_ content: TextContent) -> Self {
        var control = self
        control.text.content = content
        return control
    }

    /// A hint that is shown while the control is empty.
    public func placeholder(_ text: some Wording) -> Self {
        var control = self
        control.text.placeholder = text
        return control
    }

    /// Called when the person submits the text: by the Enter key, where that does not begin a new line.
    public func onSubmit(_ action: @escaping () -> Void) -> Self {
        var control = self
        control.text.submitted.append(action)
        return control
    }

    /// Shows the message of `validation` at the control, once the person has left or submitted it.
    public func validation(_ validation: Validation<String>) -> Self {
        onBlur(validation.leave).onSubmit(validation.leave).message(validation.shownMessage)
    }

    /// Mounts the node that `make` makes, with everything that controls for text have in common.
    func mount<B: Backend>(in place: Place<B>, as make: (B, TextInputEvents) -> B.Node) {
        let entry = Entry(text.value)
        let node = make(
            place.backend,
            TextInputEvents(
                edited: entry.enter, submitted: inOrder(text.submitted + place.environment.submitted),
                left: inOrder(input.left)))
        if text.value.saving != nil { place.backend.markSaved(node) }
        if let placeholder = text.placeholder { place.bind(text: placeholder) { $0.setPlaceholder($1, of: node) } }
        entry.show(in: place, as: TextValue.self, of: node)
        text.clear?.mount(in: node, place, of: text.value)
        input.add(node, in: place)
    }
}

private enum TextValue<B: Backend>: NodeAttribute {
    static func set(_ text: String, of node: B.Node, in backend: B) { backend.setValue(text, of: node) }
}

/// What a person does with a control for text.
public struct TextInputEvents {
    /// The whole content after an edit.
    public let edited: (String) -> Void
    public let submitted: () -> Void
    /// The control has lost the focus to another control of the page, or to none.
    public let left: () -> Void

    /// Events as a backend hears of them; a test may make its own.
    public init(edited: @escaping (String) -> Void, submitted: @escaping () -> Void, left: @escaping () -> Void) {
        self.edited = edited
        self.submitted = submitted
        self.left = left
    }
}

/// What a backend must be able to do for every ``TextInput``.
public protocol TextInputRendering: InputRendering {
    func setPlaceholder(_ placeholder: String, of node: Node)
    /// Says that the text is part of the saved state: after a restart, the control has what was stored.
    func markSaved(_ node: Node)
    /// Shows a text that the program wrote. An edit that is on its way wins over it.
    func setValue(_ value: String, of node: Node)
}
