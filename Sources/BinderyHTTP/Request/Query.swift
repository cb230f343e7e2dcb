internal import Bindery

/// Names with values, in order: the query of an address, or the fields of a form.
///
/// ```swift
/// let query: Query = ["text": text, "page": 2, "tag": ["new", "used"], "seller": nil]
/// ```
///
/// is `text=…&page=2&tag=new&tag=used`: an array repeats the name, `nil` leaves it out. Names and values are percent-encoded, `+` and `&` too.
public struct Query: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// One name with one value, neither encoded yet.
    public struct Item: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public private(set) var items: [Item] = []

    public init() {}

    public init(dictionaryLiteral elements: (String, (any QueryValue)?)...) {
        for (name, value) in elements { append(name, value) }
    }

    /// Adds a value after those that are there, also under a name that is; an array adds several, `nil` none.
    public mutating func append(_ name: String, _ value: (any QueryValue)?) {
        items += (value?.queryTexts ?? []).map { Item(name: name, value: $0) }
    }

    public var isEmpty: Bool { items.isEmpty }

    /// As it stands in an address, without `?`.
    public var encoded: String {
        items
            .map {
                [$0.name, $0.value].map { PercentEncoding.encode($0, keeping: .unreserved) }.joined(separator: "=")
            }
            .joined(separator: "&")
    }
}

/// What can be a value of a ``Query``.
public protocol QueryValue {
    /// One text for each time that the name is to stand in the query.
    var queryTexts: [String] { get }
}

extension QueryValue where Self: LosslessStringConvertible {
    public var queryTexts: [String] { [description] }
}

/// An enumeration of texts, for instance, needs to say no more than that it conforms.
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
