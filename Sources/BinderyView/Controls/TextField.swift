/// A field for one line of text, bound to a property both ways.
public struct TextField: TextInput {
    public var input: Rendering.InputParts
    public var text: Rendering.TextParts
    /// For a field with a converter: returns a field with a text of its own, bound to the value until the scope ends.
    private var binding: ((TextField, Scope) -> TextField)?

    /// Creates a field of a text: what the user types is written to `text`, and a change of `text` is shown.
    public init(_ label: some Wording, text: MutableProperty<String>) {
        input = Rendering.InputParts(label)
        self.text = Rendering.TextParts(text)
    }

    /// Creates a field for a value that the text represents, such as a number or a date. When the user leaves or
    /// submits the field, it shows the canonical text, or why the text is refused.
    ///
    /// ```swift
    /// TextField("Age", value: model.$age, by: .integer(in: 0...150), commit: .onBlur)
    /// ```
    ///
    /// - Parameters:
    ///   - value: Bound both ways, and kept alive, while the field is mounted, as by
    ///     ``/Bindery/BinderyGraph/MutableProperty/bind(to:by:_:commit:conflict:fallback:on:file:line:)``.
    ///   - commit: When typed text is written to `value`.
    public init<Value: Equatable>(
        _ label: some Wording, value: MutableProperty<Value>, by converter: Converter<String, Value>,
        commit: CommitTrigger = .onChange, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(label, text: MutableProperty(""))
        binding = { field, scope in
            var field = field
            let text = MutableProperty("", file: file, line: line)
            let binding = text.bind(to: value, by: converter, commit: commit, file: file, line: line)
            let refusal = Validation("", of: text, refusal: binding.failure.map { $0?.message }, file: file, line: line)
            field.text.value = text
            field.input.left = [Handler(run: binding.endEditing), Handler(run: refusal.leave)] + field.input.left
            field.text.submitted = [Handler(run: binding.submit), Handler(run: refusal.leave)] + field.text.submitted
            field.input.messages = [MessageText { refusal.shownMessage.value }] + field.input.messages
            field.binding = nil
            scope.onDispose { withExtendedLifetime(value) { binding.dispose() } }
            return field
        }
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        if let binding { return binding(self, point.scope).mount(in: point) }
        mount(in: point) { $0.makeTextField(content: text.content, events: $1) }
    }
}

extension Rendering {
    /// The capability that a backend implements for ``TextField``.
    public protocol TextFields: TextInputs {
        func makeTextField(content: TextContent, events: TextInputEvents) -> Node
    }
}
