public import BinderyView

extension HeadlessBackend: TextFieldRendering {
    public func makeTextField(content: TextContent, events: TextInputEvents) -> HeadlessNode {
        makeTextInput(.textField(content), events)
    }
}
