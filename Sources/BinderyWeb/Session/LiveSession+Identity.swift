internal import BinderyView
internal import BinderyWire

/// Carries out what view models request of their ``Identity``.
extension LiveSession {
    /// The user, as a property that changes when they are signed out.
    func principalProperty(_ initial: Principal?) -> MutableProperty<Principal?> {
        if let principal { return principal }
        let made = MutableProperty(initial, name: "principal")
        principal = made
        return made
    }

    /// The address that the user wants: that of the screen that is shown, or that a guard holds back. Empty for a
    /// screen without an address, which the browser reads as the present one.
    var requestedPath: String {
        backend.location.trail.screens.last.map { RoutePath($0.path).address } ?? backend.location.path
    }

    /// Makes the page leave for an address of this site, with the next frame.
    private func lead(to path: String) { backend.emit(.load(path: path)) }

    func carryOut(_ change: Identity.Change, for page: IdentityAccess.Page) {
        let signIn = page.signIn
        func ticket(_ change: SignInTable.Ticket.Change, _ path: String) -> String {
            let token = signIn.issue(change, page: page.token, of: page.browser, to: RedirectTarget.onThisSite(path))
            return OwnerAddress.tagged(IdentityAddress.path(ticket: token), signIn.owner)
        }
        switch change {
        case .signIn(let principal, let isRemembered, let path):
            let requested = requestedPath.isEmpty ? page.location : requestedPath
            lead(to: ticket(.signIn(principal, isRemembered: isRemembered), path ?? requested))
        case .signOut(let path):
            let address = ticket(.signOut, path ?? "/")
            guard let user = page.user, user.signIn != nil else { return lead(to: address) }
            principal?.value = nil
            signIn.end(user, exception: (page.token, address))
        case .signOutEverywhere:
            guard let user = page.user else { return }
            principal?.value = nil
            signIn.endEverywhere(user.principal.id)
        }
    }

    func carryOutLocally(_ change: Identity.Change) {
        switch change {
        case .signIn(let principal, _, _): self.principal?.value = principal
        case .signOut, .signOutEverywhere: principal?.value = nil
        }
    }
}
