/// A path taken apart, or put together: names, and the parameters of the query.
///
/// ```swift
/// let path = RoutePath("/books/C%2B%2B?page=2")
/// path.segments                                             // ["books", "C++"]
/// path["page"]                                              // "2"
/// RoutePath("books", "C++", query: ["page": "2"]).address   // "/books/C%2B%2B?page=2"
/// ```
///
/// Text that is no valid percent-encoding stands for itself, and so does a `+`. A fragment (`#…`) is left out. A browser follows `.` and `..` in
/// an address, however they are encoded; as names they are therefore written `.%2F` and `..%2F`, and read as what they were.
public struct RoutePath: Hashable, Sendable, CustomStringConvertible {
    /// A parameter of the query.
    public struct Parameter: Hashable, Sendable {
        public let name: String
        /// Empty if it has none.
        public let value: String
    }

    /// The names between the slashes, decoded; none at the root.
    public let segments: [String]
    /// The parameters of the query, decoded, in their order.
    public let query: [Parameter]

    /// Reads a path, encoded or not, with or without query.
    public init(_ text: String) {
        // By scalars: an accent that follows a slash makes one character with it.
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

    /// - Parameters:
    ///   - segments: names, not encoded. Empty ones at the beginning are left out: what begins with two slashes is the address of another host.
    ///   - query: parameters, not encoded; those that are `nil` are left out.
    public init(_ segments: String..., query: KeyValuePairs<String, String?> = [:]) {
        self.init(segments, query: query)
    }

    /// - Parameters:
    ///   - segments: names, not encoded. Empty ones at the beginning are left out: what begins with two slashes is the address of another host.
    ///   - query: parameters, not encoded; those that are `nil` are left out.
    public init(_ segments: [String], query: KeyValuePairs<String, String?> = [:]) {
        self.segments = Array(segments.drop(while: \.isEmpty))
        self.query = query.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
    }

    /// The value of the first parameter of this name.
    public subscript(name: String) -> String? { query.first { $0.name == name }?.value }

    /// As ``Route/path`` has it: with all letters as they are, and with what has a meaning in addresses percent-encoded.
    public var description: String { text(PercentEncoding.readable) }

    /// As it stands in an address: in ASCII.
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

    /// Whether a browser would take the name for a direction, `.` or `..`, or it is written as such a one is: with a slash behind it.
    private static func isDirection(_ name: String) -> Bool {
        let rest = name.drop { $0 == "." }
        return (1...2).contains(name.count - rest.count) && rest.allSatisfy { $0 == "/" }
    }
}
