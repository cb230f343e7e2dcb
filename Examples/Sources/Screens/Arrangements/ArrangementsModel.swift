import BinderyView
import ShowcaseModels

final class ArrangementsModel: Restorable {
    @Reactive(.saved) var unread = 3
    @Reactive(.saved) var drink = Drink.tea
    @Reactive(.saved) var isCompact = false
    @Reactive(.saved) var offers = Drink.all
    @Reactive(.saved) var offer: Drink? = nil
    @Reactive(.saved) var opened: Drink? = nil
    let readAll: Action<Void, Void, Never>
    let empty: Action<Void, Void, Never>

    init() {
        let (unread, offers) = (_unread, _offers)
        readAll = Action(enabledIf: unread.map { $0 > 0 }) { unread.value = 0 }
        empty = Action(enabledIf: offers.map { !$0.isEmpty }) { offers.value = [] }
    }

    func receive() { unread += 60 }

    func restore() { offers = Drink.all }
}

final class DrinkNote: Restorable {
    @Reactive(.saved) var text = ""
}

extension Drink {
    static let all: [Drink] = [.tea, .coffee, .cocoa]

    var advice: Phrase {
        switch self {
        case .coffee: .coffeeAdvice
        case .tea: .teaAdvice
        case .cocoa: .cocoaAdvice
        }
    }

    var offer: Phrase {
        switch self {
        case .coffee: .coffeeOffer
        case .tea: .teaOffer
        case .cocoa: .cocoaOffer
        }
    }

    var surface: Surface {
        switch self {
        case .coffee: .danger
        case .tea: .success
        case .cocoa: .accent
        }
    }
}
