import Bindery
import BinderySynchronization
import Testing

@testable import BinderyWeb

/// Sign-ins and their store, without a server. A server that restarts is another `LiveSignIn` with the same store.
@Suite struct LiveSignInTests {
    private let ada = Principal(id: "17", name: "Ada", roles: ["editor"])

    private final class Clock: Sendable {
        private let time = Mutex(Duration.zero)

        var now: Duration {
            get { time.withLock { $0 } }
            set { time.withLock { $0 = newValue } }
        }
    }

    private struct FailingStore: SessionStore {
        static let failure = SessionStoreFailure("the disk is full")

        func session(_ token: String) throws(SessionStoreFailure) -> SavedSession? { throw Self.failure }
        func save(_ sessions: [SavedSession]) throws(SessionStoreFailure) { throw Self.failure }
        func remove(_ token: String) throws(SessionStoreFailure) { throw Self.failure }
        func removeSessions(unusedFor duration: Duration) throws(SessionStoreFailure) { throw Self.failure }
    }

    private func make(
        _ store: (any SessionStore)? = nil, clock: Clock = Clock(),
        failed: @escaping @Sendable (SessionStoreFailure) -> Void = { _ in },
        check: @escaping @Sendable (Principal, LiveRequest) async -> Principal? = { principal, _ in principal }
    ) -> LiveSignIn {
        let signIn = LiveSignIn(
            lifetime: .seconds(100), check: check, renewed: { _, _, _ in }, now: { clock.now })
        signIn.attach(LiveSignIn.Site(store: store, endPages: { _, _ in }, storeFailed: failed))
        return signIn
    }

    private let request = LiveRequest(location: "/", browser: "b", languages: [])

    @Test func aSignInOutlivesTheProcess() async {
        let store = MemorySessionStore()
        let begun = await make(store).begin(ada, isRemembered: true, browser: "b")
        let next = make(store)
        let found = await next.signIn(begun.secret, browser: "b")
        #expect(found?.user == begun.user)
        #expect(found?.isRemembered == true)
        #expect(await next.signIn(begun.secret, browser: "other") == nil)
        #expect(await next.signIn("guess", browser: "b") == nil)
        #expect(await next.signIn(nil, browser: "b") == nil)
        #expect(await next.signIn(begun.secret, browser: nil) == nil)
    }

    @Test func aSignInEndsWithItsLifetimeThoughItIsStored() async {
        let (store, clock) = (MemorySessionStore(), Clock())
        let begun = await make(store, clock: clock).begin(ada, isRemembered: true, browser: "b")
        clock.now = .seconds(100)
        #expect(await make(store, clock: clock).signIn(begun.secret, browser: "b") == nil)
    }

    @Test func aUseIsStored() async {
        let (store, clock) = (MemorySessionStore(), Clock())
        let first = make(store, clock: clock)
        let begun = await first.begin(ada, isRemembered: true, browser: "b")
        clock.now = .seconds(99)
        #expect(await first.use(begun.secret))
        clock.now = .seconds(198)
        #expect(await make(store, clock: clock).signIn(begun.secret, browser: "b") != nil)
    }

    @Test func signingOutEverywhereCountsAfterARestart() async throws {
        let store = MemorySessionStore()
        let first = make(store)
        let begun = await first.begin(ada, isRemembered: true, browser: "b")
        let hosted = await first.user(ada)
        // A second process has not loaded this sign-in; its own is removed from the store.
        let second = make(store)
        try await second.signOutEverywhere(ada.id)
        let third = make(store)
        #expect(await third.signIn(begun.secret, browser: "b") == nil)
        #expect(await third.restored(begun.user, secret: begun.secret, browser: "b", for: request) == nil)
        #expect(await third.restored(hosted, secret: nil, browser: "b", for: request) == nil)
        let again = await third.begin(ada, isRemembered: false, browser: "c")
        #expect(await make(store).signIn(again.secret, browser: "c")?.user == again.user)
    }

    @Test func aSignOutCountsAfterARestart() async {
        let store = MemorySessionStore()
        let first = make(store)
        let begun = await first.begin(ada, isRemembered: true, browser: "b")
        first.end(begun.user)
        #expect(await first.signIn(begun.secret, browser: "b") == nil)
        while await store.count > 0 { await Task.yield() }
        #expect(await make(store).signIn(begun.secret, browser: "b") == nil)
    }

    @Test func aUserIsCheckedWhenAPageIsRestored() async {
        let store = MemorySessionStore()
        let begun = await make(store).begin(ada, isRemembered: true, browser: "b")
        let demoted = make(store, check: { principal, _ in Principal(id: principal.id, name: "Ada L.") })
        let user = await demoted.restored(begun.user, secret: begun.secret, browser: "b", for: request)
        #expect(user?.principal == Principal(id: "17", name: "Ada L."))
        let closed = make(store, check: { _, _ in nil })
        #expect(await closed.restored(begun.user, secret: begun.secret, browser: "b", for: request) == nil)
        #expect(await make(store).restored(begun.user, secret: "other", browser: "b", for: request) == nil)
        #expect(await make(store).restored(begun.user, secret: begun.secret, browser: "c", for: request) == nil)
    }

    @Test func aCheckCannotReturnAnotherUser() async {
        let messages = Mutex<[String]>([])
        await Diagnostics.$handler.withValue(.init { message in messages.withLock { $0.append("\(message)") } }) {
            let signIn = make(check: { _, _ in Principal(id: "18") })
            #expect(await signIn.checked(SignedInUser(ada), for: request) == nil)
        }
        #expect(
            messages.withLock { $0 } == [
                """
                Bindery: the check of LiveSignIn has returned another user than it was asked about, who is not signed in. \
                Return the principal with the same id, or nil.
                """
            ])
    }

    @Test func withoutItsStoreAUserIsSignedInUntilTheProcessEnds() async {
        let failures = Mutex(0)
        let signIn = make(FailingStore(), failed: { _ in failures.withLock { $0 += 1 } })
        let begun = await signIn.begin(ada, isRemembered: true, browser: "b")
        #expect(await signIn.signIn(begun.secret, browser: "b") != nil)
        #expect(failures.withLock { $0 } > 0)
        // What is not known is not granted.
        #expect(await signIn.signIn("unknown", browser: "b") == nil)
        #expect(await signIn.restored(SignedInUser(ada), secret: nil, browser: "b", for: request) == nil)
    }

    @Test func aSignInIsUnknownWhileTheStoreFails() async {
        #expect(await make(FailingStore()).lookUp("s", browser: "b") == SignInTable.SignIn??.none)
        #expect(await make(MemorySessionStore()).lookUp("s", browser: "b") == .some(nil))
    }

    @Test func whatAnotherProcessHasEndedIsNotFoundInTheStore() async throws {
        let store = MemorySessionStore()
        let begun = await make(store).begin(ada, isRemembered: true, browser: "b")
        let second = make(store)
        #expect(await second.signIn(begun.secret, browser: "b") != nil)
        // The process that has ended it removes it from the store a little later.
        second.end(SignedOut.signIn(try #require(begun.user.signIn)))
        #expect(await second.lookUp(begun.secret, browser: "b") == .some(nil))
    }

    @Test func signingOutEverywhereCountsThoughTheStoreFails() async {
        let signIn = make(FailingStore())
        let begun = await signIn.begin(ada, isRemembered: true, browser: "b")
        await #expect(throws: FailingStore.failure) { try await signIn.signOutEverywhere("17") }
        #expect(await signIn.signIn(begun.secret, browser: "b") == nil)
        #expect(!signIn.isCurrent(begun.user))
    }
}
