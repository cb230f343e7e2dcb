/// A field for several lines of text, bound to a property both ways like a ``TextField``. It grows with the text up to
/// a maximum height, and then scrolls. Enter begins a new line; Control or Command with Enter submits.
public struct TextArea: TextInput {
    public var input: Rendering.InputParts
    public var text: Rendering.TextParts
    private let lines: Int

    /// - Parameter lines: The minimum height in lines, 1 to 12.
    public init(_ label: some Wording, text: MutableProperty<String>, lines: Int = 3) {
        input = Rendering.InputParts(label)
        self.text = Rendering.TextParts(text)
        self.lines = min(max(lines, 1), 12)
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        mount(in: point) { $0.makeTextArea(content: text.content, lines: lines, events: $1) }
    }
}

extension Rendering {
    /// The capability that a backend implements for ``TextArea``.
    public protocol TextAreas: TextInputs {
        func makeTextArea(content: TextContent, lines: Int, events: TextInputEvents) -> Node
    }
}
