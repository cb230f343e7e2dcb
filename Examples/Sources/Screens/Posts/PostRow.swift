public import BinderyView
internal import Foundation

/// A post as a row of the list shows it.
public final class PostRow: Identifiable {
    public let id: Int
    /// With "@".
    public let user: String
    public let text: [TextPiece]
    public let avatar: String
    /// How old it is, in whole seconds. It follows the ticker, for as long as somebody observes it.
    public let age: Property<Int>

    public init(_ post: Post, ticker: SecondTicker) {
        let created = post.created
        id = post.id
        user = "@\(post.user)"
        text = post.text
        avatar = post.avatar
        age = ticker.now.map { now in
            // In milliseconds, of which two times of day have the same number of digits.
            max(0, Int((now.timeIntervalSince(created) * 1000).rounded()) / 1000)
        }
    }
}
