internal import Foundation
internal import GRDB
internal import Hummingbird

extension Router<CatalogueContext> {
    /// All routes. A new resource adds its routes and delays here, and its tables in `DatabaseMigrator.catalogue`.
    static func catalogue(database: DatabasePool, options: CatalogueOptions) -> Router {
        let accounts = AccountTable(database: database)
        let likes = LikeTable(database: database)
        let router = Router(context: CatalogueContext.self)
        let statistics = Statistics()
        router.add(middleware: ErrorResponses())
        router.add(middleware: HostCheck())
        // A middleware applies to the routes that are added after it.
        StatisticsRoute(statistics: statistics).add(to: router)
        router.add(middleware: statistics)
        router.add(
            middleware: Pacing(
                delay: options.delay,
                times: options.latency == .articles ? times : [:],
                refusals: Refusals(rate: options.failureRate, seed: options.failureSeed),
                clock: options.clock
            ))
        Health().add(to: router)
        Sessions(accounts: accounts, guesses: Guesses(clock: options.clock)).add(to: router)
        CredentialSessions().add(to: router)
        Avatars(accounts: accounts).add(to: router)
        Goods(likes: likes).add(to: router)
        LikeRoutes(likes: likes).add(to: router)
        ReplyRoutes(table: ReplyTable(database: database), now: { .now }).add(to: router)
        Banners(likes: likes).add(to: router)
        MenuGroups(table: MenuGroupTable(database: database)).add(to: router)
        Books(table: BookTable(database: database)).add(to: router)
        Posts(table: PostTable(database: database), dates: PostDates(start: .now), now: { .now }).add(to: router)
        Access(table: AccessTable(database: database)).add(to: router)
        return router
    }

    private static var times: [String: Duration] {
        [
            Sessions.times, CredentialSessions.times, Goods.times, LikeRoutes.times, ReplyRoutes.times, Banners.times,
            MenuGroups.times,
            Books.times, Posts.times, Access.times,
        ].reduce(into: [:]) { all, times in all.merge(times) { time, _ in time } }
    }
}
