import Bindery

/// The login: checks the password, then signs the user in.
final class LoginModel {
    @Reactive var email = ""
    /// Not saved, since it is a secret.
    @Reactive var password = ""
    @Reactive var isRemembered = false
    let logIn: Action<Void, Principal, AccountFailure>
    private let bag = DisposeBag()

    typealias Check =
        nonisolated(nonsending) (_ email: String, _ password: String) async throws(AccountFailure) -> Principal

    /// - Parameter check: returns the user with an e-mail address and a password.
    init(identity: Identity, check: @escaping Check) {
        let (email, password, isRemembered) = (_email, _password, _isRemembered)
        logIn = Action(enabledIf: Property { !email.value.isEmpty && !password.value.isEmpty }) {
            () async throws(AccountFailure) in
            try await check(email.value, password.value)
        }
        logIn.values.observe { identity.signIn($0, isRemembered: isRemembered.value) }.disposed(by: bag)
        logIn.failures.observe { _ in password.value = "" }.disposed(by: bag)
    }
}
