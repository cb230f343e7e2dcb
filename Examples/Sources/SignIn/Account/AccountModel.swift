import Bindery

/// The user's own screen: their name, another password, and the ways out.
final class AccountModel {
    @Reactive var present = ""
    @Reactive var next = ""
    let name: Property<String>
    let rule: Validation<String>
    let changePassword: Action<Void, Void, AccountFailure>
    private let identity: Identity
    private let bag = DisposeBag()

    typealias Change =
        nonisolated(nonsending) (Principal.ID, _ present: String, _ next: String) async throws(AccountFailure) -> Void

    /// - Parameter change: replaces the user's present password by another one.
    init(identity: Identity, change: @escaping Change) {
        self.identity = identity
        name = identity.principal.map { $0?.name ?? "" }
        let (present, next, principal) = (_present, _next, identity.principal)
        rule = Validation("next", of: next, .length(12..., "Use at least 12 characters."))
        let isValid = rule.isValid
        changePassword = Action(enabledIf: Property { isValid.value && !present.value.isEmpty }) {
            () async throws(AccountFailure) in
            guard let user = principal.value else { throw .wrong }
            try await change(user.id, present.value, next.value)
        }
        // Another person may know the password that was changed, and be signed in with it.
        changePassword.values.observe { identity.signOutEverywhere() }.disposed(by: bag)
    }

    func signOut() { identity.signOut() }

    func signOutEverywhere() { identity.signOutEverywhere() }
}
