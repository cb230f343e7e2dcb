internal import GRDB
internal import Hummingbird

extension Router<CatalogueContext> {
    /// All resources of the catalogue. A new one adds its routes and its times here, and its tables in
    /// `DatabaseMigrator.catalogue`.
    static func catalogue(database: DatabasePool, options: CatalogueOptions) -> Router {
        let accounts = AccountTable(database: database)
        let router = Router(context: CatalogueContext.self)
        router.add(middleware: ErrorAnswers())
        router.add(
            middleware: Pacing(
                delay: options.delay,
                times: options.latency == .articles ? times : [:],
                refusals: Refusals(rate: options.failureRate, seed: options.failureSeed),
                clock: options.clock
            ))
        Health().add(to: router)
        Sessions(accounts: accounts).add(to: router)
        CredentialSessions().add(to: router)
        Avatars(accounts: accounts).add(to: router)
        return router
    }

    private static var times: [String: Duration] {
        Sessions.times.merging(CredentialSessions.times) { time, _ in time }
    }
}
