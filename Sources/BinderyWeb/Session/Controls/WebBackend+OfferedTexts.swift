internal import BinderyView

extension WebBackend: Rendering.OfferedTexts {
    func setOfferedTexts(_ texts: [String], of node: WebNode) {
        let isExact = texts.allSatisfy { !$0.contains("\n") }
        set(.dataTexts, to: isExact ? texts.joined(separator: "\n") : nil, of: node.control)
    }
}
