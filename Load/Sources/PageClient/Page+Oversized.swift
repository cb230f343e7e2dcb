/// What is larger than the server takes is not sent: it stays in its field, and all else goes on.
extension Page {
    /// Bytes, more than an edit has beside its text, with the marks around that.
    private static var envelope: Int { 64 }

    private func size(of text: String) -> Int { quoted(text).utf8.count - 2 + Self.envelope }

    func isTooLarge(_ text: String) -> Bool {
        let bytes = text.utf8.count
        if bytes <= (messageSize - Self.envelope) / 6 { return false }
        return bytes > messageSize || size(of: text) > messageSize
    }

    /// The server takes less than the page was told, since it was started anew: what was refused was the largest.
    func learnMessageSize() {
        let refused = pending.filter { $0.isEdit && $0.sequence > acknowledged && $0.sequence <= sent }
        guard let largest = refused.compactMap(\.text).map(size).max() else { return }
        messageSize = largest - 1
        for event in refused where event.text.map(isTooLarge) ?? false {
            pending.removeAll { $0.sequence == event.sequence }
            guard let field = mirror[event.node] else { continue }
            field.believed = nil
            reportEdit(field)
        }
    }
}
