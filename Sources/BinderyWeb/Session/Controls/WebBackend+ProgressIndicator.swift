internal import BinderyView

extension WebBackend: Rendering.ProgressIndicators {
    func makeProgressIndicator(style: ProgressIndicator.Style) -> WebNode {
        let progress = makeNode(.progress, "progress")
        progress[attribute: .max] = "1"
        let look =
            switch style {
            case .bar: ""
            case .ring: " ring"
            case .rows, .article: " \(style.rawValue) label-hidden"
            }
        return makeField(progress, kind: "progress-field" + look, left: {})
    }

    func setProgressLabel(_ label: String, of node: WebNode) { setLabel(label, of: node) }

    func setProgress(_ value: Double?, of node: WebNode) {
        set(.value, to: value.map { "\($0)" }, of: node.control)
    }
}
