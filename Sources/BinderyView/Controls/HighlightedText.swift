/// A text with marked pieces, such as the matches of a search.
///
/// ```swift
/// HighlightedText(model.title)                                            // Property<[TextPiece]>
/// HighlightedText([TextPiece]("Introduction to Logic", marking: ["intro"]))   // “Intro” is marked
/// ```
public struct HighlightedText: Rendering.PrimitiveView {
    private let pieces: Property<[TextPiece]>
    private var style = Text.Style.body
    private var color = ColorRole.primary

    public init(_ pieces: Property<[TextPiece]>) { self.pieces = pieces }

    public init(_ pieces: [TextPiece]) { self.init(.constant(pieces)) }

    /// Sets the rank of the text. The default is `.body`.
    public func style(_ style: Text.Style) -> HighlightedText {
        var text = self
        text.style = style
        return text
    }

    /// Sets the colour role of the pieces that are not marked. The default is `.primary`.
    public func color(_ color: ColorRole) -> HighlightedText {
        var text = self
        text.color = color
        return text
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeText(style: style, color: color)
        point.bind(pieces, to: "text", of: node) { $0.setPieces($1, of: $2) }
        point.add(node)
    }
}

/// A piece of a text, marked or not.
public struct TextPiece: Hashable, Sendable {
    public let text: String
    public let isMarked: Bool

    public init(_ text: String, isMarked: Bool = false) {
        self.text = text
        self.isMarked = isMarked
    }
}

extension [TextPiece] {
    /// Creates the pieces of a text in which every occurrence of a term is marked, ignoring case. Where several terms
    /// begin at the same position, the longest is marked.
    ///
    /// - Complexity: O(length of the text · length of the terms).
    public init(_ text: String, marking terms: [String]) {
        let characters = Swift.Array(text), folded = characters.map { $0.lowercased() }
        let terms = terms.map { $0.map { $0.lowercased() } }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        self = []
        // `position` is the end of the examined text, `begin` the start of the current piece.
        var position = 0, begin = 0, isMarked = false
        func end(at index: Int, _ pieces: inout [TextPiece]) {
            if begin < index { pieces.append(TextPiece(String(characters[begin..<index]), isMarked: isMarked)) }
            begin = index
        }
        while position < characters.count {
            let term = terms.first { folded[position...].starts(with: $0) }
            if isMarked != (term != nil) {
                end(at: position, &self)
                isMarked.toggle()
            }
            position += term?.count ?? 1
        }
        end(at: characters.count, &self)
    }

    /// The whole text, without its marks.
    public var text: String { map(\.text).joined() }
}

extension Rendering {
    /// The capability that a backend implements for ``HighlightedText``, in addition to ``Rendering/Texts``.
    public protocol HighlightedTexts: Texts {
        /// Shows the pieces as one text in a node of ``Rendering/Texts/makeText(style:color:)``, whose text is not set.
        func setPieces(_ pieces: [TextPiece], of node: Node)
    }
}
