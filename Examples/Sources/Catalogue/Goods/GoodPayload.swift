internal import Hummingbird

struct GoodPayload: ResponseEncodable {
    let id: Int
    let nickname: String
    let avatar: String
    let location: String
    let title: String
    let price: Double
    let oldPrice: Double
    let count: Int
    let postage: PostagePayload
    let likes: Int
    let isLiked: Bool
    let likesVersion: Int

    struct PostagePayload: Encodable {
        let kind: String
        let price: Double?
    }

    init(_ good: Good, likes: Likes) {
        id = good.id
        nickname = good.nickname
        avatar = "/avatars/goods/\(good.language == .english ? "en/" : "")\(good.id).svg"
        location = good.location
        title = good.title
        price = good.price
        oldPrice = good.oldPrice
        count = good.count
        postage =
            switch good.postage {
            case .free: PostagePayload(kind: "free", price: nil)
            case .priced(let price): PostagePayload(kind: "priced", price: price)
            case .negotiable: PostagePayload(kind: "negotiable", price: nil)
            }
        self.likes = good.likes + likes.counts[good.id, default: 0]
        isLiked = likes.own.contains(good.id)
        likesVersion = likes.versions[good.id, default: 0]
    }
}
