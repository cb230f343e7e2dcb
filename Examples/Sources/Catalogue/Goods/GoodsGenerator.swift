/// The language of generated texts.
enum GoodsLanguage: String, CaseIterable, Sendable {
    case chinese, english
}

/// Generates the good with an id, always the same one, independently of all others. Only its texts depend on the
/// language.
enum GoodsGenerator {
    private static let seed: UInt64 = 0x676f_6f64_7321

    static func good(_ id: Int, in language: GoodsLanguage) -> Good {
        var random = generator(id)
        let seller = seller(using: &random)
        let index = random.next(below: GoodsWording.items.count)
        let item = GoodsWording.items[index]
        // From two thirds to four thirds of the usual price.
        let oldPrice = rounded(item.price * (67 + Double(random.next(below: 67))) / 100)
        let price = rounded(oldPrice * (15 + Double(random.next(below: 70))) / 100)
        let isGivenAway = id % 17 == 9
        return Good(
            id: id,
            language: language,
            nickname: nickname(of: seller, in: language),
            location: location(random.next(below: GoodsWording.locations.count), in: language),
            title: title(of: index, in: language, isGivenAway: isGivenAway, using: &random),
            price: isGivenAway ? 0 : price,
            oldPrice: oldPrice,
            count: random.next(below: 5) > 0 ? 1 : 2 + random.next(below: 9),
            postage: postage(using: &random),
            // Small numbers are the most frequent.
            likes: random.next(below: 1 + random.next(below: 300))
        )
    }

    static func picture(of id: Int) -> GoodDrawing {
        var random = generator(id)
        _ = seller(using: &random)
        return GoodDrawing(id: id, motif: GoodMotif.ofItems[random.next(below: GoodsWording.items.count)])
    }

    /// Returns the avatar of the seller; the same for all goods of a seller.
    static func avatar(of id: Int, in language: GoodsLanguage) -> AvatarDrawing {
        var random = generator(id)
        let seller = seller(using: &random)
        return AvatarDrawing(of: nickname(of: seller, in: language), key: "seller-\(seller)")
    }

    private static func generator(_ id: Int) -> SplitMix64 {
        var mix = SplitMix64(state: seed ^ UInt64(id))
        return SplitMix64(state: mix.next())
    }

    private static func seller(using random: inout SplitMix64) -> Int {
        random.next(below: GoodsWording.sellers.count)
    }

    private static func nickname(of seller: Int, in language: GoodsLanguage) -> String {
        language == .chinese ? GoodsWording.sellers[seller] : EnglishGoodsWording.sellers[seller]
    }

    private static func location(_ index: Int, in language: GoodsLanguage) -> String {
        language == .chinese ? GoodsWording.locations[index] : EnglishGoodsWording.locations[index]
    }

    private static func title(
        of item: Int, in language: GoodsLanguage, isGivenAway: Bool, using random: inout SplitMix64
    ) -> String {
        let condition = random.next(below: GoodsWording.conditions.count)
        let remark = random.next(below: GoodsWording.remarks.count)
        switch language {
        case .chinese:
            let (item, condition) = (GoodsWording.items[item].name, GoodsWording.conditions[condition])
            return isGivenAway ? "免费送 \(item)，\(condition)" : "\(condition) \(item)，\(GoodsWording.remarks[remark])"
        case .english:
            let (item, condition) = (EnglishGoodsWording.items[item], EnglishGoodsWording.conditions[condition])
            return isGivenAway
                ? "Free: \(item), \(condition)" : "\(item), \(condition), \(EnglishGoodsWording.remarks[remark])"
        }
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
