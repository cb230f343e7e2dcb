public import BinderyView

extension HeadlessBackend: Rendering.TextAreas {
    public func makeTextArea(content: TextContent, lines: Int, events: Rendering.TextInputEvents) -> HeadlessNode {
        makeTextInput(.textArea(content, lines: lines), events)
    }
}
