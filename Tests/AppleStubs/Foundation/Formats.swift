open class Formatter: NSObject {}

public final class DateFormatter: Formatter, @unchecked Sendable {
    public var locale: Locale!
    public var timeZone: TimeZone!
    public var calendar: Calendar!
    public var dateFormat: String!
    public var twoDigitStartDate: Date!
    public var isLenient: Bool
    public override init() { fatalError() }
    public func date(from string: String) -> Date? { fatalError() }
    public func string(from date: Date) -> String { fatalError() }
}

public protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {
    associatedtype FormatInput
    associatedtype FormatOutput
    func format(_ value: FormatInput) -> FormatOutput
    func locale(_ locale: Locale) -> Self
}

public struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Sendable {
    public func format(_ value: Value) -> String { fatalError() }
    public func locale(_ locale: Locale) -> IntegerFormatStyle { fatalError() }
}

extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: IntegerFormatStyle<Int> { fatalError() }
}

extension BinaryInteger {
    public func formatted<Style: FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Self {
        fatalError()
    }
}

public final class JSONDecoder: @unchecked Sendable {
    public init() { fatalError() }
    public func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value { fatalError() }
}

public final class JSONEncoder: @unchecked Sendable {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public init() { fatalError() }
    public var outputFormatting: OutputFormatting
    public func encode<Value: Encodable>(_ value: Value) throws -> Data { fatalError() }
}
