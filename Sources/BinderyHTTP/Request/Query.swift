internal import Bindery

/// Names with values, in order: the query of an address, or the fields of a form.
///
/// ```swift
/// let query: Query = ["text": text, "page": 2, "tag": ["new", "used"], "seller": nil]
/// ```
///
/// is encoded as `text=…&page=2&tag=new&tag=used`: arrays repeat the name, `nil` omits it. `+` and `&` are encoded.
public struct Query: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// One name with one value, both not yet encoded.
    public struct Item: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var items: [Item] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, (any QueryValue)?)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// Appends a value, also for a name that exists; an array appends several, `nil` none.
    public mutating func append(_ name: String, _ value: (any QueryValue)?) {
        items += (value?.queryTexts ?? []).map { Item(name: name, value: $0) }
    }

    public var isEmpty: Bool { items.isEmpty }

    /// The query as in an address, without `?`.
    public var encoded: String {
        items
            .map {
                [$0.name, $0.value].map { PercentEncoding.encode($0, keeping: .unreserved) }.joined(separator: "=")
            }
            .joined(separator: "&")
    }
}

public protocol QueryValue {
    /// One text for each occurrence of the name in the query.
    var queryTexts: [String] { get }
}

extension QueryValue where Self: LosslessStringConvertible {
    public var queryTexts: [String] { [description] }
}

/// An enumeration with texts as raw values, for instance, only has to declare its conformance.
extension QueryValue where Self: RawRepresentable, RawValue: QueryValue {
    public var queryTexts: [String] { rawValue.queryTexts }
}

extension String: QueryValue {}
extension Substring: QueryValue {}
extension Int: QueryValue {}
extension Int64: QueryValue {}
extension Double: QueryValue {}
extension Bool: QueryValue {}

extension Array: QueryValue where Element: QueryValue {
    public var queryTexts: [String] { flatMap(\.queryTexts) }
}

extension Optional: QueryValue where Wrapped: QueryValue {
    public var queryTexts: [String] { self?.queryTexts ?? [] }
}
