import Bindery

/// An element with an identity and a property of its own.
final class Good: Hashable, CustomStringConvertible {
    let id: Int
    let price: MutableProperty<Int>

    init(_ id: Int, price: Int) {
        self.id = id
        self.price = MutableProperty(price)
    }

    static func == (one: Good, other: Good) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "\(id):\(untracked { price.value })" }
}
