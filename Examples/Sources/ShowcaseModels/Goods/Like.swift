/// The likes of a good as confirmed by the service.
public struct Like: Equatable, Sendable, Codable {
    public let id: Good.ID
    public let isLiked: Bool
    public let likes: Int
    /// The number of changes of the good's likes: of several answers the one with the highest version is the latest.
    public let likesVersion: Int

    public init(id: Good.ID, isLiked: Bool, likes: Int, likesVersion: Int) {
        self.id = id
        self.isLiked = isLiked
        self.likes = likes
        self.likesVersion = likesVersion
    }
}

/// A like as sent to all users.
public struct PersonalLike: Sendable, Codable {
    public let like: Like
    /// The name of the user, as sensitive as a password: use it only for comparisons.
    public let person: String
}

/// A like from one user's point of view.
public struct LikeNews: Equatable, Sendable {
    public let id: Good.ID
    public let likes: Int
    /// The version as in ``Like``.
    public let likesVersion: Int
    /// Whether this user likes the good; `nil` for another user's like.
    public let isLiked: Bool?

    public init(_ like: Like, isOwn: Bool) {
        id = like.id
        likes = like.likes
        likesVersion = like.likesVersion
        isLiked = isOwn ? like.isLiked : nil
    }
}

extension Good {
    /// Returns the good with the newer values of the news. News and requested pages may arrive in any order.
    public func applying(_ news: LikeNews) -> Good {
        if news.id != id { return self }
        var good = self
        let isLikedVersion = isLikedVersion ?? likesVersion
        good.isLikedVersion = isLikedVersion
        if news.likesVersion > likesVersion {
            good.likes = news.likes
            good.likesVersion = news.likesVersion
        }
        if let isLiked = news.isLiked, news.likesVersion > isLikedVersion {
            good.isLiked = isLiked
            good.isLikedVersion = news.likesVersion
        }
        return good
    }
}

extension GoodsPage {
    public func applying(_ news: [LikeNews]) -> GoodsPage {
        if news.isEmpty { return self }
        let byGood = Dictionary(grouping: news, by: \.id)
        var page = self
        page.items = items.map { good in byGood[good.id, default: []].reduce(good) { $0.applying($1) } }
        return page
    }
}
