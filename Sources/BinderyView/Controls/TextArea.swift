/// A field for several lines of text, bound to a property both ways like a ``TextField``. It grows with the text up to
/// a maximum height, and then scrolls. Enter begins a new line; Control or Command with Enter submits.
public struct TextArea: TextInput {
    public var input: InputParts
    public var text: TextParts
    private let lines: Int

    /// - Parameter lines: The minimum height in lines, 1 to 12.
    public init(_ label: some Wording, text: MutableProperty<String>, lines: Int = 3) {
        input = InputParts(label)
        self.text = TextParts(text)
        self.lines = min(max(lines, 1), 12)
    }

    public func mount<B: Backend>(in point: MountPoint<B>) {
        mount(in: point) { $0.makeTextArea(content: text.content, lines: lines, events: $1) }
    }
}

/// The capability that a backend implements for ``TextArea``.
public protocol TextAreaRendering: TextInputRendering {
    /// - Parameter lines: The minimum height in lines, 1 to 12.
    func makeTextArea(content: TextContent, lines: Int, events: TextInputEvents) -> Node
}
