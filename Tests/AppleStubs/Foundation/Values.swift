public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Codable, Sendable {
    public init() { fatalError() }
    public init(timeIntervalSince1970: TimeInterval) { fatalError() }
    public static func < (a: Date, b: Date) -> Bool { fatalError() }
    public func timeIntervalSince(_ other: Date) -> TimeInterval { fatalError() }
    public func addingTimeInterval(_ interval: TimeInterval) -> Date { fatalError() }
}

public struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
    public typealias Bytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )
    public init() { fatalError() }
    public init(uuid: Bytes) { fatalError() }
    public init(from decoder: any Decoder) throws { fatalError() }
    public func encode(to encoder: any Encoder) throws { fatalError() }
    public static func == (a: UUID, b: UUID) -> Bool { fatalError() }
    public func hash(into hasher: inout Hasher) { fatalError() }
    public var description: String { fatalError() }
}

public struct Data: Hashable, Codable, Sendable, RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    public init() { fatalError() }
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element == UInt8 { fatalError() }
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> UInt8 {
        get { fatalError() }
        set { fatalError() }
    }
    public subscript(bounds: Range<Int>) -> Data {
        get { fatalError() }
        set { fatalError() }
    }
    public mutating func append(_ other: Data) { fatalError() }
    public mutating func replaceSubrange<Elements: Collection>(_ range: Range<Int>, with elements: Elements)
    where Elements.Element == UInt8 { fatalError() }
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) { fatalError() }
    public static var current: Locale { fatalError() }
    public static var preferredLanguages: [String] { fatalError() }
    public var decimalSeparator: String? { fatalError() }
    public var groupingSeparator: String? { fatalError() }
}

public struct TimeZone: Hashable, Sendable {
    public static var gmt: TimeZone { fatalError() }
    public init?(secondsFromGMT seconds: Int) { fatalError() }
}

public struct Calendar: Hashable, Sendable {
    public enum Identifier: Sendable { case gregorian }
    public enum Component: Sendable { case year, month, day }
    public init(identifier: Identifier) { fatalError() }
    public func date(
        byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false
    ) -> Date? { fatalError() }
}
