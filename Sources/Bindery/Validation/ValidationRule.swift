/// A rule for a value: a pure function from the value to what is wrong with it, or nil.
///
/// ```swift
/// let rule = ValidationRule<String, String>.length(4...16, "4 to 16 characters")
/// rule.check("abc")      // "4 to 16 characters"
/// ```
///
/// The message may be a text, or a case of an enumeration that a view puts in words. What a rule reads of other properties is a dependency of the
/// ``Validation`` that uses it.
public struct ValidationRule<Value, Message> {
    public let check: (Value) -> Message?

    public init(_ check: @escaping (Value) -> Message?) { self.check = check }

    /// What `isValid` accepts.
    public static func satisfying(_ message: Message, _ isValid: @escaping (Value) -> Bool) -> ValidationRule {
        ValidationRule { isValid($0) ? nil : message }
    }

    /// What `conversion` does not refuse.
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

    /// This rule while `condition` holds; otherwise everything is right.
    public func when(_ condition: Property<Bool>) -> ValidationRule {
        ValidationRule { condition.value ? check($0) : nil }
    }
}

extension ValidationRule where Value: Collection {
    /// Something that is not empty.
    public static func required(_ message: Message) -> ValidationRule { satisfying(message) { !$0.isEmpty } }

    /// A text of a length, in characters, or a list of a count.
    public static func length(_ range: some RangeExpression<Int>, _ message: Message) -> ValidationRule {
        satisfying(message) { range.contains($0.count) }
    }

    /// This rule for what is not empty: for a field that may stay so.
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
    /// The same as another property has: a password that is repeated.
    public static func equal(to other: Property<Value>, _ message: Message) -> ValidationRule {
        satisfying(message) { $0 == other.value }
    }
}

extension ValidationRule where Value == String {
    /// A text that `pattern` matches as a whole.
    public static func matching<Output>(_ pattern: Regex<Output>, _ message: Message) -> ValidationRule {
        satisfying(message) { $0.wholeMatch(of: pattern) != nil }
    }
}
