internal import BinderyView

extension WebBackend: TextFieldRendering {
    func makeTextField(content: TextContent, events: TextInputEvents) -> WebNode {
        makeField(makeTextInput(.input, "field-input", content: content, events: events), left: events.left)
    }
}
