/// Generates the good with an id, always the same one, independently of all others.
enum GoodsGenerator {
    private static let seed: UInt64 = 0x676f_6f64_7321

    static func good(_ id: Int) -> Good {
        var random = generator(id)
        let seller = seller(using: &random)
        let item = GoodsWording.items[random.next(below: GoodsWording.items.count)]
        // From two thirds to four thirds of the usual price.
        let oldPrice = rounded(item.price * (67 + Double(random.next(below: 67))) / 100)
        let price = rounded(oldPrice * (15 + Double(random.next(below: 70))) / 100)
        let isGivenAway = id % 17 == 9
        return Good(
            id: id,
            nickname: GoodsWording.sellers[seller],
            location: GoodsWording.locations[random.next(below: GoodsWording.locations.count)],
            title: title(of: item, isGivenAway: isGivenAway, using: &random),
            price: isGivenAway ? 0 : price,
            oldPrice: oldPrice,
            count: random.next(below: 5) > 0 ? 1 : 2 + random.next(below: 9),
            postage: postage(using: &random),
            // Small numbers are the most frequent.
            likes: random.next(below: 1 + random.next(below: 300))
        )
    }

    /// Returns the avatar of the seller; the same for all goods of a seller.
    static func avatar(of id: Int) -> AvatarDrawing {
        var random = generator(id)
        let seller = seller(using: &random)
        return AvatarDrawing(of: GoodsWording.sellers[seller], key: "seller-\(seller)")
    }

    private static func generator(_ id: Int) -> SplitMix64 {
        var mix = SplitMix64(state: seed ^ UInt64(id))
        return SplitMix64(state: mix.next())
    }

    private static func seller(using random: inout SplitMix64) -> Int {
        random.next(below: GoodsWording.sellers.count)
    }

    private static func title(
        of item: GoodsWording.Item, isGivenAway: Bool, using random: inout SplitMix64
    ) -> String {
        let condition = GoodsWording.conditions[random.next(below: GoodsWording.conditions.count)]
        let remark = GoodsWording.remarks[random.next(below: GoodsWording.remarks.count)]
        return isGivenAway ? "免费送 \(item.name)，\(condition)" : "\(condition) \(item.name)，\(remark)"
    }

    private static func postage(using random: inout SplitMix64) -> Good.Postage {
        switch random.next(below: 10) {
        case 0..<5: .free
        case 5..<8: .priced(5 + Double(random.next(below: 31)) / 2)
        default: .negotiable
        }
    }

    /// Rounds to whole yuan, or to half yuan below ten.
    private static func rounded(_ price: Double) -> Double {
        price < 10 ? max((price * 2).rounded() / 2, 0.5) : price.rounded()
    }
}
