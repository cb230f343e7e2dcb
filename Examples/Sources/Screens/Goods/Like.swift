/// How a good is liked, once the service has said so.
public struct Like: Equatable, Sendable, Decodable {
    public let id: Good.ID
    public let isLiked: Bool
    /// By how many.
    public let likes: Int

    public init(id: Good.ID, isLiked: Bool, likes: Int) {
        self.id = id
        self.isLiked = isLiked
        self.likes = likes
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
    /// How many like the good now.
    public let likes: Int
    /// Whether this person does; `nil` if the like is another's, which says nothing about that.
    public let isLiked: Bool?

    init(_ like: Like, isOwn: Bool) {
        id = like.id
        likes = like.likes
        isLiked = isOwn ? like.isLiked : nil
    }
}

extension Good {
    func applying(_ news: LikeNews) -> Good {
        if news.id != id { return self }
        var good = self
        good.likes = news.likes
        if let isLiked = news.isLiked { good.isLiked = isLiked }
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
