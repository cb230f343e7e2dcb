public import BinderyView

public import struct Foundation.Date

public struct Post: Identifiable, Equatable, Sendable {
    public let id: Int
    /// The author's name, without "@".
    public let user: String
    /// The text with the matches marked.
    public let text: [TextPiece]
    /// The path of the author's picture.
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

public protocol PostService: AnyObject, Sendable {
    func isAccessGranted() async throws(SearchFailure) -> Bool

    func setAccessGranted(_ isGranted: Bool) async throws(SearchFailure)

    /// Returns the posts that match a text, the newest first, from the result with the index on.
    func posts(matching text: SearchText, from index: Int) async throws(SearchFailure) -> SearchResults<Post>

    /// Returns a post and others, or throws `.notFound` for an unknown id.
    func post(_ id: Post.ID) async throws(ServiceFailure) -> PostDetails
}

/// A post, with others. No text in them is marked.
public struct PostDetails: Equatable, Sendable {
    public let post: Post
    /// Other posts of the user, the newest first.
    public let byUser: [Post]

    public init(post: Post, byUser: [Post]) {
        self.post = post
        self.byUser = byUser
    }
}
