/// What a search may ask for.
enum SearchLimits {
    static let query = TextLimit(characters: 0...100)
    /// How many results an answer may have.
    static let items = 1...100
    static let defaultItems = 50
    /// How many results an answer may leave out at the beginning.
    static let offsets = 0...10_000
}
