public import BinderyView
internal import Foundation

public final class PostRow: Identifiable {
    public let id: Int
    /// The author's name, with "@".
    public let user: String
    public let text: [TextPiece]
    public let avatar: String
    /// The text without its marks.
    public var plainText: String { text.map(\.text).joined() }
    /// The age in whole seconds. It follows the ticker while it is observed.
    public let age: Property<Int>

    public init(_ post: Post, ticker: SecondTicker) {
        let created = post.created
        id = post.id
        user = "@\(post.user)"
        text = post.text
        avatar = post.avatar
        age = ticker.now.map { now in
            // Rounds to milliseconds first, since a difference of two dates is inexact.
            max(0, Int((now.timeIntervalSince(created) * 1000).rounded()) / 1000)
        }
    }
}
