/// The reason that a value could not be converted, addressed to the user who edits the field.
public struct ConversionFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of failure, for programs: to choose another text, or one in another language.
    public struct Reason: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(stringLiteral value: String) { rawValue = value }

        /// Nothing was entered where a value is required.
        public static let empty: Reason = "empty"
        /// The text does not have the required form.
        public static let malformed: Reason = "malformed"
        /// The form is right, but the value is out of range.
        public static let outOfRange: Reason = "outOfRange"
    }

    public let reason: Reason
    /// The refused value, as text.
    public let value: String
    /// A sentence that says what is wrong and what to do.
    public let message: String

    public init(_ reason: Reason, value: String, message: String) {
        self.reason = reason
        self.value = value
        self.message = message
    }

    public var description: String { message }
}
