internal import BinderyView

extension WebBackend: Rendering.ProgressOverlays {
    func makeProgressOverlay() -> WebNode {
        let overlay = makeNode(.div, "hud")
        overlay[attribute: .role] = "status"
        let panel = makeNode(.div, "hud-panel", in: overlay)
        let spinner = makeNode(.span, "spinner", in: panel)
        spinner[attribute: .ariaHidden] = "true"
        _ = makeNode(.span, "hud-text", in: panel)
        return overlay
    }

    func setProgressText(_ text: String, of node: WebNode) { set(text: text, of: node.children[0].children[1]) }
}
