internal import BinderyWire

/// Texts that are larger than the server accepts stay in their fields and are not sent. All other events are.
extension BrowserPage {
    /// An upper bound for the bytes of an edit apart from its text, with the quotes around that.
    private static var envelope: Int { 64 }

    private func size(of text: String) -> Int { JSONText.quoted(text).utf8.count - 2 + Self.envelope }

    func isTooLarge(_ text: String) -> Bool {
        let bytes = text.utf8.count
        if bytes <= (messageSize - Self.envelope) / 6 { return false }
        return bytes > messageSize || size(of: text) > messageSize
    }

    /// Lowers the limit: a restarted server accepts less than it told the page, and refused the largest edit.
    func learnMessageSize() {
        let refused = pending.filter { $0.isEdit && $0.sequence > acknowledged && $0.sequence <= sent }
        guard let largest = refused.compactMap(\.text).map(size).max() else { return }
        messageSize = largest - 1
        for event in refused where event.text.map(isTooLarge) ?? false {
            pending.removeAll { $0.sequence == event.sequence }
            guard let field = content[event.node] else { continue }
            field.serverText = nil
            reportEdit(field)
        }
    }
}
