internal import Hummingbird

/// The route `GET /health`: whether the service is running.
struct Health {
    private struct Status: ResponseEncodable {
        let status = "ok"
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("health") { _, _ in Status() }
    }
}
