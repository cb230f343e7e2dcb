/// A field for a line of text, bound both ways to a property.
///
/// What the person types is in the property before anything else happens; what the program writes is in the field at once. Neither comes back
/// to the side it came from.
public struct TextField: PrimitiveView {
    private let label: Property<String>
    private let text: MutableProperty<String>
    private var content = TextContent.plain
    private var placeholder: Property<String>?
    private var onSubmit: (() -> Void)?

    /// - Parameter label: says what the field is for; tied to it for screen readers.
    public init(_ label: some Wording, text: MutableProperty<String>) {
        self.label = label.wording
        self.text = text
    }

    /// What is typed here: chooses the keyboard of a phone and what a browser offers to fill in.
    public func content(_ content: TextContent) -> TextField {
        var field = self
        field.content = content
        return field
    }

    /// A hint that is shown while the field is empty.
    public func placeholder(_ text: some Wording) -> TextField {
        var field = self
        field.placeholder = text.wording
        return field
    }

    /// Called when the person submits the field, by the Enter key for instance.
    public func onSubmit(_ action: @escaping () -> Void) -> TextField {
        var field = self
        field.onSubmit = action
        return field
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let text = text
        let onSubmit = onSubmit
        // What the person sees now: a change that equals it came from there, and is not sent back.
        let shown = Shown()
        // Counts the edits, so that the field is looked at after each one: a text that the program sets back at once
        // to what it was before is no change of the property, but the field shows otherwise.
        let edits = MutableProperty(0)
        let node = place.backend.makeTextField(
            content: content,
            events: TextFieldEvents(
                edited: { edited in
                    shown.text = edited
                    transaction {
                        text.value = edited
                        edits.value += 1
                    }
                }, submitted: { onSubmit?() }))
        place.bind(label) { $0.setLabel($1, of: node) }
        if let placeholder { place.bind(placeholder) { $0.setPlaceholder($1, of: node) } }
        place.bind(text.combine(edits) { FieldState(text: $0, edits: $1) }) { backend, state in
            if shown.text == state.text { return }
            shown.text = state.text
            backend.setValue(state.text, of: node)
        }
        place.add(node)
    }

    private final class Shown {
        var text: String?
    }
}

private struct FieldState: Equatable {
    let text: String
    let edits: Int
}

/// What is typed into a text field.
public enum TextContent: String, Sendable {
    case plain, telephone, oneTimeCode, username, search
}

/// What a person does with a text field.
public struct TextFieldEvents {
    /// The whole content after an edit.
    public let edited: (String) -> Void
    public let submitted: () -> Void
}

/// What a backend must be able to do for ``TextField``.
public protocol TextFieldRendering: NodeRendering {
    func makeTextField(content: TextContent, events: TextFieldEvents) -> Node
    func setLabel(_ label: String, of node: Node)
    func setPlaceholder(_ placeholder: String, of node: Node)
    /// Shows a text that the program wrote. An edit that is on its way wins over it.
    func setValue(_ value: String, of node: Node)
}
