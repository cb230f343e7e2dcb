import BinderyView
import Synchronization
import Testing

@testable import BinderyWeb

/// Signing in on a live page: the ticket, the cookies, the new page.
struct SignInTests {
    @Test func aGuardHoldsTheScreenBackUntilTheUserHasSignedIn() async throws {
        try await SignInSite.serve { visitor in
            var visitor = visitor
            let before = try await visitor.get("/account")
            #expect(before.text.contains(#"data-screen="login""#))
            let answer = try await visitor.signIn()
            #expect(answer.status == 303)
            // The screen that was held back.
            #expect(answer["location"] == ["/account"])
            #expect(answer["cache-control"] == ["no-store"])
            let after = try await visitor.get("/account")
            #expect(after.text.contains(#"data-screen="account""#))
            #expect(after.text.contains("user Ada"))
        }
    }

    @Test func theCookiesAreHiddenFromScriptsAndLastAsLongAsTheUserWants() async throws {
        try await SignInSite.serve { visitor in
            var (ada, bob) = (visitor, visitor)
            let remembered = try await ada.signIn()["set-cookie"]
            #expect(remembered.count == 2)
            #expect(remembered.allSatisfy { $0.contains("; HttpOnly; SameSite=Lax") })
            #expect(remembered.contains { $0.hasPrefix("bindery-sign-in=") && $0.contains("; Max-Age=1209600; ") })
            let brief = try await bob.signIn("briefly")["set-cookie"]
            #expect(brief.contains { $0.hasPrefix("bindery-sign-in=") && !$0.contains("Max-Age") })
        }
    }

    @Test func anIdentifierFromBeforeTheSignInIsWorthless() async throws {
        let renewals = Mutex<[String]>([])
        let signIn = LiveSignIn(renewed: { old, new, user in
            renewals.withLock { $0.append("\(old) \(new) \(user?.id ?? "")") }
        })
        try await SignInSite.serve(signIn) { visitor in
            // The attacker plants an identifier that they know.
            var (attacker, victim) = (visitor, visitor)
            _ = try await attacker.get("/")
            let planted = try #require(attacker.cookies["bindery-browser"])
            victim.cookies = ["bindery-browser": planted]
            let page = try await victim.open("/account")
            _ = try await victim.get(try await page.tapToLeave("in"))
            let renewed = try #require(victim.cookies["bindery-browser"])
            #expect(renewed != planted)
            #expect(renewals.withLock { $0 } == ["\(planted) \(renewed) 17"])
            #expect(try await victim.text("user", at: "/account") == "user Ada")
            #expect(try await victim.text("browser", at: "/account") == renewed)
            // The planted identifier gives neither the user nor the page on which they signed in, nor their new page.
            #expect(try await attacker.text("user", at: "/") == "anonymous")
            let old = try await attacker.connect(page.socket)
            #expect(try await old.wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
            let next = try await victim.open("/account")
            let stolen = try await attacker.connect(next.socket)
            #expect(try await stolen.wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
            // Nor does the new identifier without the secret of the sign-in.
            attacker.cookies["bindery-browser"] = renewed
            #expect(try await attacker.text("user", at: "/") == "anonymous")
            let half = try await attacker.connect(next.socket)
            #expect(try await half.wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == true)
        }
    }

    @Test func aTicketCountsOnceAndForItsBrowserAlone() async throws {
        try await SignInSite.serve { visitor in
            var (victim, attacker) = (visitor, visitor)
            let address = try await victim.open("/account").tapToLeave("in")
            _ = try await attacker.get("/")
            let stolen = try await attacker.get(address)
            #expect(stolen.status == 403)
            #expect(stolen["set-cookie"] == [])
            // A thief has it: it counts no more.
            #expect(try await victim.get(address).status == 403)
            let again = try await victim.open("/account").tapToLeave("in")
            let before = victim
            #expect(try await victim.get(again).status == 303)
            var repeated = before
            #expect(try await repeated.get(again).status == 403)
        }
    }

    @Test func anotherSiteCannotUseATicket() async throws {
        try await SignInSite.serve { visitor in
            var visitor = visitor
            let address = try await visitor.open("/account").tapToLeave("in")
            for site in ["cross-site", "same-site", "none"] {
                let answer = try await visitor.get(address, ["Sec-Fetch-Site": site])
                #expect(answer.status == 403)
                #expect(answer["set-cookie"] == [])
            }
            #expect(try await visitor.get(address, method: "HEAD").status == 404)
            #expect(try await visitor.get(address, ["Sec-Fetch-Site": "same-origin"]).status == 303)
        }
    }

    @Test(arguments: ["", "?ticket=", "?ticket=x", "?ticket=\(String(repeating: "0", count: 32))", "?other=x"])
    func whatIsNoTicketChangesNothing(_ query: String) async throws {
        try await SignInSite.serve { visitor in
            var visitor = visitor
            _ = try await visitor.get("/")
            let answer = try await visitor.get("/bindery/identity\(query)")
            #expect([403, 404].contains(answer.status))
            #expect(answer["set-cookie"] == [])
        }
    }

    @Test func aPageThatConnectsAgainIsStillTheUsers() async throws {
        try await SignInSite.serve { visitor in
            var visitor = visitor
            _ = try await visitor.signIn()
            let page = try await visitor.open("/account")
            page.close()
            let (wire, _) = try await visitor.connect(page.socket)
            #expect(try await wire.readFrames { _ in true }.last?.text.contains(#"["X"]"#) == false)
        }
    }

    @Test func aSignInBeforeThePageOpensRenewsTheBrowser() async throws {
        try await SignInSite.serve { request, response in
            if request.query["token"] == "valid" { response.signIn(SignInSite.ada, isRemembered: true) }
            if request.query["leave"] != nil { response.signOut() }
        } _: { visitor in
            var visitor = visitor
            _ = try await visitor.get("/")
            let planted = visitor.cookies["bindery-browser"]
            #expect(try await visitor.text("user", at: "/account?token=valid") == "user Ada")
            #expect(visitor.cookies["bindery-browser"] != planted)
            #expect(try await visitor.text("user", at: "/account") == "user Ada")
            #expect(try await visitor.text("user", at: "/?leave") == "anonymous")
            #expect(visitor.cookies["bindery-sign-in"] == nil)
        }
    }

    @Test func theApplicationChecksTheUserOfEachPage() async throws {
        let isOpen = Mutex(true)
        let signIn = LiveSignIn { principal, _ in
            isOpen.withLock { $0 } ? Principal(id: principal.id, name: "Ada Lovelace") : nil
        }
        try await SignInSite.serve(signIn) { visitor in
            var visitor = visitor
            _ = try await visitor.signIn()
            #expect(try await visitor.text("user", at: "/account") == "user Ada Lovelace")
            isOpen.withLock { $0 = false }
            #expect(try await visitor.text("user", at: "/account") == "anonymous")
        }
    }

    @Test func overHTTPSTheSecretCannotBeSetByAnotherHost() {
        let token = UnguessableToken.make()
        #expect(
            Cookies.set(signIn: token, maxAge: nil, isSecure: true)
                == "__Host-bindery-sign-in=\(token); Path=/; HttpOnly; SameSite=Lax; Secure")
        #expect(Cookies.signIn(in: "bindery-sign-in=\(token)", isSecure: true) == nil)
        #expect(Cookies.signIn(in: "a=b; __Host-bindery-sign-in=\(token)", isSecure: true) == token)
    }
}
