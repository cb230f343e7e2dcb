struct Good: Equatable, Sendable {
    let id: Int
    /// That of the following texts.
    let language: GoodsLanguage
    let nickname: String
    let location: String
    let title: String
    /// In yuan; 0 for free goods.
    let price: Double
    let oldPrice: Double
    let count: Int
    let postage: Postage
    /// The number of likes before this database was created.
    let likes: Int

    enum Postage: Equatable, Sendable {
        case free
        /// In yuan.
        case priced(Double)
        case negotiable
    }
}
