public import struct Foundation.Date

/// What goods have in common.
public enum GoodRelation: String, Sendable {
    case seller, location
}

/// A public message about a good.
public struct Reply: Identifiable, Equatable, Sendable, Decodable {
    /// The maximum length, in characters.
    public static let maximumLength = 500

    public let id: Int
    public let text: String
    public let createdAt: Date
    /// Whether the user has written it.
    public let isOwn: Bool

    public init(id: Int, text: String, createdAt: Date, isOwn: Bool) {
        self.id = id
        self.text = text
        self.createdAt = createdAt
        self.isOwn = isOwn
    }
}
