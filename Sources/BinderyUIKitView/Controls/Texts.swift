#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A text, of which some pieces may be marked.
final class TextNode: UIKitNode {
    let label = EventLabel()
    private var pieces: [TextPiece] = []
    private var isStruckThrough = false
    var color: ColorRole { didSet { setInk(nil) } }

    init(_ style: Text.Style, _ color: ColorRole) {
        self.color = color
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: style.textStyle)
        label.adjustsFontForContentSizeCategory = true
        super.init(label)
        setInk(nil)
        if style == .title || style == .headline { label.accessibilityTraits = .header }
    }

    func show(_ pieces: [TextPiece]) {
        self.pieces = pieces
        update()
    }

    override func setInk(_ ink: UIColor?) { label.textColor = ink ?? color.color }

    func setStruckThrough(_ isStruckThrough: Bool) {
        self.isStruckThrough = isStruckThrough
        update()
    }

    private func update() {
        if !isStruckThrough, !pieces.contains(where: \.isMarked) {
            label.text = pieces.text
            return
        }
        let text = NSMutableAttributedString(string: "")
        for piece in pieces {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if piece.isMarked { attributes[.backgroundColor] = UIColor.systemYellow }
            if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
            text.append(NSAttributedString(string: piece.text, attributes: attributes))
        }
        label.attributedText = text
    }
}

extension Text.Style {
    fileprivate var textStyle: UIFont.TextStyle {
        switch self {
        case .title: .title1
        case .headline: .headline
        case .body: .body
        case .caption: .caption1
        }
    }
}

extension UIKitBackend: @MainActor Rendering.HighlightedTexts {
    func makeText(style: Text.Style, color: ColorRole) -> UIKitNode { TextNode(style, color) }

    func setText(_ text: String, of node: UIKitNode) { (node as? TextNode)?.show([TextPiece(text)]) }

    func setPieces(_ pieces: [TextPiece], of node: UIKitNode) { (node as? TextNode)?.show(pieces) }

    func setTextColor(_ color: ColorRole, of node: UIKitNode) { (node as? TextNode)?.color = color }

    func setStruckThrough(_ isStruckThrough: Bool, of node: UIKitNode) {
        (node as? TextNode)?.setStruckThrough(isStruckThrough)
    }
}
#endif
