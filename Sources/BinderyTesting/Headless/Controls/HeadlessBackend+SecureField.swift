public import BinderyView

extension HeadlessBackend: Rendering.SecureFields {
    public func makeSecureField(content: TextContent, events: Rendering.TextInputEvents) -> HeadlessNode {
        makeTextInput(.secureField(content), events)
    }

    public func setRevealTitles(_ titles: Rendering.RevealTitles, of node: HeadlessNode) {
        node[HeadlessTextInput.self]?.revealTitles = titles
    }
}
