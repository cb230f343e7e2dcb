import Bindery
import Testing

@Suite struct IdentityTests {
    private enum AppRoute: String, Route {
        case index = "/"
        case login = "/login"
        case account = "/account"
        case users = "/users"

        var path: String { rawValue }
    }

    private let ada = Principal(id: "17", name: "Ada", roles: ["editor"])

    @Test func aGuardAsksForTheUserAndForRoles() {
        let identity = Identity()
        let routes = Routes(root: AppRoute.index) { AppRoute(rawValue: $0) }
        let navigator = Navigator(routes, at: "/account") { route in
            switch route {
            case .account: RouteGuard(identity.isSignedIn, otherwise: .login)
            case .users: RouteGuard(identity.hasRole("administrator"), otherwise: .index)
            default: nil
            }
        }
        #expect(navigator.stack.value == [.index, .login])
        identity.signIn(ada)
        #expect(navigator.stack.value == [.index, .account])
        navigator.push(.users)
        #expect(navigator.heldBack.value == [.users])
        identity.signIn(Principal(id: "17", roles: ["editor", "administrator"]))
        #expect(navigator.stack.value.last == .users)
        identity.signOut()
        #expect(navigator.heldBack.value == [.account, .users])
    }

    @Test func signingOutEverywhereSignsOutHere() {
        let identity = Identity(ada)
        identity.signOutEverywhere()
        #expect(identity.principal.value == nil)
        #expect(!identity.isSignedIn.value)
    }

    @Test func aBackendIsToldWhatIsRequested() {
        var changes: [Identity.Change] = []
        let identity = Identity(.constant(nil)) { changes.append($0) }
        identity.signIn(ada, isRemembered: true, returningTo: "/account")
        identity.signIn(ada)
        identity.signOut()
        identity.signOutEverywhere()
        #expect(
            changes == [
                .signIn(ada, isRemembered: true, path: "/account"), .signIn(ada, isRemembered: false, path: nil),
                .signOut(path: nil), .signOutEverywhere,
            ])
        #expect(identity.principal.value == nil)
    }
}
