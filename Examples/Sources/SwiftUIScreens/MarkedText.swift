#if canImport(SwiftUI)
internal import struct BinderyView.TextPiece
internal import SwiftUI

extension [TextPiece] {
    /// The text, with the marked pieces in bold.
    @MainActor var marked: Text {
        reduce(Text(verbatim: "")) { text, piece in
            let next = Text(verbatim: piece.text)
            return text + (piece.isMarked ? next.bold() : next)
        }
    }
}
#endif
