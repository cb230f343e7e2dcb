/// The header fields of a request, without `Cookie`: ``LiveRequest/cookies`` has those.
///
/// A field may occur more than once, and a client may send one that a proxy should have set. So the subscript returns
/// all values, and ``only(_:)`` returns one only if there is no other:
///
/// ```swift
/// request.headers["Accept"]             // ["text/html", "application/json"]
/// request.headers.only("X-Tenant")      // nil if two are sent
/// ```
///
/// Its description has names and no values, so that a log of a request reveals no `Authorization`.
public struct LiveHeaders: Sendable {
    private let source: any HeaderSource

    init(_ source: any HeaderSource) { self.source = source }

    /// Creates header fields for a test.
    public init(_ fields: KeyValuePairs<String, String> = [:]) {
        source = HeaderList(fields: fields.map { ($0.key, $0.value) })
    }

    /// The values of all fields with this name, in any letter case, in the order of the request.
    public subscript(name: String) -> [String] { Self.isCookie(name) ? [] : source.values(of: name) }

    /// The value of the field with this name; `nil` if there is none, or more than one.
    public func only(_ name: String) -> String? {
        let values = self[name]
        return values.count == 1 ? values[0] : nil
    }

    /// The names of the fields, each once, in lower case.
    public var names: [String] {
        var seen: Set<String> = []
        return source.names.map { $0.lowercased() }.filter { !Self.isCookie($0) && seen.insert($0).inserted }
    }

    private static func isCookie(_ name: String) -> Bool { name.lowercased() == "cookie" }
}

extension LiveHeaders: CustomStringConvertible, CustomReflectable {
    public var description: String { names.joined(separator: ", ") }

    public var customMirror: Mirror { Mirror(self, children: ["names": names]) }
}

/// The header fields of a request as the server has received them. They are not copied.
protocol HeaderSource: Sendable {
    var names: [String] { get }

    func values(of name: String) -> [String]
}

private struct HeaderList: HeaderSource {
    let fields: [(name: String, value: String)]

    var names: [String] { fields.map(\.name) }

    func values(of name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }
}
