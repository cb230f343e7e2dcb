import Bindery

final class ShoppingItem: Identifiable {
    let id: Int
    let name: String
    @Reactive var isBought = false

    init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}

enum ShoppingFilter: String, CaseIterable {
    case all = "All"
    case toBuy = "To buy"
    case bought = "Bought"

    func includes(_ item: ShoppingItem) -> Bool {
        switch self {
        case .all: true
        case .toBuy: !item.isBought
        case .bought: item.isBought
        }
    }
}
