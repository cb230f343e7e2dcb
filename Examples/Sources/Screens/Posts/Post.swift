public import BinderyView

public import struct Foundation.Date

/// A short message of a person.
public struct Post: Identifiable, Equatable, Sendable {
    public let id: Int
    /// The name of who wrote it, without "@".
    public let user: String
    /// With what was searched for marked.
    public let text: [TextPiece]
    /// The path of the picture of who wrote it.
    public let avatar: String
    public let created: Date

    public init(id: Int, user: String, text: [TextPiece], avatar: String, created: Date) {
        self.id = id
        self.user = user
        self.text = text
        self.avatar = avatar
        self.created = created
    }
}

/// The posts that the catalogue service searches, for who may read them.
public protocol PostService: AnyObject, Sendable {
    /// Asks whether the person may read posts.
    func isAccessGranted() async throws(SearchFailure) -> Bool

    /// The switch that decides on the answer.
    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure)

    /// The posts that match a text, the newest first.
    ///
    /// - Parameter index: of the first of them: how many are known.
    func posts(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Post>
}
