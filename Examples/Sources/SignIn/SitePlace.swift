import BinderyView

/// The screens of the site.
enum SitePlace: String, Route {
    case home = "/"
    case login = "/login"
    case account = "/account"
    case staff = "/staff"

    var path: String { rawValue }

    static var routes: Routes<SitePlace> { Routes(root: .home) { SitePlace(rawValue: $0) } }

    /// Who may see a screen.
    static func rule(for place: SitePlace, _ identity: Identity) -> RouteGuard<SitePlace>? {
        switch place {
        case .home, .login: nil
        case .account: RouteGuard(identity.isSignedIn, otherwise: .login)
        case .staff: RouteGuard(identity.hasRole("staff"), otherwise: .login)
        }
    }
}

struct HomeView: View {
    let identity: Identity
    let navigator: Navigator<SitePlace>

    var body: some View {
        Screen("home", title: "Home") {
            Column(spacing: 5) {
                Text(identity.principal.map { $0.map { "Hello, \($0.name)!" } ?? "Hello!" }).style(.title).id("hello")
                Button("Account") { [navigator] in navigator.push(.account) }.id("to-account")
                Button("Staff") { [navigator] in navigator.push(.staff) }.id("to-staff")
            }
        }
    }
}

struct StaffView: View {
    var body: some View {
        Screen("staff", title: "Staff") { Text("Only for the staff.").id("staff-text") }
    }
}
