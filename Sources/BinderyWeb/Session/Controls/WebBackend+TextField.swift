internal import BinderyView

extension WebBackend: Rendering.TextFields {
    func makeTextField(content: TextContent, events: Rendering.TextInputEvents) -> WebNode {
        makeField(makeTextInput(.input, "field-input", content: content, events: events), left: events.left)
    }
}
