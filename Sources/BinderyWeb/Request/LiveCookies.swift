/// The cookies of a request, without those of Bindery itself.
///
/// A browser may send two cookies with one name: of two paths, or one of them set by a neighbouring domain. So the
/// subscript returns all values, and ``only(_:)`` returns one only if there is no other.
///
/// Its description has names and no values.
public struct LiveCookies: Sendable {
    /// The values of the header fields `Cookie`.
    private let lines: [String]

    init(lines: [String]) { self.lines = lines }

    /// Creates cookies for a test.
    public init(_ cookies: KeyValuePairs<String, String> = [:]) {
        lines = cookies.map { "\($0.key)=\($0.value)" }
    }

    /// The values of all cookies with this name, in the order of the request.
    public subscript(name: String) -> [String] { pairs.filter { $0.name == name }.map { String($0.value) } }

    /// The value of the cookie with this name; `nil` if there is none, or more than one.
    public func only(_ name: String) -> String? {
        let values = self[name]
        return values.count == 1 ? values[0] : nil
    }

    /// The names of the cookies, each once.
    public var names: [String] {
        var seen: Set<Substring> = []
        return pairs.compactMap { seen.insert($0.name).inserted ? String($0.name) : nil }
    }

    private var pairs: [(name: Substring, value: Substring)] {
        lines.flatMap { Cookies.pairs(in: $0) }.filter { !Cookies.isReserved($0.name) }
    }
}

extension LiveCookies: CustomStringConvertible, CustomReflectable {
    public var description: String { names.joined(separator: ", ") }

    public var customMirror: Mirror { Mirror(self, children: ["names": names]) }
}
