public import BinderyView

extension HeadlessBackend: SecureFieldRendering {
    public func makeSecureField(content: TextContent, events: TextInputEvents) -> HeadlessNode {
        makeTextInput(.secureField(content), events)
    }

    public func setRevealTitles(_ titles: RevealTitles, of node: HeadlessNode) { node.revealTitles = titles }
}
