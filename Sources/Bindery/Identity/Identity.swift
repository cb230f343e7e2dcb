public import BinderyGraph

/// Who uses the application, as its view models see it, and the way to sign in and out.
///
/// ```swift
/// let navigator = Navigator(routes, at: path) { route in
///     switch route {
///     case .account: RouteGuard(identity.isSignedIn, otherwise: .login)
///     case .users: RouteGuard(identity.hasRole("administrator"), otherwise: .index)
///     default: nil
///     }
/// }
/// ```
///
/// | call | in a program of one user | on a live page (`BinderyWeb`) |
/// |---|---|---|
/// | `signIn` | ``principal`` changes | the page is replaced by a new one, with a new identifier of the browser |
/// | `signOut` | ``principal`` becomes nil | the pages of this sign-in end; this one is replaced by a new one |
/// | `signOutEverywhere` | the same | all pages of the user end, in all browsers |
///
/// A view model checks the password, then calls `signIn`; the identity checks nothing.
///
/// - Isolation: confined to the actor that made it.
/// - Also known as: `ClaimsPrincipal` and `SignInManager` in ASP.NET Core, `current_scope` in `phx.gen.auth`.
public final class Identity {
    /// What a view model requests of the backend.
    public enum Change: Equatable, Sendable {
        /// `path`: the screen that is shown next; nil for the one that was requested.
        case signIn(Principal, isRemembered: Bool, path: String?)
        /// `path`: the screen that is shown next; nil for the root.
        case signOut(path: String?)
        case signOutEverywhere
    }

    /// The user; nil while no user has signed in.
    public let principal: Property<Principal?>
    /// Whether a user has signed in: the condition of a ``RouteGuard``.
    public private(set) lazy var isSignedIn: Property<Bool> = principal.map { $0 != nil }
    private let change: (Change) -> Void

    /// Creates the identity of a program that has one user at a time, or of a test.
    public convenience init(_ principal: Principal? = nil) {
        let current = MutableProperty(principal, name: "principal")
        self.init(current) { change in
            switch change {
            case .signIn(let principal, _, _): current.value = principal
            case .signOut, .signOutEverywhere: current.value = nil
            }
        }
    }

    /// Creates the identity of a backend, which carries out the changes.
    public init(_ principal: Property<Principal?>, change: @escaping (Change) -> Void) {
        self.principal = principal
        self.change = change
    }

    /// Whether the user has a role: the condition of a ``RouteGuard``.
    public func hasRole(_ role: String) -> Property<Bool> { principal.map { $0?.roles.contains(role) ?? false } }

    /// Signs a user in, whose password the caller has checked.
    ///
    /// - Parameters:
    ///   - isRemembered: Whether the browser stays signed in after it was closed.
    ///   - path: The screen that is shown next, a path of this application. By default the screen that a guard holds
    ///     back, or the present one.
    public func signIn(_ principal: Principal, isRemembered: Bool = false, returningTo path: String? = nil) {
        change(.signIn(principal, isRemembered: isRemembered, path: path))
    }

    /// Signs the user out of this browser, and shows the screen at `path`, by default the root.
    public func signOut(returningTo path: String? = nil) { change(.signOut(path: path)) }

    /// Signs the user out of every browser: after a change of the password, for instance.
    public func signOutEverywhere() { change(.signOutEverywhere) }
}
