internal import Hummingbird

/// The route `/access`: whether the user grants access to the posts. Only the screens check it, not the service.
struct Access {
    static let times = ["GET /access": Duration.milliseconds(300), "PUT /access": .milliseconds(300)]

    let table: AccessTable

    private struct Content: ResponseCodable {
        let isGranted: Bool
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("access") { request, _ in
            Content(isGranted: try await table.isGranted(by: request.person))
        }
        router.put("access") { request, _ in
            let person = try request.requirePerson()
            let content = try await request.json(Content.self)
            try await table.set(content.isGranted, by: person)
            return content
        }
    }
}
