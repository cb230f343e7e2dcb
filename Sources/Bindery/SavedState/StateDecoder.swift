struct StateDecoder: Decoder {
    let value: StateValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(_ value: StateValue, at path: [any CodingKey] = []) {
        self.value = value
        codingPath = path
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let leaf = type as? any StateLeaf.Type else { return try Value(from: self) }
        guard let decoded = leaf.init(value) else { throw mismatch("\(type)", type) }
        // `leaf` is `Value` itself.
        return decoded as! Value
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let fields) = value else { throw mismatch("an object", [String: Any].self) }
        return KeyedDecodingContainer(StateFieldsReader(fields: fields, codingPath: codingPath))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .list(let items) = value else { throw mismatch("a list", [Any].self) }
        return StateItemsReader(items: items, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { StateSingleReader(decoder: self) }

    private func mismatch(_ expected: String, _ type: any Any.Type) -> DecodingError {
        .typeMismatch(
            type, .init(codingPath: codingPath, debugDescription: "expected \(expected) but found \(value.noun)"))
    }
}

private struct StateFieldsReader<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let fields: [String: StateValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { fields.keys.sorted().compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { fields[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(StateKey(stringValue: "super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

    private func decoder(_ key: some CodingKey) throws -> StateDecoder {
        guard let value = fields[key.stringValue] else {
            throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "nothing was saved"))
        }
        return StateDecoder(value, at: codingPath + [key])
    }
}

private struct StateItemsReader: UnkeyedDecodingContainer {
    let items: [StateValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(items: [StateValue], codingPath: [any CodingKey]) {
        self.items = items
        self.codingPath = codingPath
    }

    var count: Int? { items.count }
    var isAtEnd: Bool { currentIndex == items.count }

    mutating func decodeNil() throws -> Bool {
        guard try peek().value == .null else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next { try $0.decode(type) } }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }

    /// Decodes the next element, and advances only on success.
    private mutating func next<Result>(_ decode: (StateDecoder) throws -> Result) throws -> Result {
        let result = try decode(peek())
        currentIndex += 1
        return result
    }

    private func peek() throws -> StateDecoder {
        let path = codingPath + [StateKey(intValue: currentIndex)]
        if isAtEnd {
            throw DecodingError.valueNotFound(
                Any.self, .init(codingPath: path, debugDescription: "the list has no more elements"))
        }
        return StateDecoder(items[currentIndex], at: path)
    }
}

private struct StateSingleReader: SingleValueDecodingContainer {
    let decoder: StateDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.value == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

extension DecodingError {
    /// The location and reason of the failure: `at “items[2].count”, expected Int but found a text`.
    var reason: String {
        let (path, text): ([any CodingKey], String) =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context.codingPath, context.debugDescription)
            case .keyNotFound(let key, let context): (context.codingPath + [key], context.debugDescription)
            @unknown default: ([], "\(self)")
            }
        let location = path.reduce("") { location, key in
            if let index = key.intValue { return "\(location)[\(index)]" }
            return location.isEmpty ? key.stringValue : "\(location).\(key.stringValue)"
        }
        return location.isEmpty ? text : "at “\(location)”, \(text)"
    }
}
