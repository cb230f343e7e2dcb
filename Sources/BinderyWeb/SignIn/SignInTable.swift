internal import Bindery

/// The sign-ins of browsers, the tickets of pages that are about to change theirs, and the users who were signed out
/// everywhere. Pure: time is passed in, as the time since 1970.
///
/// | event | effect |
/// |---|---|
/// | a ticket is redeemed | it is removed; one for a sign-in counts only for its browser, within ``ticketLifetime`` |
/// | a sign-in is used | it counts only with its secret, for its browser, within the lifetime since its last use |
/// | a sign-in is removed | its secret counts no more |
/// | a user is stamped | all sign-ins of the user with another stamp count no more |
struct SignInTable {
    /// How long a page may take to follow the address that it was sent.
    static let ticketLifetime: Duration = .seconds(60)

    struct Ticket: Equatable {
        enum Change: Equatable {
            case signIn(Principal, isRemembered: Bool)
            case signOut
        }

        let change: Change
        /// The browser and the token of the page.
        let browser: String
        let page: String
        /// Where the browser is led afterwards, as an address of this site.
        let path: String
        let end: Duration
    }

    struct SignIn: Equatable {
        let user: SignedInUser
        let browser: String
        /// Whether the browser keeps the cookie after it was closed.
        let isRemembered: Bool
        var lastUse: Duration
    }

    private var tickets: [String: Ticket] = [:]
    /// By the secret in the browser's cookie.
    private var signIns: [String: SignIn] = [:]
    /// By the number of the sign-in.
    private var secrets: [String: String] = [:]
    /// The numbers of removed sign-ins that the store may still have, with the time until which they are kept.
    private var removed: [String: Duration] = [:]
    /// The users who were signed out everywhere.
    private var stamps: [Principal.ID: String] = [:]
    /// The identifiers of browsers that have replaced others lately.
    private var successors: [String: (browser: String, end: Duration)] = [:]
    private var nextCleanUp: Duration = .zero
    let lifetime: Duration

    init(lifetime: Duration) { self.lifetime = lifetime }

    // MARK: Tickets

    mutating func issue(_ ticket: Ticket, as token: String, at now: Duration) {
        tickets = tickets.filter { $0.value.end > now }
        tickets[token] = ticket
    }

    /// Whatever the outcome, the ticket is used up. A sign-out counts for each browser: it only leads on, and
    /// another page of the browser may have got another identifier meanwhile.
    mutating func redeem(_ token: String, browser: String?, at now: Duration) -> Ticket? {
        guard let ticket = tickets.removeValue(forKey: token), ticket.end > now,
            ticket.browser == browser || ticket.change == .signOut
        else { return nil }
        return ticket
    }

    // MARK: Sign-ins

    mutating func add(_ signIn: SignIn, as secret: String, at now: Duration) {
        cleanUp(at: now)
        signIns[secret] = signIn
        if let number = signIn.user.signIn { secrets[number] = secret }
    }

    /// Returns a sign-in that counts; `nil` for any other secret or browser.
    func signIn(_ secret: String, browser: String, at now: Duration) -> SignIn? {
        guard let signIn = signIns[secret], counts(signIn, browser: browser, at: now) else { return nil }
        return signIn
    }

    func counts(_ signIn: SignIn, browser: String, at now: Duration) -> Bool {
        signIn.browser == browser && signIn.lastUse + lifetime > now && hasCurrentStamp(signIn.user)
            && signIn.user.signIn.flatMap { removed[$0] } == nil
    }

    /// Notes a use. Returns the sign-in if that is worth being stored: each use would be a write.
    mutating func use(_ secret: String, at now: Duration) -> SignIn? {
        guard let lastUse = signIns[secret]?.lastUse, now - lastUse > lifetime / 20 else { return nil }
        signIns[secret]?.lastUse = now
        return signIns[secret]
    }

    /// Returns the secret of the removed sign-in.
    mutating func remove(signIn number: String) -> String? {
        guard let secret = secrets.removeValue(forKey: number) else { return nil }
        signIns[secret] = nil
        removed[number] = .seconds(Int64.max)
        return secret
    }

    /// Removes a sign-in that another process has ended, and is about to remove from the store, which may fail.
    mutating func bar(signIn number: String, at now: Duration) {
        _ = remove(signIn: number)
        removed = removed.filter { $0.value > now }
        removed[number] = now + lifetime
    }

    /// The store no longer has a removed sign-in.
    mutating func forget(signIn number: String) { removed[number] = nil }

    /// Whether the right of a page's user still exists.
    func isCurrent(_ user: SignedInUser) -> Bool {
        if let number = user.signIn, secrets[number] == nil { return false }
        return hasCurrentStamp(user)
    }

    /// Whether `secret` is that of the user's sign-in. Nothing is needed of a user whom the application authenticates.
    func isSecret(_ secret: String?, of user: SignedInUser, browser: String, at now: Duration) -> Bool {
        guard let number = user.signIn else { return hasCurrentStamp(user) }
        return secret.flatMap { signIn($0, browser: browser, at: now) }?.user.signIn == number
    }

    /// Returns the identifier that a browser gets in place of one with a sign-in that has ended, and whether it is new:
    /// its pages may ask at the same time.
    mutating func successor(
        of browser: String, at now: Duration, else new: @autoclosure () -> String
    ) -> (browser: String, isNew: Bool) {
        successors = successors.filter { $0.value.end > now }
        if let successor = successors[browser] { return (successor.browser, false) }
        let successor = new()
        successors[browser] = (successor, now + Self.ticketLifetime)
        return (successor, true)
    }

    // MARK: Stamps

    func stamp(of user: Principal.ID) -> String? { stamps[user] }

    private func hasCurrentStamp(_ user: SignedInUser) -> Bool {
        stamps[user.principal.id].map { $0 == user.stamp } ?? true
    }

    /// Returns the secrets of the sign-ins that count no more, by their numbers.
    mutating func set(stamp: String, of user: Principal.ID) -> [String: String] {
        stamps[user] = stamp
        let numbers = signIns.values.filter { $0.user.principal.id == user }.compactMap(\.user.signIn)
        return numbers.reduce(into: [:]) { $0[$1] = remove(signIn: $1) }
    }

    private mutating func cleanUp(at now: Duration) {
        guard now >= nextCleanUp else { return }
        nextCleanUp = now + .seconds(600)
        for (secret, signIn) in signIns where signIn.lastUse + lifetime <= now {
            signIns[secret] = nil
            if let number = signIn.user.signIn { secrets[number] = nil }
        }
    }
}
