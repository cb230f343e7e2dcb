/// The validity of several fields together, such as a form.
///
/// ```swift
/// let form = ValidationGroup(name, password)
/// let save = Action(enabledIf: form.isValid) { … }
/// func submit() {
///     form.leave()                                    // now every message is shown
///     if let field = form.firstInvalid.value { focus(field) } else { save.execute() }
/// }
/// ```
///
/// A group is itself a validation, so groups can be nested.
public final class ValidationGroup: AnyValidation {
    public let field: String
    public let isValid: Property<Bool>
    /// The name of the first invalid field; nil if all are valid. For a nested group, the group's name.
    public let firstInvalid: Property<String?>
    private let validations: [any AnyValidation]

    public convenience init(
        _ validations: any AnyValidation..., name: String = "", file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(validations, name: name, file: file, line: line)
    }

    public init(
        _ validations: [any AnyValidation], name: String = "", file: StaticString = #fileID, line: UInt = #line
    ) {
        field = name
        self.validations = validations
        firstInvalid = Property(file: file, line: line) { validations.first { !$0.isValid.value }?.field }
        isValid = Property(file: file, line: line) { validations.allSatisfy(\.isValid.value) }
    }

    /// Shows the messages of all fields.
    public func leave() {
        transaction { for validation in validations { validation.leave() } }
    }

    /// Hides the messages until fields are left again.
    public func reset() {
        transaction { for validation in validations { validation.reset() } }
    }
}
