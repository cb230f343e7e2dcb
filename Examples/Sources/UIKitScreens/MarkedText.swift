#if canImport(UIKit) && !os(watchOS)
internal import struct BinderyView.TextPiece
internal import UIKit

extension [TextPiece] {
    /// The text, with a background behind the marked pieces.
    var attributed: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for piece in self {
            let colors: [NSAttributedString.Key: Any] = [
                .backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black,
            ]
            text.append(NSAttributedString(string: piece.text, attributes: piece.isMarked ? colors : nil))
        }
        return text
    }
}
#endif
