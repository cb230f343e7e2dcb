import BinderyView

/// A searched text: the typed text without the white space at its ends.
public struct SearchText: Hashable, Codable, Sendable {
    public let text: String

    public init(_ typed: String) { text = typed.trimmed }

    public var isEmpty: Bool { text.isEmpty }

    /// The length in letters. An ideograph counts as two.
    public var weight: Int { text.reduce(0) { $0 + ($1.isIdeograph ? 2 : 1) } }
}

extension SearchText: CustomStringConvertible {
    public var description: String { text }
}

extension Character {
    fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}
