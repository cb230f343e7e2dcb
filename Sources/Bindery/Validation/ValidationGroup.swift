/// The validity of several fields together: of a form.
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
/// A group is a validation itself, so that groups can be grouped.
public final class ValidationGroup: AnyValidation {
    public let field: String
    public let isValid: Property<Bool>
    /// The name of the first field that is not valid; nil if all are. Of a group in this one, the group's name.
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

    /// Shows none until fields are left again.
    public func reset() {
        transaction { for validation in validations { validation.reset() } }
    }
}
