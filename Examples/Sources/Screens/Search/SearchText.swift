import BinderyView

/// What is searched for: a typed text without the white space at its ends.
public struct SearchText: Hashable, Codable, Sendable {
    public let text: String

    public init(_ typed: String) { text = typed.trimmed }

    public var isEmpty: Bool { text.isEmpty }

    /// How many characters it has, as a person counts them.
    public var count: Int { text.count }
}
