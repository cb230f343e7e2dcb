public import Bindery
internal import BinderySynchronization
internal import Foundation

/// Keeps users signed in on a ``LiveServer``.
///
/// ```swift
/// let signIn = LiveSignIn { principal, request in
///     await accounts.principal(principal.id)      // nil if the account was closed
/// }
/// options.signIn = signIn
/// …
/// try await signIn.signOutEverywhere("17")
/// ```
///
/// | event | effect |
/// |---|---|
/// | `signIn` of an `Identity` | the page follows an address with a ticket; a new page opens |
/// | the ticket is used | the browser gets two cookies: a new identifier, and the secret of its sign-in |
/// | a page opens, or is restored from the store | the application checks the principal |
/// | a page of a signed-in user connects | it needs the cookie of that sign-in |
/// | `signOut` of an `Identity` | all pages of this sign-in end; the browser gets a new identifier |
/// | ``signOutEverywhere(_:)`` | all pages of the user end; no sign-in of the user counts any more |
/// | the browser opens no page for the lifetime | the sign-in counts no more |
/// | a page opens with the cookie of a sign-in that counts no more | the browser gets a new identifier |
/// | a page opens with a sign-in that only the store knows, which fails | it has no user; the cookies stay |
///
/// With ``LiveServer/Options/store`` sign-ins outlive the process. Each takes some 500 bytes of memory.
///
/// - Isolation: may be called from any thread. Belongs to one server, or to several in one process.
public final class LiveSignIn: Sendable {
    /// A server's part.
    struct Site: Sendable {
        let store: (any SessionStore)?
        /// Ends the pages of affected users. One page may be led to another address than its own.
        let endPages:
            @Sendable (_ isAffected: (SignedInUser) -> Bool, _ exception: (page: String, path: String)?) -> Void
        let storeFailed: @Sendable (SessionStoreFailure) -> Void
        /// The name of this process, where several serve the pages.
        var owner: String?
        /// Tells the other processes.
        var announce: @Sendable (SignedOut) -> Void = { _ in }
    }

    let lifetime: Duration
    let check: @Sendable (Principal, LiveRequest) async -> Principal?
    let renewed: @Sendable (_ old: String, _ new: String, Principal?) async -> Void
    private let now: @Sendable () -> Duration
    private let table: Mutex<SignInTable>
    private let sites = Mutex<[Site]>([])

    /// - Parameters:
    ///   - lifetime: how long a browser stays signed in after it has opened a page; 14 days by default.
    ///   - check: returns the principal as it is now, with its present name and roles; `nil` if the user may not be
    ///     signed in any more. Asked whenever a page opens or is restored.
    ///   - renewed: called when a browser gets a new identifier, at a sign-in with the principal, before its next page
    ///     opens. Data that the application keeps under the old identifier, such as a shopping cart, can be moved to
    ///     the new one or to the user. Data that another person may have planted should not.
    public convenience init(
        lifetime: Duration = .seconds(14 * 86_400),
        check: @escaping @Sendable (Principal, LiveRequest) async -> Principal? = { principal, _ in principal },
        renewed: @escaping @Sendable (_ old: String, _ new: String, Principal?) async -> Void = { _, _, _ in }
    ) {
        self.init(lifetime: lifetime, check: check, renewed: renewed) { .seconds(Date().timeIntervalSince1970) }
    }

    /// - Parameter now: the time since a moment that is the same in every process.
    init(
        lifetime: Duration, check: @escaping @Sendable (Principal, LiveRequest) async -> Principal?,
        renewed: @escaping @Sendable (_ old: String, _ new: String, Principal?) async -> Void,
        now: @escaping @Sendable () -> Duration
    ) {
        self.lifetime = lifetime
        self.renewed = renewed
        self.check = check
        self.now = now
        table = Mutex(SignInTable(lifetime: lifetime))
    }

    /// Ends all pages of a user, in all browsers, at once: nothing that they have sent is handled any more, and they
    /// are loaded again, without the user. A handler that is running finishes. Sign-ins that are only in the store no
    /// longer count either, nor do pages that would be restored from it.
    ///
    /// - Throws: if the store fails. In this process the user is signed out nevertheless; call it again, or pages of an
    ///   earlier process could be restored after a restart.
    /// - Complexity: O(n) in the number of open pages and sign-ins.
    public func signOutEverywhere(_ user: Principal.ID) async throws(SessionStoreFailure) {
        try await store(endPages(of: user), of: user)
    }

    /// The same, requested by a view model, which cannot repeat it.
    func endEverywhere(_ user: Principal.ID) {
        let ended = endPages(of: user)
        Task {
            do throws(SessionStoreFailure) {
                try await store(ended, of: user)
            } catch {
                sites.withLock { $0 }.first?.storeFailed(error)
            }
        }
    }

    private struct Ended: Sendable {
        let stamp = UnguessableToken.make()
        /// The secrets of the sign-ins, by their numbers.
        var secrets: [String: String] = [:]
    }

    private func endPages(of user: Principal.ID) -> Ended {
        var ended = Ended()
        ended.secrets = table.withLock { [stamp = ended.stamp] in $0.set(stamp: stamp, of: user) }
        for site in sites.withLock({ $0 }) {
            site.announce(.user(user, stamp: ended.stamp))
            site.endPages({ $0.principal.id == user }, nil)
        }
        return ended
    }

    /// Ends here what another process has ended, which also stores it.
    func end(_ signedOut: SignedOut) {
        let (sites, now) = (sites.withLock { $0 }, now())
        switch signedOut {
        case .signIn(let number):
            table.withLock { $0.bar(signIn: number, at: now) }
            for site in sites { site.endPages({ $0.signIn == number }, nil) }
        case .user(let user, let stamp):
            table.withLock { table in
                for number in table.set(stamp: stamp, of: user).keys { table.bar(signIn: number, at: now) }
            }
            for site in sites { site.endPages({ $0.principal.id == user }, nil) }
        }
    }

    /// The name of this process, where several serve the pages.
    var owner: String? { sites.withLock { $0.first?.owner } }

    private func store(_ ended: Ended, of user: Principal.ID) async throws(SessionStoreFailure) {
        for case let store? in sites.withLock({ $0 }).map(\.store) {
            try await store.save(SavedSession(stamp: ended.stamp, of: user))
            for secret in ended.secrets.values { try await store.remove(SavedSession.token(ofSignIn: secret)) }
        }
        table.withLock { table in for number in ended.secrets.keys { table.forget(signIn: number) } }
    }

    func attach(_ site: Site) { sites.withLock { $0.append(site) } }

    // MARK: Tickets

    func issue(_ change: SignInTable.Ticket.Change, page: String, of browser: String, to path: String) -> String {
        let (token, now) = (UnguessableToken.make(), now())
        let ticket = SignInTable.Ticket(
            change: change, browser: browser, page: page, path: path, end: now + SignInTable.ticketLifetime)
        table.withLock { $0.issue(ticket, as: token, at: now) }
        return token
    }

    func redeem(_ token: String, browser: String?) -> SignInTable.Ticket? {
        let now = now()
        return table.withLock { $0.redeem(token, browser: browser, at: now) }
    }

    // MARK: Sign-ins

    struct Begun: Sendable {
        let user: SignedInUser
        let secret: String
    }

    func begin(_ principal: Principal, isRemembered: Bool, browser: String) async -> Begun {
        let user = SignedInUser(principal, signIn: UnguessableToken.make(), stamp: await stamp(of: principal.id) ?? "")
        let (secret, now) = (UnguessableToken.make(), now())
        let signIn = SignInTable.SignIn(user: user, browser: browser, isRemembered: isRemembered, lastUse: now)
        table.withLock { $0.add(signIn, as: secret, at: now) }
        await save(signIn, secret)
        return Begun(user: user, secret: secret)
    }

    /// The user whom the application has authenticated by itself, for one page.
    func user(_ principal: Principal) async -> SignedInUser {
        SignedInUser(principal, stamp: await stamp(of: principal.id) ?? "")
    }

    /// Returns the sign-in of a browser, from the store if necessary; `nil` also if the store fails.
    func signIn(_ secret: String?, browser: String?) async -> SignInTable.SignIn? {
        guard let secret, let browser else { return nil }
        return await lookUp(secret, browser: browser) ?? nil
    }

    /// The outer optional is nil if the store fails: nothing is known of the sign-in.
    func lookUp(_ secret: String, browser: String) async -> SignInTable.SignIn?? {
        let now = now()
        if let known = table.withLock({ $0.signIn(secret, browser: browser, at: now) }) { return known }
        guard let found = await stored(SavedSession.token(ofSignIn: secret)) else { return nil }
        guard let stored = found?.signIn, table.withLock({ $0.counts(stored, browser: browser, at: now) }) else {
            return .some(nil)
        }
        guard let stamp = await stamp(of: stored.user.principal.id) else { return nil }
        guard stamp == stored.user.stamp else { return .some(nil) }
        return .some(
            table.withLock { table in
                table.add(stored, as: secret, at: now)
                return table.signIn(secret, browser: browser, at: now)
            })
    }

    func successor(of browser: String) -> (browser: String, isNew: Bool) {
        let now = now()
        return table.withLock { $0.successor(of: browser, at: now, else: UnguessableToken.make()) }
    }

    /// Notes that a browser has opened a page. Returns whether its cookie is to be renewed.
    func use(_ secret: String) async -> Bool {
        let now = now()
        guard let signIn = table.withLock({ $0.use(secret, at: now) }) else { return false }
        await save(signIn, secret)
        return signIn.isRemembered
    }

    /// Ends a sign-in and its pages. `exception` is a page that is led to another address than its own.
    func end(_ user: SignedInUser, exception: (page: String, path: String)? = nil) {
        guard let number = user.signIn else { return }
        let secret = table.withLock { $0.remove(signIn: number) }
        let sites = sites.withLock { $0 }
        for site in sites {
            site.announce(.signIn(number))
            site.endPages({ $0.signIn == number }, exception)
        }
        guard let secret else { return }
        Task { await remove(secret, number, from: sites) }
    }

    private func remove(_ secret: String, _ number: String, from sites: [Site]) async {
        for site in sites {
            do throws(SessionStoreFailure) {
                try await site.store?.remove(SavedSession.token(ofSignIn: secret))
            } catch {
                return site.storeFailed(error)
            }
        }
        table.withLock { $0.forget(signIn: number) }
    }

    func isCurrent(_ user: SignedInUser) -> Bool { table.withLock { $0.isCurrent(user) } }

    func isSecret(_ secret: String?, of user: SignedInUser, browser: String) -> Bool {
        let now = now()
        return table.withLock { $0.isSecret(secret, of: user, browser: browser, at: now) }
    }

    /// The user as the application knows them now; `nil` if they may not be signed in.
    func checked(_ user: SignedInUser, for request: LiveRequest) async -> SignedInUser? {
        guard let principal = await check(user.principal, request) else { return nil }
        if principal.id == user.principal.id { return user.with(principal) }
        Diagnostics.report(
            .liveRequest,
            """
            the check of LiveSignIn has returned another user than it was asked about, who is not signed in. Return the \
            principal with the same id, or nil.
            """)
        return nil
    }

    /// A page's user after a restart: with the sign-in of the browser, and not signed out everywhere since.
    func restored(
        _ user: SignedInUser, secret: String?, browser: String, for request: LiveRequest
    ) async -> SignedInUser? {
        if let number = user.signIn {
            guard await signIn(secret, browser: browser)?.user.signIn == number else { return nil }
        } else {
            guard await stamp(of: user.principal.id) == user.stamp else { return nil }
        }
        return await checked(user, for: request)
    }

    // MARK: The store

    /// Empty until the user is signed out everywhere; `nil` if that cannot be known.
    private func stamp(of user: Principal.ID) async -> String? {
        if let known = table.withLock({ $0.stamp(of: user) }) { return known }
        return await stored(SavedSession.token(ofStamp: user)).map { $0?.stamp ?? "" }
    }

    /// The outer optional is nil if a store fails.
    private func stored(_ token: String) async -> SavedSession?? {
        for site in sites.withLock({ $0 }) {
            do throws(SessionStoreFailure) {
                if let saved = try await site.store?.session(token) { return .some(saved) }
            } catch {
                site.storeFailed(error)
                return nil
            }
        }
        return .some(nil)
    }

    private func save(_ signIn: SignInTable.SignIn, _ secret: String) async {
        for site in sites.withLock({ $0 }) {
            guard let store = site.store else { continue }
            do throws(SessionStoreFailure) {
                try await store.save(SavedSession(signIn, secret: secret))
                // It may have ended meanwhile, and have been removed before it was saved.
                if !isCurrent(signIn.user) { try await store.remove(SavedSession.token(ofSignIn: secret)) }
            } catch {
                site.storeFailed(error)
            }
        }
    }
}
