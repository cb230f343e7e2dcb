import Bindery
import BinderyPageClient
import BinderyWeb
import Logging
import Testing

@testable import SignIn

/// The site as its users' browsers see it, over sockets.
@Suite(.serialized) struct SiteTests {
    private func withSite(_ body: (_ port: Int) async throws -> Void) async throws {
        let accounts = try Accounts(cost: testCost)
        try await accounts.add(
            Principal(id: "1", name: "Ada", roles: ["staff"]), email: "ada@example.org", password: "right password")
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        let site = Task {
            defer { continuation.finish() }
            var options = LiveServer.Options(port: 0)
            options.logger.logLevel = .critical
            try await LiveServer.site(accounts, options: options).run { port in continuation.yield(port) }
        }
        for await port in ports {
            let outcome: Result<Void, any Error>
            do { outcome = .success(try await body(port)) } catch { outcome = .failure(error) }
            site.cancel()
            _ = await site.result
            return try outcome.get()
        }
        try await site.value
    }

    /// A browser with a page that stays connected.
    private struct Visitor {
        let page: PageClient
        let connection: Task<Void, Never>

        init(port: Int, path: String) {
            let page = PageClient(PageAddress(host: "127.0.0.1", port: port, path: path))
            self.page = page
            connection = Task { await page.run() }
        }

        func shows(_ id: String, _ text: String) async throws {
            try await page.wait { $0.content.root.first(called: id)?.wholeText == text }
        }

        func shows(_ id: String) async throws {
            try await page.wait { $0.isSettled && $0.content.root.first(called: id) != nil }
        }

        func enter(_ text: String, into id: String) async {
            await page.act { page in _ = page.content.root.first(called: id).map { page.enter(text, into: $0) } }
        }

        func tap(_ id: String) async {
            await page.act { page in _ = page.content.root.first(called: id).map { page.tap($0) } }
        }

        func logIn(_ password: String = "right password") async throws {
            try await shows("log-in")
            await enter("ada@example.org", into: "email")
            await enter(password, into: "password")
            try await page.wait(until: \.isSettled)
            await tap("log-in")
        }

        func leave() async {
            connection.cancel()
            await connection.value
        }
    }

    @Test func aUserSignsInAndSeesWhatTheyWanted() async throws {
        try await withSite { port in
            let visitor = Visitor(port: port, path: "/staff")
            try await visitor.logIn()
            try await visitor.shows("staff-text", "Only for the staff.")
            #expect(await visitor.page.act { $0.faults } == [])
            await visitor.leave()
        }
    }

    @Test func aWrongPasswordLeavesTheUserOutside() async throws {
        try await withSite { port in
            let visitor = Visitor(port: port, path: "/account")
            try await visitor.logIn("wrong password")
            try await visitor.shows("toast", "The e-mail address or the password is wrong.")
            #expect(await visitor.page.act { $0.content.root.first(called: "name") == nil } == true)
            await visitor.leave()
        }
    }

    @Test func aUserSignsOutOfAllDevicesOnOneOfThem() async throws {
        try await withSite { port in
            let (here, there) = (Visitor(port: port, path: "/account"), Visitor(port: port, path: "/account"))
            try await here.logIn()
            try await there.logIn()
            try await here.shows("name", "Signed in as Ada")
            try await there.shows("name", "Signed in as Ada")
            try await here.shows("sign-out-everywhere")
            await here.tap("sign-out-everywhere")
            // Both are back at the login.
            try await here.shows("log-in")
            try await there.shows("log-in")
            await here.leave()
            await there.leave()
        }
    }

    @Test func aSignOutLeadsHome() async throws {
        try await withSite { port in
            let visitor = Visitor(port: port, path: "/account")
            try await visitor.logIn()
            try await visitor.shows("sign-out")
            await visitor.tap("sign-out")
            try await visitor.shows("hello", "Hello!")
            await visitor.leave()
        }
    }
}
