internal import Hummingbird

/// `GET /statistics`: what the service has seen of each endpoint but this one. Never delayed nor refused.
struct StatisticsRoute {
    let statistics: Statistics

    func add(to router: Router<CatalogueContext>) {
        router.get("statistics") { [statistics] _, _ in statistics.current }
    }
}
