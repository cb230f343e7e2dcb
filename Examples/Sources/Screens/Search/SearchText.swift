import BinderyView

/// What is searched for: a typed text without the white space at its ends.
public struct SearchText: Hashable, Sendable {
    public let text: String

    public init(_ typed: String) {
        let start = typed.drop(while: \.isWhitespace)
        text = start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }

    public var isEmpty: Bool { text.isEmpty }

    /// How many characters it has, as a person counts them.
    public var count: Int { text.count }

    /// Its words, each of which is found on its own.
    public var terms: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }
}
