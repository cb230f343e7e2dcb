struct StateEncoder: Encoder {
    let node: StateNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    static func encode(_ value: some Encodable) throws -> StateValue { try node(of: value, at: []).value }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(StateFields(node: node, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { StateItems(node: node, codingPath: codingPath) }

    func singleValueContainer() -> any SingleValueEncodingContainer { StateSingle(node: node, codingPath: codingPath) }

    fileprivate static func node(of value: some Encodable, at path: [any CodingKey]) throws -> StateNode {
        let node = StateNode()
        try node.encode(value, at: path)
        return node
    }
}

final class StateNode {
    enum Content {
        case leaf(StateValue)
        case list([StateNode])
        case object([String: StateNode])
    }

    var content: Content?

    /// The encoded value. A type that encodes nothing becomes an object without fields.
    var value: StateValue {
        switch content {
        case .leaf(let value): value
        case .list(let items): .list(items.map(\.value))
        case .object(let fields): .object(fields.mapValues(\.value))
        case nil: .object([:])
        }
    }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        if let leaf = value as? any StateLeaf {
            content = .leaf(leaf.stateValue)
        } else {
            try value.encode(to: StateEncoder(node: self, codingPath: path))
        }
    }

    func add(_ child: StateNode, as key: some CodingKey) {
        var fields: [String: StateNode] = [:]
        if case .object(let present) = content { fields = present }
        content = nil
        fields[key.stringValue] = child
        content = .object(fields)
    }

    func add(_ child: StateNode) {
        var items: [StateNode] = []
        if case .list(let present) = content { items = present }
        content = nil
        items.append(child)
        content = .list(items)
    }

    static var null: StateNode {
        let node = StateNode()
        node.content = .leaf(.null)
        return node
    }
}

// In the containers below, one generic `encode` implements the requirement for every type.

private struct StateFields<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: StateNode
    let codingPath: [any CodingKey]

    init(node: StateNode, codingPath: [any CodingKey]) {
        self.node = node
        self.codingPath = codingPath
        if node.content == nil { node.content = .object([:]) }
    }

    func encodeNil(forKey key: Key) { node.add(.null, as: key) }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        node.add(try StateEncoder.node(of: value, at: codingPath + [key]), as: key)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        child(key).container(keyedBy: Nested.self)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { child(key).unkeyedContainer() }

    func superEncoder() -> any Encoder { child(StateKey(stringValue: "super")) }

    func superEncoder(forKey key: Key) -> any Encoder { child(key) }

    private func child(_ key: some CodingKey) -> StateEncoder {
        let child = StateNode()
        node.add(child, as: key)
        return StateEncoder(node: child, codingPath: codingPath + [key])
    }
}

private struct StateItems: UnkeyedEncodingContainer {
    let node: StateNode
    let codingPath: [any CodingKey]
    private(set) var count = 0

    init(node: StateNode, codingPath: [any CodingKey]) {
        self.node = node
        self.codingPath = codingPath
        if case .list(let items) = node.content { count = items.count } else { node.content = .list([]) }
    }

    mutating func encodeNil() { add(.null) }

    mutating func encode<Value: Encodable>(_ value: Value) throws {
        add(try StateEncoder.node(of: value, at: codingPath + [StateKey(intValue: count)]))
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy: Nested.Type) -> KeyedEncodingContainer<Nested> {
        child().container(keyedBy: Nested.self)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }

    mutating func superEncoder() -> any Encoder { child() }

    private mutating func child() -> StateEncoder {
        let child = StateNode()
        let key = StateKey(intValue: count)
        add(child)
        return StateEncoder(node: child, codingPath: codingPath + [key])
    }

    private mutating func add(_ child: StateNode) {
        node.add(child)
        count += 1
    }
}

private struct StateSingle: SingleValueEncodingContainer {
    let node: StateNode
    let codingPath: [any CodingKey]

    func encodeNil() { node.content = .leaf(.null) }

    func encode<Value: Encodable>(_ value: Value) throws { try node.encode(value, at: codingPath) }
}

/// The key of a list's element, or of a superclass's container.
struct StateKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}
