public import BinderyView

extension HeadlessBackend: Rendering.TextFields {
    public func makeTextField(content: TextContent, events: Rendering.TextInputEvents) -> HeadlessNode {
        makeTextInput(.textField(content), events)
    }
}
