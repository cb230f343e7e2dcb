package import BinderyView

package struct GoodTexts {
    package let good: Property<Good>
    package let texts: Texts

    package init(good: Property<Good>, texts: Texts) { (self.good, self.texts) = (good, texts) }

    package var price: Property<String> { good.map { Price($0.price).text } }

    package var hasNoPrice: Property<Bool> { good.map { !Price($0.price).isShown } }

    package var oldPrice: Property<String> {
        compose { good, text in "\(text(.oldPrice)) \(Price(good.oldPrice).text)" }
    }

    package var hasNoOldPrice: Property<Bool> { good.map { !Price($0.oldPrice).isShown } }

    package var quantity: Property<String> { compose { good, text in "\(text(.quantity)) \(good.count)" } }

    package var postage: Property<String> {
        compose { good, text in
            switch good.postage {
            case .free: text(.freePostage)
            case .priced(let price): "\(text(.pricedPostage)) \(Price(price).text)"
            case .negotiable: text(.negotiablePostage)
            }
        }
    }

    package var like: Property<String> {
        compose { good, text in "\(text(.like)) \(good.likes)" }
    }

    private func compose(_ words: @escaping (Good, (Phrase) -> String) -> String) -> Property<String> {
        let good = good
        return texts.text { words(good.value, $0) }
    }
}
