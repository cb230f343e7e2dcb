import BinderySynchronization
import BinderyView
import Testing

@testable import BinderyWeb

/// What a page is sent when its view models sign a user in or out, without a socket.
@Suite struct IdentitySessionTests {
    private static let ada = Principal(id: "17", name: "Ada")

    private static func page(_ request: LiveRequest) -> LivePage {
        let identity = request.identity
        let presses = MutableProperty(0)
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("test", title: "Test") {
                Text(identity.principal.map { $0?.name ?? "nobody" }).id("name")
                Button("In") { identity.signIn(ada, isRemembered: true, returningTo: "//evil.example") }.id("in")
                Button("Out") { identity.signOut(returningTo: "/bye") }.id("out")
                Button("Everywhere") { identity.signOutEverywhere() }.id("everywhere")
                Button("Press") { presses.value += 1 }.id("press")
                Text(presses.map { "\($0)" }).id("presses")
            })
    }

    /// With a clock that does not move: a ticket does not expire while a slow machine runs the test.
    private let signIn = LiveSignIn(
        lifetime: .seconds(1), check: { user, _ in user }, renewed: { _, _, _ in }, now: { .zero })

    private func open(
        user: SignedInUser? = nil, access: IdentityAccess? = nil
    ) async -> (LiveSession, RecordedConnection, html: String) {
        let session = LiveSession()
        let page = IdentityAccess.Page(signIn: signIn, token: "page", browser: "b", location: "/a", user: user)
        let request = LiveRequest(
            location: "/a", browser: "b", languages: [], origin: RequestOrigin(), user: user,
            access: access ?? .page(page))
        let html = await session.open(socket: "/s") { Self.page(request) }.html
        let sent = RecordedConnection()
        _ = await session.connect(sent, seen: 0)
        return (session, sent, html)
    }

    private func node(_ id: String, in html: String) throws -> Int {
        let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
        return try #require(element.firstMatch(of: /data-n="(\d+)"/).flatMap { Int($0.1) })
    }

    /// The ticket in the address that the page was sent.
    private func ticket(_ sent: RecordedConnection) throws -> String {
        let load = try #require(sent.all.last?.firstMatch(of: #/\["G","/bindery/identity\?ticket=([0-9a-f]{32})"\]/#))
        return String(load.1)
    }

    @Test func aSignInLeadsThePageToATicket() async throws {
        let (session, sent, html) = await open()
        #expect(html.contains(">nobody<"))
        await session.receive(#"[1,"t",\#(try node("in", in: html))]"#)
        let ticket = try #require(signIn.redeem(try ticket(sent), browser: "b"))
        #expect(ticket.change == .signIn(Self.ada, isRemembered: true))
        #expect(ticket.page == "page")
        #expect(ticket.path == "/evil.example")
        // Nothing has changed yet: the page that follows has the user.
        #expect(await session.currentUser == nil)
    }

    @Test func aSignOutOfAnUnknownUserRenewsTheBrowserAllTheSame() async throws {
        let (session, sent, html) = await open()
        await session.receive(#"[1,"t",\#(try node("out", in: html))]"#)
        let ticket = try #require(signIn.redeem(try ticket(sent), browser: "b"))
        #expect(ticket.change == .signOut)
        #expect(ticket.path == "/bye")
    }

    @Test func aSignOutEndsThePagesOfThisSignIn() async throws {
        let begun = await signIn.begin(Self.ada, isRemembered: false, browser: "b")
        let ended = Mutex<[String]>([])
        signIn.attach(
            LiveSignIn.Site(
                store: nil,
                endPages: { isAffected, exception in
                    #expect(isAffected(begun.user))
                    ended.withLock { $0.append(exception?.page ?? "") }
                }, storeFailed: { _ in }))
        let (session, _, html) = await open(user: begun.user)
        #expect(html.contains(">Ada<"))
        await session.receive(#"[1,"t",\#(try node("out", in: html))]"#)
        #expect(ended.withLock { $0 } == ["page"])
        #expect(await signIn.signIn(begun.secret, browser: "b") == nil)
        #expect(await session.currentUser == nil)
    }

    @Test func aPageThatIsEndedHandlesNothingThatWaits() async throws {
        let (session, sent, html) = await open(user: SignedInUser(Self.ada))
        let press = try node("press", in: html)
        await session.receive(#"[1,"t",\#(press)]"#)
        #expect(sent.all.last?.contains(#""1""#) == true)
        session.refusesEvents.store(true, ordering: .relaxed)
        let count = sent.count
        await session.receive(#"[2,"t",\#(press)]"#)
        #expect(sent.count == count)
        await session.revoke()
        #expect(sent.all.last?.contains(#"["G","#) == true)
        #expect(sent.closed == .signedOut)
    }

    @Test func withoutSignInsARequestIsReported() async throws {
        let messages = Mutex<[String]>([])
        try await Diagnostics.$handler.withValue(.init { message in messages.withLock { $0.append("\(message)") } }) {
            let (session, _, html) = await open(access: .unavailable)
            await session.receive(#"[1,"t",\#(try node("in", in: html))]"#)
        }
        #expect(
            messages.withLock { $0 } == [
                """
                Bindery: a view model signs a user in or out on a server without sign-ins, and nothing happens. Set \
                LiveServer.Options.signIn to a LiveSignIn.
                """
            ])
    }

    @Test func outsideOfASessionTheIdentityIsItsOwn() {
        let identity = LiveRequest(location: "/", browser: "b", languages: [], principal: Self.ada).identity
        #expect(identity.principal.value == Self.ada)
        identity.signOut()
        #expect(identity.principal.value == nil)
    }
}

extension LiveSession {
    fileprivate var currentUser: Principal? { principal.flatMap { $0.value } }
}
