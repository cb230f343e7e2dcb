public struct Good: Identifiable, Equatable, Sendable, Decodable {
    public let id: Int
    public var nickname: String
    /// The path of the seller's picture.
    public var avatar: String
    public var location: String
    public var title: String
    /// In yuan.
    public var price: Double
    public var oldPrice: Double
    public var count: Int
    public var postage: Postage
    public var likes: Int
    public var isLiked: Bool
    /// The number of changes of the good's likes at the time of `likes` and `isLiked`.
    public var likesVersion: Int
    /// The path of the picture.
    public var picture: String { "/pictures/goods/\(id).svg" }
    /// The version of `isLiked`, if it differs: news of other users' likes update `likes` alone.
    public var isLikedVersion: Int?

    public init(
        id: Int, nickname: String, avatar: String, location: String, title: String, price: Double, oldPrice: Double,
        count: Int, postage: Postage, likes: Int, isLiked: Bool, likesVersion: Int = 0
    ) {
        self.id = id
        self.nickname = nickname
        self.avatar = avatar
        self.location = location
        self.title = title
        self.price = price
        self.oldPrice = oldPrice
        self.count = count
        self.postage = postage
        self.likes = likes
        self.isLiked = isLiked
        self.likesVersion = likesVersion
    }
}

public enum Postage: Equatable, Sendable, Decodable {
    case free
    case priced(Double)
    case negotiable

    private enum Kind: String, Decodable {
        case free, priced, negotiable
    }

    private enum CodingKeys: CodingKey {
        case kind, price
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self =
            switch try container.decode(Kind.self, forKey: .kind) {
            case .free: .free
            case .priced: .priced(try container.decode(Double.self, forKey: .price))
            case .negotiable: .negotiable
            }
    }
}

public struct GoodsPage: Equatable, Sendable, Decodable {
    public var items: [Good]
    /// Counted from 1.
    public var page: Int
    public var pages: Int

    public init(items: [Good], page: Int, pages: Int) {
        self.items = items
        self.page = page
        self.pages = pages
    }
}
