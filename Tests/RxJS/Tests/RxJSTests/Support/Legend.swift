/// The values of the letters of a diagram: a dictionary, or in short `"a=1 b=2"`. In short form a value is a word, or
/// its characters where arrays and pairs are sent: `x=14` is `"14"`, 14, `["1", "4"]`, `[1, 4]` or `("1", "4")`.
protocol Legend {
    func values<V>(of _: V.Type) -> [String: V]?
    /// Makes a source with these values. Those of a dictionary may be of another type than the other sources'.
    func make<V>(_ source: Source, of _: V.Type, _ row: Row, _ marbles: Marbles) -> Made
}

extension Dictionary: Legend where Key == String {
    func values<V>(of _: V.Type) -> [String: V]? { self as? [String: V] }

    func make<V>(_ source: Source, of _: V.Type, _ row: Row, _ marbles: Marbles) -> Made {
        source.make(self, row, marbles)
    }
}

extension String: Legend {
    func values<V>(of _: V.Type) -> [String: V]? {
        var values: [String: V] = [:]
        for entry in split(separator: " ") {
            guard entry.dropFirst().first == "=", let value: V = Self.value(String(entry.dropFirst(2))) else {
                return nil
            }
            values[String(entry.prefix(1))] = value
        }
        return values
    }

    func make<V>(_ source: Source, of _: V.Type, _ row: Row, _ marbles: Marbles) -> Made {
        source.make(row.typed([self], as: V.self), row, marbles)
    }

    private static func value<V>(_ word: String) -> V? {
        let letters = word.map { String($0) }
        let digits = letters.compactMap { Int($0) }
        if let value = word as? V ?? Int(word) as? V ?? Bool(word) as? V ?? letters as? V { return value }
        if digits.count == letters.count, let value = digits as? V { return value }
        switch letters.count {
        case 2: return (letters[0], letters[1]) as? V
        case 3: return (letters[0], letters[1], letters[2]) as? V
        default: return nil
        }
    }
}
