/// What is wrong with a field, and whether the person is to be told yet.
///
/// ```swift
/// name = Validation("name", of: _name, .required("Enter a name"), .length(4...16, "4 to 16 characters"))
/// login = Action(enabledIf: name.isValid) { … }
/// ```
///
/// | event | result |
/// |---|---|
/// | the value changes, or something that a rule read | ``messages``, ``message`` and ``isValid`` follow |
/// | ``leave()``: the person has left the field | ``shownMessage`` is ``message`` from now on, and follows it |
/// | ``reset()`` | as new: nothing is shown until the field is left again |
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
/// - Complexity: each rule is checked once per change, when somebody reads or observes.
/// - Also known as: `ValidationRule` and `INotifyDataErrorInfo` in WPF, `ValidationRule` of ReactiveUI.Validation.
public final class Validation<Message: Equatable>: AnyValidation {
    /// The field's name; by convention the id of its control.
    public let field: String
    /// What all broken rules say, in the order of the rules.
    public let messages: Property<[Message]>
    /// What the first broken rule says; nil if none is broken.
    public let message: Property<Message?>
    /// ``message`` once the person has left the field; nil before.
    public let shownMessage: Property<Message?>
    public let isValid: Property<Bool>
    /// Whether the person has left the field.
    public let isLeft: Property<Bool>

    private let left = MutableProperty(false)

    /// - Parameters:
    ///   - field: the field's name.
    ///   - refusal: why what is in the field has no value at all, such as a conversion's failure: then that is the only message.
    ///   - rules: checked in order.
    public init<Value>(
        _ field: String, of value: Property<Value>, refusal: Property<Message?> = .constant(nil),
        _ rules: ValidationRule<Value, Message>..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.field = field
        let left = left
        let messages = Property<[Message]>(file: file, line: line) {
            if let refused = refusal.value { return [refused] }
            let value = value.value
            return rules.compactMap { $0.check(value) }
        }
        self.messages = messages
        message = messages.map(file: file, line: line) { $0.first }
        shownMessage = Property(file: file, line: line) { left.value ? messages.value.first : nil }
        isValid = messages.map(file: file, line: line) { $0.isEmpty }
        isLeft = left
    }

    /// The person has left the field, or tried to submit.
    public func leave() { left.value = true }

    /// Nothing is shown until the field is left again.
    public func reset() { left.value = false }
}

/// A ``Validation``, whatever its messages are.
public protocol AnyValidation: AnyObject {
    var field: String { get }
    var isValid: Property<Bool> { get }

    func leave()
    func reset()
}
