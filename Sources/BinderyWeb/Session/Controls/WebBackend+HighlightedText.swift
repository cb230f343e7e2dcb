internal import BinderyView

extension WebBackend: Rendering.HighlightedTexts {
    func setPieces(_ pieces: [TextPiece], of node: WebNode) {
        // The common beginning stays: while the user types, only the marks grow.
        let tags = pieces.map { $0.isMarked ? WebTag.mark : .span }
        let kept = zip(node.children, tags).prefix { $0.tag == $1 }.count
        for child in node.children[kept...] { remove(child, from: node) }
        for (index, piece) in pieces.enumerated() {
            if index < kept {
                set(text: piece.text, of: node.children[index])
            } else {
                let child = makeNode(tags[index])
                child.text = piece.text
                insert(child, into: node, before: nil)
            }
        }
    }
}
