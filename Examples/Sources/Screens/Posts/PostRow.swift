public import BinderyView
internal import Foundation

/// A post that was found, with what was searched for marked.
public struct FoundPost: Identifiable, Equatable, Sendable {
    public let post: Post
    public let text: [TextPiece]

    public var id: Int { post.id }

    public init(_ post: Post, searchedFor query: SearchText) {
        self.post = post
        text = [TextPiece](post.text, marking: query.terms)
    }
}

/// A post as a row of the list shows it.
public final class PostRow: Identifiable {
    public let id: Int
    /// With "@".
    public let user: String
    public let text: [TextPiece]
    public let avatar: String
    /// How old it is, in whole seconds. It follows the ticker, for as long as somebody observes it.
    public let age: Property<Int>

    public init(_ found: FoundPost, ticker: SecondTicker) {
        let created = found.post.created
        id = found.id
        user = "@\(found.post.user)"
        text = found.text
        avatar = found.post.avatar
        age = ticker.now.map { now in
            // In milliseconds, of which two times of day have the same number of digits.
            max(0, Int((now.timeIntervalSince(created) * 1000).rounded()) / 1000)
        }
    }
}
