/// A text with marks: what was searched for, where it was found.
///
/// ```swift
/// HighlightedText(model.title)                                            // Property<[TextPiece]>
/// HighlightedText([TextPiece]("Introduction to Logic", marking: ["intro"]))   // “Intro” is marked
/// ```
public struct HighlightedText: PrimitiveView {
    private let pieces: Property<[TextPiece]>
    private var style = TextStyle.body
    private var color = ColorRole.primary

    /// A text that changes.
    public init(_ pieces: Property<[TextPiece]>) { self.pieces = pieces }

    /// A text that stays.
    public init(_ pieces: [TextPiece]) { self.init(.constant(pieces)) }

    /// The rank of the text; `.body` unless said otherwise.
    public func style(_ style: TextStyle) -> HighlightedText {
        var text = self
        text.style = style
        return text
    }

    /// The colour of what is not marked, by its role; `.primary` unless said otherwise.
    public func color(_ color: ColorRole) -> HighlightedText {
        var text = self
        text.color = color
        return text
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeText(style: style, color: color)
        place.bind(pieces) { $0.setPieces($1, of: node) }
        place.add(node)
    }
}

/// A part of a text, which is marked or not.
public struct TextPiece: Hashable, Sendable {
    public let text: String
    public let isMarked: Bool

    public init(_ text: String, isMarked: Bool = false) {
        self.text = text
        self.isMarked = isMarked
    }
}

extension [TextPiece] {
    /// The text, with every occurrence of a term marked, whatever its case. Where several terms begin at one place the longest counts.
    ///
    /// - Complexity: O(length of the text · length of the terms).
    public init(_ text: String, marking terms: [String]) {
        let characters = Swift.Array(text), folded = characters.map { $0.lowercased() }
        let terms = terms.map { $0.map { $0.lowercased() } }.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
        self = []
        // What is behind this was looked at.
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

/// What a backend must be able to do for ``HighlightedText``, besides a ``Text``.
public protocol HighlightedTextRendering: TextRendering {
    /// Shows the pieces one after the other, as one text.
    ///
    /// - Parameter node: made by ``TextRendering/makeText(style:color:)``; its text is never set.
    func setPieces(_ pieces: [TextPiece], of node: Node)
}
