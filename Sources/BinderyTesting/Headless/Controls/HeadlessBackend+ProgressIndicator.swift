public import BinderyView

extension HeadlessBackend: Rendering.ProgressIndicators {
    public func makeProgressIndicator(style: ProgressIndicator.Style) -> HeadlessNode { make(.progressIndicator) }

    public func setProgressLabel(_ label: String, of node: HeadlessNode) { node.label = label }

    public func setProgress(_ value: Double?, of node: HeadlessNode) { node.progress = value }
}
