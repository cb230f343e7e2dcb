internal import Hummingbird

/// The route `GET /statistics`: the counts of every other endpoint. Never delayed or refused.
struct StatisticsRoute {
    let statistics: Statistics

    func add(to router: Router<CatalogueContext>) {
        router.get("statistics") { [statistics] _, _ in statistics.current }
    }
}
