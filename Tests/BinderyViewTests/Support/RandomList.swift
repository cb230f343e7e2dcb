import BinderyView

extension MutableListProperty {
    /// Makes one random change. There are few identities, so that they recur.
    func change(
        using random: inout some RandomNumberGenerator, identities: Int = 12, _ make: (Int, String) -> Element
    ) {
        let count = value.count
        let element = make(
            Int.random(in: 0..<identities, using: &random), "\(Int.random(in: 0..<1000, using: &random))")
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4: insert(element, at: Int.random(in: 0...count, using: &random))
        case 4, 5: if count > 0 { remove(at: Int.random(in: 0..<count, using: &random)) }
        case 6, 7:
            if count > 0 {
                move(from: Int.random(in: 0..<count, using: &random), to: Int.random(in: 0..<count, using: &random))
            }
        case 8: if count > 0 { self[Int.random(in: 0..<count, using: &random)] = element }
        default: if Int.random(in: 0..<8, using: &random) == 0 { removeAll() }
        }
    }
}
