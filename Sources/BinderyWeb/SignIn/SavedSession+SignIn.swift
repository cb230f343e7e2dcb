internal import Bindery

/// Sign-ins and stamps in the store of sessions. Their tokens contain a blank: no page has such a token.
extension SavedSession {
    static func token(ofSignIn secret: String) -> String { "sign-in \(secret)" }

    static func token(ofStamp user: Principal.ID) -> String { "stamp \(user)" }

    private static let key = "sign-in"

    init(_ signIn: SignInTable.SignIn, secret: String) {
        let fields: [String: StateValue] = [
            "lastUse": .integer(signIn.lastUse.components.seconds), "isRemembered": .bool(signIn.isRemembered),
        ]
        self.init(
            token: Self.token(ofSignIn: secret), browser: signIn.browser, location: "",
            states: [Self.key: StateSnapshot(fields: fields)], user: signIn.user)
    }

    /// `nil` if this is a page.
    var signIn: SignInTable.SignIn? {
        guard let user, let fields = states[Self.key]?.fields, case .integer(let seconds)? = fields["lastUse"],
            case .bool(let isRemembered)? = fields["isRemembered"]
        else { return nil }
        return SignInTable.SignIn(
            user: user, browser: browser, isRemembered: isRemembered, lastUse: .seconds(seconds))
    }

    init(stamp: String, of user: Principal.ID) {
        self.init(token: Self.token(ofStamp: user), browser: "", location: stamp)
    }

    var stamp: String { location }
}
