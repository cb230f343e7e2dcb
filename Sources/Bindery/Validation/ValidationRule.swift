/// A rule for a value: a pure function that returns a message if the value is wrong, or nil.
///
/// ```swift
/// let rule = ValidationRule<String, String>.length(4...16, "4 to 16 characters")
/// rule.check("abc")      // "4 to 16 characters"
/// ```
///
/// The message may be text or an enumeration's case. Properties that a rule reads are dependencies of its
/// ``Validation``.
public struct ValidationRule<Value, Message> {
    public let check: (Value) -> Message?

    public init(_ check: @escaping (Value) -> Message?) { self.check = check }

    /// Returns a rule that accepts the values that `isValid` accepts.
    public static func satisfying(_ message: Message, _ isValid: @escaping (Value) -> Bool) -> ValidationRule {
        ValidationRule { isValid($0) ? nil : message }
    }

    /// Returns a rule that accepts the values that `conversion` converts.
    public static func converting<Output, Failure>(
        by conversion: Conversion<Value, Output, Failure>, _ message: @escaping (Failure) -> Message
    ) -> ValidationRule {
        ValidationRule { value in
            do throws(Failure) {
                _ = try conversion.convert(value)
                return nil
            } catch {
                return message(error)
            }
        }
    }

    /// Returns a rule that applies only while `condition` holds.
    public func when(_ condition: Property<Bool>) -> ValidationRule {
        ValidationRule { condition.value ? check($0) : nil }
    }
}

extension ValidationRule where Value: Collection {
    /// Returns a rule that accepts a collection that is not empty.
    public static func required(_ message: Message) -> ValidationRule { satisfying(message) { !$0.isEmpty } }

    /// Returns a rule for the length of text, in characters, or the count of a collection.
    public static func length(_ range: some RangeExpression<Int>, _ message: Message) -> ValidationRule {
        satisfying(message) { range.contains($0.count) }
    }

    /// The rule for values that are not empty, for a field that may stay empty.
    public var unlessEmpty: ValidationRule {
        ValidationRule { $0.isEmpty ? nil : check($0) }
    }
}

extension ValidationRule where Value: Comparable {
    public static func range(_ range: some RangeExpression<Value>, _ message: Message) -> ValidationRule {
        satisfying(message) { range.contains($0) }
    }
}

extension ValidationRule where Value: Equatable {
    /// Returns a rule that accepts the value of another property, such as a repeated password.
    public static func equal(to other: Property<Value>, _ message: Message) -> ValidationRule {
        satisfying(message) { $0 == other.value }
    }
}

extension ValidationRule where Value == String {
    /// Returns a rule that accepts text that `pattern` matches as a whole.
    public static func matching<Output>(_ pattern: Regex<Output>, _ message: Message) -> ValidationRule {
        satisfying(message) { $0.wholeMatch(of: pattern) != nil }
    }
}
