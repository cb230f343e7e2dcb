/// The problems of a field, and whether the user sees them yet.
///
/// ```swift
/// name = Validation("name", of: _name, .required("Enter a name"), .length(4...16, "4 to 16 characters"))
/// login = Action(enabledIf: name.isValid) { … }
/// ```
///
/// | event | result |
/// |---|---|
/// | the value changes, or a property that a rule read | ``messages``, ``message`` and ``isValid`` follow |
/// | ``leave()``: the user has left the field | ``shownMessage`` equals ``message`` from now on |
/// | ``reset()`` | as new: nothing is shown until the field is left again |
/// | the model that holds it is restored (``Restorable``) | the message is shown if it was shown in the saved state |
///
/// - Isolation: Confined to the actor that made it; not `Sendable`.
/// - Complexity: Each rule is checked once per change, when a property is read or observed.
/// - Also known as: `ValidationRule` and `INotifyDataErrorInfo` in WPF, `ValidationRule` of ReactiveUI.Validation.
public final class Validation<Message: Equatable>: AnyValidation, Restorable {
    /// The field's name, by convention the id of its control.
    public let field: String
    /// The messages of all broken rules, in the order of the rules.
    public let messages: Property<[Message]>
    /// The message of the first broken rule; nil if none is broken.
    public let message: Property<Message?>
    /// ``message`` after the user has left the field; nil before.
    public let shownMessage: Property<Message?>
    /// Whether no rule is broken.
    public let isValid: Property<Bool>
    /// Whether the user has left the field.
    public var isLeft: Property<Bool> { left }

    private let left: MutableProperty<Bool>

    /// - Parameter refusal: The reason that the field has no value, such as a failed conversion; then the only message.
    public init<Value>(
        _ field: String, of value: Property<Value>, refusal: Property<Message?> = .constant(nil),
        _ rules: ValidationRule<Value, Message>..., file: StaticString = #fileID, line: UInt = #line
    ) {
        self.field = field
        let left = MutableProperty(false, name: "isLeft", file: file, line: line)
        self.left = left
        let messages = Property<[Message]>(file: file, line: line) {
            if let refused = refusal.value { return [refused] }
            let value = value.value
            return rules.compactMap { $0.check(value) }
        }
        self.messages = messages
        message = messages.map(file: file, line: line) { $0.first }
        shownMessage = Property(file: file, line: line) { left.value ? messages.value.first : nil }
        isValid = messages.map(file: file, line: line) { $0.isEmpty }
        // Not whether the field was left: a value that is not saved would be restored with a message.
        left.savingMark = SavingMark(
            key: "isShown", read: { [unowned left] in left.value && !messages.value.isEmpty },
            write: { [unowned left] in left.value = $0 })
    }

    /// Shows messages from now on, because the user has left the field or tried to submit it.
    public func leave() { left.value = true }

    /// Hides messages until the field is left again.
    public func reset() { left.value = false }
}

/// A ``Validation`` with any type of message.
public protocol AnyValidation: AnyObject {
    /// The name of the field, or of the group. ``ValidationGroup/firstInvalid`` returns it.
    var field: String { get }
    /// Whether no rule is broken.
    var isValid: Property<Bool> { get }

    /// Shows messages from now on, because the user has left the field or tried to submit it.
    func leave()
    /// Hides messages until the field is left again.
    func reset()
}
