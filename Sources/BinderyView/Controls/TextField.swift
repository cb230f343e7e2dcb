/// A field for a line of text, bound both ways to a property.
public struct TextField: TextInput {
    public var input: InputParts
    public var text: TextParts
    /// Of a field for a value: the field with a text of its own, bound to the value while it is mounted.
    private var binding: ((TextField, Scope) -> TextField)?

    /// - Parameter label: says what the field is for; tied to it for screen readers.
    public init(_ label: some Wording, text: MutableProperty<String>) {
        input = InputParts(label)
        self.text = TextParts(text)
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
    ///   - value: bound both ways, as by
    ///   ``/Bindery/MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``, and kept while the field is
    ///   mounted.
    ///   - commit: when what was typed is written to `value`.
    public init<Value: Equatable>(
        _ label: some Wording, value: MutableProperty<Value>, by converter: Converter<String, Value>,
        commit: CommitTrigger = .onChange, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(label, text: MutableProperty(""))
        binding = { field, scope in
            var field = field
            let text = MutableProperty("", file: file, line: line)
            let binding = text.bind(to: value, by: converter, commit: commit, file: file, line: line)
            let refusal = Validation("", of: text, refusal: binding.failure.map { $0?.message })
            field.text.value = text
            field.input.left = [binding.endEditing, refusal.leave] + field.input.left
            field.text.submitted = [binding.submit, refusal.leave] + field.text.submitted
            field.input.messages = [{ refusal.shownMessage.value }] + field.input.messages
            field.binding = nil
            scope.onDispose { withExtendedLifetime(value) { binding.dispose() } }
            return field
        }
    }

    public func mount<B: Backend>(in place: Place<B>) {
        if let binding { return binding(self, place.scope).mount(in: place) }
        mount(in: place) { $0.makeTextField(content: text.content, events: $1) }
    }
}

/// What a backend must be able to do for ``TextField``.
public protocol TextFieldRendering: TextInputRendering {
    func makeTextField(content: TextContent, events: TextInputEvents) -> Node
}
