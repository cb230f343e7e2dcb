/// How a good is liked, once the service has said so.
public struct Like: Equatable, Sendable, Decodable {
    public let id: Good.ID
    public let isLiked: Bool
    /// By how many.
    public let likes: Int
    /// How often the good had been liked or unliked then: answers come in any order, and the highest is the latest.
    public let likesVersion: Int

    public init(id: Good.ID, isLiked: Bool, likes: Int, likesVersion: Int) {
        self.id = id
        self.isLiked = isLiked
        self.likes = likes
        self.likesVersion = likesVersion
    }
}

/// A like as those of all persons are told to each other.
public struct PersonalLike: Sendable {
    let like: Like
    /// Whose it is: as good as a password, and so for comparing only.
    let person: String
}

/// What one person learns of a like.
public struct LikeNews: Equatable, Sendable {
    public let id: Good.ID
    /// How many like the good.
    public let likes: Int
    /// As of when, as in ``Like``.
    public let likesVersion: Int
    /// Whether this person does; `nil` if the like is another's, which says nothing about that.
    public let isLiked: Bool?

    init(_ like: Like, isOwn: Bool) {
        id = like.id
        likes = like.likes
        likesVersion = like.likesVersion
        isLiked = isOwn ? like.isLiked : nil
    }
}

extension Good {
    /// With what is newer in the news than what is known; news of one good may overtake each other, and a page that was asked for.
    func applying(_ news: LikeNews) -> Good {
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
    func applying(_ news: [LikeNews]) -> GoodsPage {
        if news.isEmpty { return self }
        let byGood = Dictionary(grouping: news, by: \.id)
        var page = self
        page.items = items.map { good in byGood[good.id, default: []].reduce(good) { $0.applying($1) } }
        return page
    }
}
