/// A path taken apart, or put together: names, and the parameters of the query.
///
/// ```swift
/// let path = RoutePath("/books/C%2B%2B?page=2")
/// path.segments                                             // ["books", "C++"]
/// path["page"]                                              // "2"
/// RoutePath("books", "C++", query: ["page": "2"]).address   // "/books/C%2B%2B?page=2"
/// ```
///
/// Text that is no valid percent-encoding stands for itself, and so does a `+`. A fragment (`#…`) is left out.
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
        let text = text.prefix { $0 != "#" }
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first ?? ""
        let names = path.drop { $0 == "/" }
        segments =
            names.isEmpty
            ? [] : names.split(separator: "/", omittingEmptySubsequences: false).map { PercentEncoding.decode($0) }
        query = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return Parameter(
                name: PercentEncoding.decode(parts[0]), value: parts.count > 1 ? PercentEncoding.decode(parts[1]) : "")
        }
    }

    /// - Parameters:
    ///   - segments: names, not encoded.
    ///   - query: parameters, not encoded; those that are `nil` are left out.
    public init(_ segments: String..., query: KeyValuePairs<String, String?> = [:]) {
        self.segments = segments
        self.query = query.compactMap { name, value in value.map { Parameter(name: name, value: $0) } }
    }

    /// The value of the first parameter of this name.
    public subscript(name: String) -> String? { query.first { $0.name == name }?.value }

    /// As ``Route/path`` has it: with all letters as they are, and with what has a meaning in addresses percent-encoded.
    public var description: String { text(PercentEncoding.readable) }

    /// As it stands in an address: in ASCII.
    public var address: String { text(PercentEncoding.encode) }

    private func text(_ encode: (String) -> String) -> String {
        let path = "/" + segments.map(encode).joined(separator: "/")
        if query.isEmpty { return path }
        return path + "?" + query.map { "\(encode($0.name))=\(encode($0.value))" }.joined(separator: "&")
    }
}

/// The percent-encoding of RFC 3986, of UTF-8.
private enum PercentEncoding {
    /// The characters that RFC 3986 calls unreserved, and those that never separate anything.
    private static let plain = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*,;:@".utf8)

    static func encode(_ text: String) -> String {
        text.utf8.reduce(into: "") { encoded, byte in
            if plain.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += hex(byte)
            }
        }
    }

    /// Keeps what is not ASCII, as an IRI does (RFC 3987), but for what cannot be seen.
    static func readable(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { encoded, scalar in
            if scalar.isASCII || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
            {
                encoded += encode(String(scalar))
            } else {
                encoded.unicodeScalars.append(scalar)
            }
        }
    }

    static func decode(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        return String(validating: decoded, as: UTF8.self) ?? String(text)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Unicode.Scalar(byte).properties.isASCIIHexDigit
            ? Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) : nil
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
}
