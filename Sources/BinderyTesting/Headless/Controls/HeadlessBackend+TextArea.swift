public import BinderyView

extension HeadlessBackend: TextAreaRendering {
    public func makeTextArea(content: TextContent, lines: Int, events: TextInputEvents) -> HeadlessNode {
        makeTextInput(.textArea(content, lines: lines), events)
    }
}
