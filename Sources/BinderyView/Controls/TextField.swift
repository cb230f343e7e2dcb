/// A field for a line of text, bound both ways to a property.
///
/// What the person types is in the property before anything else happens; what the program writes is in the field at once. Neither comes back
/// to the side it came from.
public struct TextField: PrimitiveView {
    private let label: Property<String>
    private var text: MutableProperty<String>
    private var content = TextContent.plain
    private var placeholder: Property<String>?
    private var submitted: [() -> Void] = []
    private var left: [() -> Void] = []
    private var messages: [Property<String?>] = []
    /// Of a field for a value: the field with a text of its own, bound to the value while it is mounted.
    private var binding: ((TextField) -> (TextField, any Disposable))?

    /// - Parameter label: says what the field is for; tied to it for screen readers.
    public init(_ label: some Wording, text: MutableProperty<String>) {
        self.label = label.wording
        self.text = text
    }

    /// A field for what a text stands for: a number, a date. When the person leaves or submits the field, it shows the canonical text, or why
    /// the text is refused.
    ///
    /// ```swift
    /// TextField("Age", value: model.$age, by: .integer(in: 0...150), commit: .onBlur)
    /// ```
    ///
    /// - Parameters:
    ///   - label: says what the field is for; tied to it for screen readers.
    ///   - value: bound both ways, as by ``/Bindery/MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``.
    ///   - commit: when what was typed is written to `value`.
    public init<Value: Equatable>(
        _ label: some Wording, value: MutableProperty<Value>, by converter: Converter<String, Value>,
        commit: CommitTrigger = .onChange, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(label, text: MutableProperty(""))
        binding = { field in
            var field = field
            field.text = MutableProperty("", file: file, line: line)
            let binding = field.text.bind(to: value, by: converter, commit: commit, file: file, line: line)
            let refusal = Validation("", of: field.text, refusal: binding.failure.map { $0?.message })
            field.left = [binding.endEditing, refusal.leave] + field.left
            field.submitted = [binding.submit, refusal.leave] + field.submitted
            field.messages = [refusal.shownMessage] + field.messages
            field.binding = nil
            return (field, binding)
        }
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
        field.submitted.append(action)
        return field
    }

    /// Called when the person leaves the field for another control.
    public func onBlur(_ action: @escaping () -> Void) -> TextField {
        var field = self
        field.left.append(action)
        return field
    }

    /// Says at the field what is wrong with what was entered; nothing while it is nil.
    public func message(_ text: Property<String?>) -> TextField {
        var field = self
        field.messages.append(text)
        return field
    }

    /// Shows the message of `validation` at the field, once the person has left or submitted it.
    public func validation(_ validation: Validation<String>) -> TextField {
        onBlur(validation.leave).onSubmit(validation.leave).message(validation.shownMessage)
    }

    public func mount<B: Backend>(in place: Place<B>) {
        if let binding {
            let (field, bound) = binding(self)
            place.scope.onDispose { bound.dispose() }
            return field.mount(in: place)
        }
        let text = text
        let (submitted, left, messages) = (submitted, left, messages)
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
                },
                submitted: { for action in submitted { action() } },
                left: { for action in left { action() } }))
        place.bind(label) { $0.setLabel($1, of: node) }
        if !messages.isEmpty {
            place.bind(Property { messages.lazy.compactMap(\.value).first }) { $0.setMessage($1, of: node) }
        }
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
    /// The field has lost the focus to another control of the page, or to none.
    public let left: () -> Void
}

/// What a backend must be able to do for ``TextField``.
public protocol TextFieldRendering: NodeRendering {
    func makeTextField(content: TextContent, events: TextFieldEvents) -> Node
    func setLabel(_ label: String, of node: Node)
    func setPlaceholder(_ placeholder: String, of node: Node)
    /// Shows what is wrong with what was entered, tied to the field for screen readers; nil: nothing.
    func setMessage(_ message: String?, of node: Node)
    /// Shows a text that the program wrote. An edit that is on its way wins over it.
    func setValue(_ value: String, of node: Node)
}
