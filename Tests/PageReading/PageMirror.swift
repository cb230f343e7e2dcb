package import BinderyPageClient
package import BinderyWire

/// What a browser shows, for tests that perform the page's other rules themselves.
package final class PageMirror {
    package let content: PageContent
    package private(set) var focused: PageElement?
    package private(set) var isNavigated = false

    /// The fields with unacknowledged edits: the server's values for them are older.
    package var edited: Set<Int> = []

    package init(html: String) {
        do { content = try PageContent(content: html) } catch { fatalError("\(error)") }
    }

    package var root: PageElement { content.root }

    package subscript(number: Int) -> PageElement? { content[number] }

    package func focus(_ element: PageElement?) { focused = element }

    package func apply(_ message: [UInt8]) throws {
        try apply(PageFrame(String(decoding: message, as: UTF8.self)).operations)
    }

    package func apply(_ operations: [PageOperation]) throws {
        for operation in operations {
            try content.apply(operation) { if !edited.contains($0.number) { $0.value = $1 } }
            switch operation {
            case .focus(let node): focused = self[node]
            case .endEditing: focused = nil
            case .release(let node): if focused?.number == node { focused = nil }
            case .navigate: isNavigated = true
            default: break
            }
        }
        if let focus = focused, self[focus.number] !== focus || !focus.isReachable { focused = nil }
    }
}
