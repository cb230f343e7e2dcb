internal import Hummingbird

/// `GET /health`: whether the service is there.
struct Health {
    private struct Status: ResponseEncodable {
        let status = "ok"
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("health") { _, _ in Status() }
    }
}
