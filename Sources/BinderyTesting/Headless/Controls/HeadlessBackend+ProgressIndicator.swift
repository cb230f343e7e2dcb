public import BinderyView

extension HeadlessBackend: Rendering.ProgressIndicators {
    public func makeProgressIndicator(style: ProgressIndicator.Style) -> HeadlessNode {
        make(.progressIndicator, HeadlessProgress())
    }

    public func setProgressLabel(_ label: String, of node: HeadlessNode) { node.label = label }

    public func setProgress(_ value: Double?, of node: HeadlessNode) {
        node[HeadlessProgress.self]?.fraction = value
    }
}

struct HeadlessProgress: HeadlessPayload {
    var fraction: Double?
}

extension HeadlessNode {
    /// The completed fraction of a progress indicator, from 0 to 1; nil if it is unknown.
    public var progress: Double? { self[HeadlessProgress.self]?.fraction }
}
