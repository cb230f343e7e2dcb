import BinderyView

/// A login by phone number and code. It names no actor and no user interface.
final class LoginModel: Restorable {
    @Reactive(.saved) var phone = ""
    /// Not saved: no store keeps it.
    @Reactive var code = ""
    let login: Action<Void, String, LoginFailure>

    init(service: some LoginService) {
        let (phone, code) = (_phone, _code)
        login = Action(enabledIf: Property { !phone.value.isEmpty && !code.value.isEmpty }) {
            () async throws(LoginFailure) in
            guard phone.value.count == 11 else { throw .invalidPhone }
            return try await service.logIn(phone: phone.value, code: code.value)
        }
    }
}
