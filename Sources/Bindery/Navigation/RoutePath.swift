/// A path in parts: names, and the parameters of the query.
///
/// ```swift
/// let path = RoutePath("/books/C%2B%2B?page=2")
/// path.segments                                             // ["books", "C++"]
/// path["page"]                                              // "2"
/// RoutePath("books", "C++", query: ["page": "2"]).address   // "/books/C%2B%2B?page=2"
/// ```
///
/// Invalid percent-encoding and `+` are taken literally; a fragment (`#…`) is dropped. Browsers resolve `.` and `..`,
/// even if encoded. As names they are therefore written `.%2F` and `..%2F`, and read back unchanged.
public struct RoutePath: Hashable, Sendable, CustomStringConvertible {
    /// A parameter of the query.
    public struct Parameter: Hashable, Sendable {
        public let name: String
        /// Empty if the parameter has no value.
        public let value: String
    }

    /// The names between the slashes, decoded; empty at the root.
    public let segments: [String]
    /// The parameters of the query, decoded, in order.
    public let query: [Parameter]

    /// Parses a path, encoded or not, with or without query.
    public init(_ text: String) {
        // By scalars: a combining accent after a slash would form one character with it.
        let text = text.unicodeScalars.prefix { $0 != "#" }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
            .map(Substring.init)
        let names = parts[0].unicodeScalars.drop { $0 == "/" }
        segments =
            names.isEmpty
            ? []
            : names.split(separator: "/", omittingEmptySubsequences: false).map {
                Self.readName(PercentEncoding.decode(Substring($0)))
            }
        query = (parts.count > 1 ? parts[1] : "").unicodeScalars.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { PercentEncoding.decode(Substring($0)) }
            return Parameter(name: parts[0], value: parts.count > 1 ? parts[1] : "")
        }
    }

    /// - Parameter segments: Names, not encoded. Leading empty ones are dropped: `//` would begin another host.
    /// - Parameter query: Parameters, not encoded. Those that are `nil` are omitted.
    public init(_ segments: String..., query: KeyValuePairs<String, String?> = [:]) {
        self.init(segments, query: query)
    }

    /// Creates a path from an array of names, like the initializer above.
    public init(_ segments: [String], query: KeyValuePairs<String, String?> = [:]) {
        self.segments = Array(segments.drop(while: \.isEmpty))
        self.query = query.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
    }

    /// The value of the first parameter with this name.
    public subscript(name: String) -> String? { query.first { $0.name == name }?.value }

    /// The form of ``Route/path``: readable, with only characters percent-encoded that have a meaning in addresses.
    public var description: String { text(PercentEncoding.readable) }

    /// The form for addresses, in ASCII.
    public var address: String { text { PercentEncoding.encode($0, keeping: .readable) } }

    private func text(_ encode: (String) -> String) -> String {
        let path = "/" + segments.map { encode(Self.writtenName($0)) }.joined(separator: "/")
        if query.isEmpty { return path }
        return path + "?" + query.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
    }

    // MARK: Names of dots

    private static func writtenName(_ name: String) -> String { isDirection(name) ? name + "/" : name }

    private static func readName(_ name: String) -> String {
        name.last == "/" && isDirection(name) ? String(name.dropLast()) : name
    }

    /// Whether a browser would resolve the name, `.` or `..`, or the name is its written form, with a slash added.
    private static func isDirection(_ name: String) -> Bool {
        let rest = name.drop { $0 == "." }
        return (1...2).contains(name.count - rest.count) && rest.allSatisfy { $0 == "/" }
    }
}
