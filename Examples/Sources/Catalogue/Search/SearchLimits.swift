enum SearchLimits {
    static let query = TextLimit(characters: 0...100)
    /// The number of results in an answer.
    static let items = 1...100
    static let defaultItems = 50
    /// The number of results skipped at the beginning.
    static let offsets = 0...10_000
}
