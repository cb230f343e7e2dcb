/// What a search may ask for.
enum SearchLimits {
    /// The longest query, in characters.
    static let queryLength = 100
    /// How many results an answer may have.
    static let items = 1...100
    static let defaultItems = 50
}
