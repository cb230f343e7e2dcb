/// Names of headers, or of items of a query. Case and what separates words do not matter: `access_token`, `accessToken` and `Access-Token` are one name.
public struct SecretNames: Equatable, Sendable, ExpressibleByArrayLiteral {
    private var names: Set<String>

    /// Names however they are written.
    public init(_ names: some Sequence<String>) { self.names = Set(names.map(Self.normalized)) }

    public init(arrayLiteral names: String...) { self.init(names) }

    /// Makes a name secret.
    public mutating func insert(_ name: String) { names.insert(Self.normalized(name)) }

    /// Makes a name none that is secret, however it was written.
    public mutating func remove(_ name: String) { names.remove(Self.normalized(name)) }

    /// Whether a name is secret, however it is written.
    public func contains(_ name: String) -> Bool { names.contains(Self.normalized(name)) }

    private static func normalized(_ name: String) -> String {
        String(name.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}
