import BinderyView
import Testing

@testable import BinderyWeb

/// Signing out: on this browser, in all browsers, and after a restart.
struct SignOutTests {
    @Test func aSignOutEndsThePagesOfThisBrowser() async throws {
        try await SignInSite.serve { visitor in
            var (here, elsewhere) = (visitor, visitor)
            _ = try await here.signIn()
            _ = try await elsewhere.signIn()
            let (one, two) = (try await here.open("/account"), try await here.open("/account"))
            let other = try await elsewhere.open("/account")
            let before = here
            let address = try await one.tapToLeave("out")
            #expect(address.hasPrefix("/bindery/identity?ticket="))
            #expect(try await two.destination() == "/account")
            #expect(try await two.isEnded())
            // At once, not when the browser follows the ticket.
            #expect(try await here.text("user", at: "/account") == "anonymous")
            here = before
            let answer = try await here.get(address)
            #expect(answer["location"] == ["/"])
            #expect(here.cookies["bindery-sign-in"] == nil)
            #expect(here.cookies["bindery-browser"] != before.cookies["bindery-browser"])
            #expect(try await here.text("user", at: "/account") == "anonymous")
            // The cookies from before are worthless.
            var thief = before
            #expect(try await thief.text("user", at: "/account") == "anonymous")
            // The other browser is still signed in.
            try await other.send(#"[1,"t",\#(other.node("press"))]"#)
            _ = try await other.wire.read(until: "pressed 1")
            #expect(try await elsewhere.text("user", at: "/account") == "user Ada")
        }
    }

    @Test func signingOutEverywhereEndsAllPagesOfTheUser() async throws {
        let signIn = LiveSignIn()
        try await SignInSite.serve(signIn) { visitor in
            var (here, elsewhere, stranger) = (visitor, visitor, visitor)
            _ = try await here.signIn()
            _ = try await elsewhere.signIn()
            let pages = [
                try await here.open("/account"), try await here.open("/"), try await elsewhere.open("/account"),
            ]
            let other = try await stranger.open("/")
            try await signIn.signOutEverywhere("17")
            for page in pages {
                _ = try await page.destination()
                #expect(try await page.isEnded())
            }
            for page in pages.prefix(2) {
                let (wire, _) = try await here.connect(page.socket)
                #expect(try await wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
            }
            let before = here.cookies["bindery-browser"]
            #expect(try await here.text("user", at: "/account") == "anonymous")
            #expect(here.cookies["bindery-sign-in"] == nil)
            #expect(here.cookies["bindery-browser"] != before, "what is kept for this browser is not for its next user")
            #expect(try await elsewhere.text("user", at: "/account") == "anonymous")
            try await other.send(#"[1,"t",\#(other.node("press"))]"#)
            _ = try await other.wire.read(until: "pressed 1")
            // A later sign-in counts.
            _ = try await here.signIn()
            #expect(try await here.text("user", at: "/account") == "user Ada")
        }
    }

    @Test func aViewModelSignsItsUserOutEverywhere() async throws {
        try await SignInSite.serve { visitor in
            var (here, elsewhere) = (visitor, visitor)
            _ = try await here.signIn()
            _ = try await elsewhere.signIn()
            let (page, other) = (try await here.open("/account"), try await elsewhere.open("/account"))
            #expect(try await page.tapToLeave("everywhere") == "/account")
            #expect(try await other.destination() == "/account")
            #expect(try await other.isEnded())
        }
    }

    // MARK: The store

    /// Opens a page, taps its button, and waits until that is stored. Returns the path of its socket.
    private func storedPage(_ visitor: SiteVisitor, in store: MemorySessionStore) async throws -> String {
        var visitor = visitor
        let page = try await visitor.open("/account")
        try await page.send(#"[1,"t",\#(page.node("press"))]"#)
        _ = try await page.wire.read(until: "pressed 1")
        let token = try #require(page.socket.firstMatch(of: /page=([0-9a-f]+)/)?.1)
        try await eventually { await store.session(String(token))?.acknowledged == 1 }
        return page.socket
    }

    @Test func aUserIsStillSignedInAfterARestart() async throws {
        let store = MemorySessionStore()
        var browser = SiteVisitor(port: 0)
        var socket = ""
        try await SignInSite.serve(store: store) { visitor in
            var visitor = visitor
            _ = try await visitor.signIn()
            (browser, socket) = (visitor, try await storedPage(visitor, in: store))
        }
        try await SignInSite.serve(store: store) { visitor in
            var next = SiteVisitor(port: visitor.port, cookies: browser.cookies)
            let (wire, _) = try await next.connect(socket)
            let state = try await wire.readFrames { $0.text.contains(#"["E","#) }.last?.text ?? ""
            #expect(state.contains("user Ada"))
            #expect(state.contains("pressed 1"))
            #expect(try await next.text("user", at: "/account") == "user Ada")
            // The page needs the sign-in, not only the identifier of the browser.
            next.cookies["bindery-sign-in"] = nil
            let (other, _) = try await next.connect(socket)
            #expect(try await other.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
        }
    }

    @Test func aPageThatIsRestoredLaterIsNotTheUsersAnyMore() async throws {
        let store = MemorySessionStore()
        var browser = SiteVisitor(port: 0)
        var socket = ""
        try await SignInSite.serve(store: store) { visitor in
            var visitor = visitor
            _ = try await visitor.signIn()
            (browser, socket) = (visitor, try await storedPage(visitor, in: store))
        }
        // The page is in the store alone.
        let signIn = LiveSignIn()
        try await SignInSite.serve(signIn, store: store) { visitor in
            try await signIn.signOutEverywhere("17")
            var next = SiteVisitor(port: visitor.port, cookies: browser.cookies)
            let (wire, _) = try await next.connect(socket)
            #expect(try await wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
            // Nor does a new page in the same tab continue its state.
            let token = try #require(socket.firstMatch(of: /page=([0-9a-f]+)/)?.1)
            let page = try await next.open("/")
            let (resumed, _) = try await next.connect(page.socket + "&resume=\(token)")
            let text = try await resumed.readFrames { _ in true }.last?.text ?? ""
            #expect(!text.contains("pressed 1"))
            #expect(try await next.text("user", at: "/account") == "anonymous")
        }
        try await SignInSite.serve(store: store) { visitor in
            var next = SiteVisitor(port: visitor.port, cookies: browser.cookies)
            let user = try await next.text("user", at: "/account")
            #expect(user == "anonymous")
        }
    }

    @Test func theApplicationChecksThePageThatIsRestored() async throws {
        let store = MemorySessionStore()
        var browser = SiteVisitor(port: 0)
        var socket = ""
        try await SignInSite.serve(store: store) { visitor in
            var visitor = visitor
            _ = try await visitor.signIn()
            (browser, socket) = (visitor, try await storedPage(visitor, in: store))
        }
        // The account was closed meanwhile.
        try await SignInSite.serve(LiveSignIn { _, _ in nil }, store: store) { visitor in
            let next = SiteVisitor(port: visitor.port, cookies: browser.cookies)
            let (wire, _) = try await next.connect(socket)
            #expect(try await wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
        }
    }

    @Test func aUserOfTheHostApplicationIsSignedOutEverywhereToo() async throws {
        let signIn = LiveSignIn()
        try await SignInSite.serve(signIn) { request, response in
            if request.headers.only("X-User") == "17" { response.principal = SignInSite.ada }
        } _: { visitor in
            var visitor = visitor
            let answer = try await visitor.get("/account", ["X-User": "17"])
            #expect(answer.text.contains("user Ada"))
            #expect(visitor.cookies["bindery-sign-in"] == nil)
            let socket = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
            let (wire, _) = try await visitor.connect(String(socket))
            _ = try await wire.readFrames { _ in true }
            try await signIn.signOutEverywhere("17")
            #expect(try await wire.readFrames { $0.opcode == 8 }.contains { $0.text.contains(#"["G","/account"]"#) })
            // The host application decides about new pages.
            #expect(try await visitor.text("user", at: "/account") == "anonymous")
        }
    }
}
