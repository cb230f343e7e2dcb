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

    func setProgressText(_ text: String, of node: WebNode) {
        set(text: text, of: ProgressElements(overlay: node).text)
    }
}

private struct ProgressElements {
    let overlay: WebNode

    var panel: WebNode { overlay.children[0] }
    var text: WebNode { panel.children[1] }
}
