/// Names of headers or query items in any spelling: `access_token`, `accessToken` and `Access-Token` are the same.
public struct SecretNames: Equatable, Sendable, ExpressibleByArrayLiteral {
    private var names: Set<String>

    public init(_ names: some Sequence<String>) { self.names = Set(names.map(Self.normalized)) }

    public init(arrayLiteral names: String...) { self.init(names) }

    public mutating func insert(_ name: String) { names.insert(Self.normalized(name)) }

    public mutating func remove(_ name: String) { names.remove(Self.normalized(name)) }

    public func contains(_ name: String) -> Bool { names.contains(Self.normalized(name)) }

    private static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
