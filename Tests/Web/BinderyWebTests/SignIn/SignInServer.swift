import BinderyView
import Logging
import Testing

@testable import BinderyWeb

/// A site with an account that only a user may see, whose login accepts everybody as Ada.
enum SignInSite {
    enum Place: String, Route {
        case index = "/"
        case login = "/login"
        case account = "/account"

        var path: String { rawValue }
    }

    static let ada = Principal(id: "17", name: "Ada", roles: ["editor"])

    static func page(_ request: LiveRequest) -> LivePage {
        let identity = request.identity
        let navigator = Navigator(Routes(root: Place.index) { Place(rawValue: $0) }, at: request.location) { place in
            place == .account ? RouteGuard(identity.isSignedIn, otherwise: .login) : nil
        }
        let presses = Presses()
        return LivePage(
            language: .constant("en"), texts: .english,
            content: NavigationStack(navigator) { place in
                Screen(place == .index ? "index" : place == .login ? "login" : "account", title: "Site") {
                    Text(identity.principal.map { $0.map { "user \($0.name)" } ?? "anonymous" }).id("user")
                    Text(request.browser).id("browser")
                    Button("In") { identity.signIn(ada, isRemembered: true) }.id("in")
                    Button("Briefly") { identity.signIn(ada) }.id("briefly")
                    Button("Out") { identity.signOut() }.id("out")
                    Button("Everywhere") { identity.signOutEverywhere() }.id("everywhere")
                    Button("Press") { presses.count += 1 }.id("press")
                    Text(presses.$count.map { "pressed \($0)" }).id("presses")
                }
            }.saved(presses))
    }

    private final class Presses: Restorable {
        @Reactive(.saved) var count = 0
    }

    /// Runs `body` while the site is served.
    static func serve(
        _ signIn: LiveSignIn = LiveSignIn(), store: (any SessionStore)? = nil, bus: (any ProcessBus)? = nil,
        enter: (@Sendable (LiveRequest, inout LiveResponse) async -> Void)? = nil,
        _ body: (SiteVisitor) async throws -> Void
    ) async throws {
        var options = LiveServer.Options(port: 0)
        options.logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        options.signIn = signIn
        options.store = store
        options.bus = bus
        let server = LiveServer(
            options: options, enter: enter, prepare: { _ in }, page: { request, _ in page(request) })
        try await running { ready in
            try await server.run(ready: ready)
        } _: { port in
            try await body(SiteVisitor(port: port))
        }
    }
}

extension SiteVisitor {
    /// Signs in on a page, and follows the ticket. Returns the answer to that.
    mutating func signIn(_ button: String = "in", at path: String = "/account") async throws -> Answer {
        let page = try await open(path)
        return try await get(try await page.tapToLeave(button))
    }

    mutating func text(_ id: String, at path: String) async throws -> String {
        let answer = try await get(path)
        let match = try #require(answer.text.firstMatch(of: try Regex("data-testid=\"\(id)\"[^>]*>([^<]*)<")))
        return String(match.output[1].substring ?? "")
    }
}
