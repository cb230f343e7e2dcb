/// A field for a text of several lines, bound both ways to a property as a ``TextField`` is. It grows with the text, up to a height at which it
/// scrolls. Enter begins a new line; Control or Command with Enter submits.
public struct TextArea: TextInput {
    public var input: InputParts
    public var text: TextParts
    private let lines: Int

    /// - Parameters:
    ///   - label: says what the field is for; tied to it for screen readers.
    ///   - lines: how many lines it has room for while there are fewer, 1 to 12.
    public init(_ label: some Wording, text: MutableProperty<String>, lines: Int = 3) {
        input = InputParts(label)
        self.text = TextParts(text)
        self.lines = min(max(lines, 1), 12)
    }

    public func mount<B: Backend>(in place: Place<B>) {
        mount(in: place) { $0.makeTextArea(content: text.content, lines: lines, events: $1) }
    }
}

/// What a backend must be able to do for ``TextArea``.
public protocol TextAreaRendering: TextInputRendering {
    /// - Parameter lines: for how many lines there is room at least, 1 to 12.
    func makeTextArea(content: TextContent, lines: Int, events: TextInputEvents) -> Node
}
