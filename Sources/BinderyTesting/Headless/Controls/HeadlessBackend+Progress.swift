public import BinderyView

extension HeadlessBackend: Rendering.ProgressOverlays {
    public func makeProgressOverlay() -> HeadlessNode { make(.progress) }

    public func setProgressText(_ text: String, of node: HeadlessNode) { node.text = text }
}
