import BinderyView

struct GoodTexts {
    let good: Property<Good>
    let texts: Texts

    var price: Property<String> { good.map { Price($0.price).text } }

    var hasNoPrice: Property<Bool> { good.map { !Price($0.price).isShown } }

    var oldPrice: Property<String> {
        compose { good, text in "\(text(.oldPrice)) \(Price(good.oldPrice).text)" }
    }

    var hasNoOldPrice: Property<Bool> { good.map { !Price($0.oldPrice).isShown } }

    var quantity: Property<String> { compose { good, text in "\(text(.quantity)) \(good.count)" } }

    var postage: Property<String> {
        compose { good, text in
            switch good.postage {
            case .free: text(.freePostage)
            case .priced(let price): "\(text(.pricedPostage)) \(Price(price).text)"
            case .negotiable: text(.negotiablePostage)
            }
        }
    }

    var like: Property<String> {
        compose { good, text in "\(text(.like)) \(good.likes)" }
    }

    private func compose(_ words: @escaping (Good, (Phrase) -> String) -> String) -> Property<String> {
        let good = good
        return texts.text { words(good.value, $0) }
    }
}
