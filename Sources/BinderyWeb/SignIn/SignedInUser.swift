public import Bindery

/// The user of a page or a browser, and what their right to it depends on. One object, which the page's session, its
/// saves and the table of sessions share.
public final class SignedInUser: Codable, Equatable, Sendable {
    public let principal: Principal
    /// The number of the sign-in; `nil` if the application authenticated the request by itself.
    let signIn: String?
    /// Equal to the user's present stamp until the user is signed out everywhere.
    let stamp: String

    package init(_ principal: Principal, signIn: String? = nil, stamp: String = "") {
        self.principal = principal
        self.signIn = signIn
        self.stamp = stamp
    }

    /// The same right, for a principal that the application has made again.
    func with(_ principal: Principal) -> SignedInUser {
        principal == self.principal ? self : SignedInUser(principal, signIn: signIn, stamp: stamp)
    }

    public static func == (one: SignedInUser, other: SignedInUser) -> Bool {
        one.principal == other.principal && one.signIn == other.signIn && one.stamp == other.stamp
    }
}
