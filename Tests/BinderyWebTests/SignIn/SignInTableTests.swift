import Bindery
import Testing

@testable import BinderyWeb

@Suite struct SignInTableTests {
    private let ada = Principal(id: "17", name: "Ada")

    private func ticket(browser: String = "b", end: Duration = .seconds(10)) -> SignInTable.Ticket {
        SignInTable.Ticket(
            change: .signIn(ada, isRemembered: true), browser: browser, page: "p", path: "/", end: end)
    }

    private func signIn(_ number: String, stamp: String = "", user: Principal? = nil) -> SignInTable.SignIn {
        SignInTable.SignIn(
            user: SignedInUser(user ?? ada, signIn: number, stamp: stamp), browser: "b", isRemembered: true,
            lastUse: .zero)
    }

    // MARK: Tickets

    @Test func aTicketCountsOnce() {
        var table = SignInTable(lifetime: .seconds(100))
        table.issue(ticket(), as: "t", at: .zero)
        #expect(table.redeem("t", browser: "b", at: .seconds(1)) == ticket())
        #expect(table.redeem("t", browser: "b", at: .seconds(1)) == nil)
    }

    @Test func aTicketCountsForItsBrowserAlone() {
        var table = SignInTable(lifetime: .seconds(100))
        table.issue(ticket(), as: "t", at: .zero)
        #expect(table.redeem("t", browser: "other", at: .zero) == nil)
        // It was stolen: it counts for its own browser no more either.
        #expect(table.redeem("t", browser: "b", at: .zero) == nil)
        table.issue(ticket(), as: "t", at: .zero)
        #expect(table.redeem("t", browser: nil, at: .zero) == nil)
        #expect(table.redeem("other", browser: "b", at: .zero) == nil)
    }

    @Test func aTicketOfASignOutCountsForEachBrowser() {
        var table = SignInTable(lifetime: .seconds(100))
        let ticket = SignInTable.Ticket(change: .signOut, browser: "b", page: "p", path: "/", end: .seconds(10))
        table.issue(ticket, as: "t", at: .zero)
        #expect(table.redeem("t", browser: "other", at: .zero) == ticket)
        #expect(table.redeem("t", browser: "other", at: .zero) == nil)
        table.issue(ticket, as: "t", at: .zero)
        #expect(table.redeem("t", browser: "b", at: .seconds(10)) == nil)
    }

    @Test func aTicketCountsForSomeSeconds() {
        var table = SignInTable(lifetime: .seconds(100))
        table.issue(ticket(), as: "t", at: .zero)
        #expect(table.redeem("t", browser: "b", at: .seconds(10)) == nil)
    }

    // MARK: Sign-ins

    @Test func aSignInCountsWithItsSecretAndItsBrowser() {
        var table = SignInTable(lifetime: .seconds(100))
        table.add(signIn("n"), as: "s", at: .zero)
        #expect(table.signIn("s", browser: "b", at: .seconds(99))?.user.principal == ada)
        #expect(table.signIn("s", browser: "other", at: .zero) == nil)
        #expect(table.signIn("n", browser: "b", at: .zero) == nil)
        #expect(table.signIn("s", browser: "b", at: .seconds(100)) == nil)
    }

    @Test func aUseProlongsItAndIsStoredNowAndThen() {
        var table = SignInTable(lifetime: .seconds(100))
        table.add(signIn("n"), as: "s", at: .zero)
        #expect(table.use("s", at: .seconds(5)) == nil)
        #expect(table.use("s", at: .seconds(6))?.lastUse == .seconds(6))
        #expect(table.use("other", at: .seconds(6)) == nil)
        #expect(table.signIn("s", browser: "b", at: .seconds(105)) != nil)
    }

    @Test func aRemovedSignInCountsNoMoreThoughTheStoreStillHasIt() {
        var table = SignInTable(lifetime: .seconds(100))
        table.add(signIn("n"), as: "s", at: .zero)
        #expect(table.isCurrent(signIn("n").user))
        #expect(table.remove(signIn: "n") == "s")
        #expect(table.remove(signIn: "n") == nil)
        #expect(table.signIn("s", browser: "b", at: .zero) == nil)
        #expect(!table.isCurrent(signIn("n").user))
        #expect(!table.counts(signIn("n"), browser: "b", at: .zero))
    }

    @Test func theTabsOfABrowserGetOneIdentifier() {
        var table = SignInTable(lifetime: .seconds(100))
        #expect(table.successor(of: "b", at: .zero, else: "c") == ("c", true))
        #expect(table.successor(of: "b", at: .seconds(59), else: "d") == ("c", false))
        #expect(table.successor(of: "e", at: .seconds(59), else: "f") == ("f", true))
        #expect(table.successor(of: "b", at: .seconds(60), else: "d") == ("d", true))
    }

    @Test func whatAnotherProcessHasEndedIsBarredThoughItIsNotKnown() {
        var table = SignInTable(lifetime: .seconds(100))
        table.bar(signIn: "n", at: .zero)
        #expect(!table.counts(signIn("n"), browser: "b", at: .seconds(1)))
        table.forget(signIn: "n")
        #expect(table.counts(signIn("n"), browser: "b", at: .seconds(1)))
    }

    @Test func aPageNeedsTheSecretOfItsOwnSignIn() {
        var table = SignInTable(lifetime: .seconds(100))
        table.add(signIn("n"), as: "s", at: .zero)
        table.add(signIn("m"), as: "r", at: .zero)
        let user = signIn("n").user
        #expect(table.isSecret("s", of: user, browser: "b", at: .zero))
        #expect(!table.isSecret("r", of: user, browser: "b", at: .zero))
        #expect(!table.isSecret("s", of: user, browser: "other", at: .zero))
        #expect(!table.isSecret(nil, of: user, browser: "b", at: .zero))
        // The application authenticates this user by itself.
        #expect(table.isSecret(nil, of: SignedInUser(ada), browser: "b", at: .zero))
    }

    @Test func aStampEndsAllSignInsOfOneUser() {
        var table = SignInTable(lifetime: .seconds(100))
        let bob = Principal(id: "18")
        table.add(signIn("n"), as: "s", at: .zero)
        table.add(signIn("m"), as: "r", at: .zero)
        table.add(signIn("o", user: bob), as: "q", at: .zero)
        #expect(table.set(stamp: "new", of: ada.id) == ["n": "s", "m": "r"])
        #expect(table.signIn("s", browser: "b", at: .zero) == nil)
        #expect(table.signIn("q", browser: "b", at: .zero) != nil)
        #expect(!table.isCurrent(SignedInUser(ada)))
        #expect(!table.isSecret(nil, of: SignedInUser(ada), browser: "b", at: .zero))
        // One that was stored before does not count; a later one does.
        #expect(!table.counts(signIn("k"), browser: "b", at: .zero))
        #expect(table.counts(signIn("k", stamp: "new"), browser: "b", at: .zero))
    }

    @Test func whatIsTooOldIsNotKept() {
        var table = SignInTable(lifetime: .seconds(100))
        table.add(signIn("n"), as: "s", at: .zero)
        table.add(signIn("m"), as: "r", at: .seconds(700))
        #expect(!table.isCurrent(signIn("n").user))
    }

    @Test func aSignInIsStoredAndReadBack() {
        let signIn = signIn("n", stamp: "x")
        #expect(SavedSession(signIn, secret: "s").signIn == signIn)
        #expect(SavedSession(token: "page", browser: "b", location: "/", user: signIn.user).signIn == nil)
        #expect(SavedSession(stamp: "x", of: "17").stamp == "x")
    }
}
