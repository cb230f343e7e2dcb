public import BinderyView

extension HeadlessBackend: Rendering.HighlightedTexts {
    public func setPieces(_ pieces: [TextPiece], of node: HeadlessNode) {
        node.text = pieces.text
        node.marks = pieces.filter(\.isMarked).map(\.text)
    }
}
