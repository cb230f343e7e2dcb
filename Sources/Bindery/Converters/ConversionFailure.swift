/// Why a value could not be converted. It is meant for the person at the field where the value stands.
public struct ConversionFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What was wrong, for programs: to choose another text, or one in another language.
    public struct Reason: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(stringLiteral value: String) { rawValue = value }

        /// Nothing was entered where something is needed.
        public static let empty: Reason = "empty"
        /// The text is not of the form that is asked for.
        public static let malformed: Reason = "malformed"
        /// The form is right, but the value lies outside of what is possible.
        public static let outOfRange: Reason = "outOfRange"
    }

    public let reason: Reason
    /// The value that was refused, as text.
    public let value: String
    /// What is wrong and what to do, as one sentence.
    public let message: String

    public init(_ reason: Reason, value: String, message: String) {
        self.reason = reason
        self.value = value
        self.message = message
    }

    public var description: String { message }
}
