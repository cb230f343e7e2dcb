/// Something second-hand that somebody sells.
struct Good: Equatable, Sendable {
    let id: Int
    let nickname: String
    let location: String
    let title: String
    /// In yuan; 0 for what is given away.
    let price: Double
    let oldPrice: Double
    let count: Int
    let postage: Postage
    /// How many people liked it before this database was made.
    let likes: Int

    enum Postage: Equatable, Sendable {
        case free
        /// In yuan.
        case priced(Double)
        case negotiable
    }
}
