/// A value for each case of an enumeration, computed once. Reading one takes no lock and allocates nothing.
struct CaseTable<Key: CaseIterable & Equatable & Sendable, Value: Sendable>: Sendable {
    private let keys: [Key]
    private let values: [Value]

    init(_ value: (Key) -> Value) {
        keys = Array(Key.allCases)
        values = keys.map(value)
    }

    subscript(key: Key) -> Value { values[keys.firstIndex(of: key)!] }
}
