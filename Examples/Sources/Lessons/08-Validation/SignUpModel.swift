import Bindery

/// A form that shows errors only after the user has left a field.
final class SignUpModel {
    @Reactive var name = ""
    @Reactive var email = ""
    @Reactive var age = ""
    @Reactive var password = ""
    @Reactive var repetition = ""
    let nameRules: Validation<String>
    let emailRules: Validation<String>
    let ageRules: Validation<String>
    let passwordRules: Validation<String>
    let repetitionRules: Validation<String>
    let form: ValidationGroup
    let signUp: Action<Void, String, Never>
    /// Sends the name of the field to focus.
    let attention = Subject<String, Never>()

    init() {
        let name = _name
        nameRules = Validation(
            "name", of: name, .required("Enter a name."), .length(4...16, "Use 4 to 16 characters."))
        emailRules = Validation(
            "email", of: _email, .required("Enter an e-mail address."),
            .matching(/[^@\s]+@[^@\s]+\.[^@\s]+/, "Enter an e-mail address such as ada@example.org."))
        ageRules = Validation(
            "age", of: _age,
            .converting(by: Converter<String, Int>.integer(in: 18...130).forward, \.message).unlessEmpty)
        passwordRules = Validation(
            "password", of: _password, .length(8..., "Use at least 8 characters."),
            .satisfying("Include at least one digit.") { $0.contains(where: \.isNumber) })
        repetitionRules = Validation(
            "repetition", of: _repetition, .equal(to: _password, "The passwords don’t match."))
        form = ValidationGroup(nameRules, emailRules, ageRules, passwordRules, repetitionRules)
        signUp = Action(enabledIf: form.isValid) { "Welcome, \(name.value)!" }
    }

    /// Signs up, or shows all errors and focuses the first invalid field.
    func submit() {
        form.leave()
        if let field = form.firstInvalid.value { attention.send(field) } else { signUp.execute() }
    }
}
