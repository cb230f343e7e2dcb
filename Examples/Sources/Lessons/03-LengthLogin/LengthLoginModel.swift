import Bindery

/// A login that is enabled exactly while both texts have the right length.
final class LengthLoginModel {
    @Reactive var name = ""
    @Reactive var password = ""
    let isNameValid: Property<Bool>
    let isPasswordValid: Property<Bool>
    /// Returns a greeting.
    let logIn: Action<Void, String, Never>

    init() {
        let name = _name
        isNameValid = name.map { (4...16).contains($0.count) }
        isPasswordValid = _password.map { (8...16).contains($0.count) }
        logIn = Action(enabledIf: isNameValid.and(isPasswordValid)) { "Welcome, \(name.value)!" }
    }
}
