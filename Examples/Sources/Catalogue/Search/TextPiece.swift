/// A part of a text that matches the query, or lies between matches. All pieces together are the text.
struct TextPiece: Encodable, Equatable {
    let text: String
    let isMatch: Bool

    static func pieces(of text: String, matching query: SearchQuery) -> [TextPiece] {
        var pieces: [TextPiece] = []
        var end = text.startIndex
        for match in query.matches(in: text) {
            if end < match.lowerBound {
                pieces.append(TextPiece(text: String(text[end..<match.lowerBound]), isMatch: false))
            }
            pieces.append(TextPiece(text: String(text[match]), isMatch: true))
            end = match.upperBound
        }
        if end < text.endIndex {
            pieces.append(TextPiece(text: String(text[end...]), isMatch: false))
        }
        return pieces
    }
}
