public import BinderyView

extension LiveRequest {
    /// Who uses the page, and the way to sign in and out, for the page's view models. To be called in `page` of a
    /// ``LiveServer``; elsewhere the result is an identity of its own.
    ///
    /// ```swift
    /// page: { request, _ in
    ///     let account = AccountModel(request.identity)
    ///     …
    /// }
    /// ```
    ///
    /// While a page is open its user does not change, except to `nil` when they are signed out: a sign-in opens another
    /// page. Without ``LiveServer/Options/signIn`` a sign-in is reported as a diagnosis.
    public var identity: Identity {
        guard let session = ExecutionContext.current?.actor as? LiveSession else { return Identity(principal) }
        // Unsafe to the compiler only: the caller runs on the session, as `ExecutionContext.current` has checked.
        nonisolated(unsafe) var property: MutableProperty<Principal?>!
        session.assumeIsolated { property = $0.principalProperty(principal) }
        return Identity(property) { [weak session, access] change in
            switch access {
            case .local: session?.assumeIsolated { $0.carryOutLocally(change) }
            case .page(let page): session?.assumeIsolated { $0.carryOut(change, for: page) }
            case .unavailable:
                Diagnostics.report(
                    .liveRequest,
                    """
                    a view model signs a user in or out on a server without sign-ins, and nothing happens. Set \
                    LiveServer.Options.signIn to a LiveSignIn.
                    """)
            }
        }
    }
}
