public import BinderyView

public struct GoodTexts {
    public let good: Property<Good>
    public let texts: Texts

    public init(good: Property<Good>, texts: Texts) { (self.good, self.texts) = (good, texts) }

    public var price: Property<String> { good.map { Price($0.price).text } }

    public var hasNoPrice: Property<Bool> { good.map { !Price($0.price).isShown } }

    public var oldPrice: Property<String> {
        compose { good, text in "\(text(.oldPrice)) \(Price(good.oldPrice).text)" }
    }

    public var hasNoOldPrice: Property<Bool> { good.map { !Price($0.oldPrice).isShown } }

    public var quantity: Property<String> { compose { good, text in "\(text(.quantity)) \(good.count)" } }

    public var postage: Property<String> {
        compose { good, text in
            switch good.postage {
            case .free: text(.freePostage)
            case .priced(let price): "\(text(.pricedPostage)) \(Price(price).text)"
            case .negotiable: text(.negotiablePostage)
            }
        }
    }

    /// What is shown of the price, the old price, the quantity and the postage.
    public var line: Property<String> {
        let prices = [(price, hasNoPrice), (oldPrice, hasNoOldPrice)], others = [quantity, postage]
        return Property {
            let shown = prices.filter { !$0.1.value }.map { $0.0.value } + others.map(\.value)
            return shown.joined(separator: " · ")
        }
    }

    public var like: Property<String> {
        compose { good, text in "\(text(.like)) \(good.likes)" }
    }

    private func compose(_ words: @escaping (Good, (Phrase) -> String) -> String) -> Property<String> {
        let good = good
        return texts.text { words(good.value, $0) }
    }
}
