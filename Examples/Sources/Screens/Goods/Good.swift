/// Something second-hand that somebody offers.
public struct Good: Identifiable, Equatable, Sendable, Decodable {
    /// In which the seller writes: the nickname, the place and the title.
    static let language = Language.chinese.rawValue

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
    /// How often the good had been liked or unliked when `likes` and `isLiked` were so.
    public var likesVersion: Int
    /// The same for `isLiked`, where that is known from another time: others say how many like the good, not whether this person does.
    var isLikedVersion: Int?

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

/// What sending a good costs.
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

/// Goods that the service gives at once.
public struct GoodsPage: Equatable, Sendable, Decodable {
    public var items: [Good]
    /// From 1.
    public var page: Int
    /// How many there are.
    public var pages: Int

    public init(items: [Good], page: Int, pages: Int) {
        self.items = items
        self.page = page
        self.pages = pages
    }
}
