public import BinderyView

extension HeadlessBackend: Rendering.HighlightedTexts {
    public func setPieces(_ pieces: [TextPiece], of node: HeadlessNode) {
        node.text = pieces.text
        node[HeadlessHighlights.self]?.marks = pieces.filter(\.isMarked).map(\.text)
    }
}

struct HeadlessHighlights: HeadlessPayload {
    var marks: [String] = []
}

extension HeadlessNode {
    /// The marked pieces of a text, in order.
    public var marks: [String] { self[HeadlessHighlights.self]?.marks ?? [] }
}
