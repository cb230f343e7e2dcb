internal import Hummingbird

/// The routes `GET /banners`, the banners of the goods screen, and `GET /banners/{id}.svg`, their pictures.
struct Banners {
    /// The delay of the answers, as in the original article.
    static let times = ["GET /banners": Duration.milliseconds(500)]

    private struct Payload: ResponseEncodable {
        let id: Int
        let title: [String: String]
        let image: String
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("banners") { _, _ in
            Banner.all.map {
                Payload(id: $0.id, title: ["en": $0.english, "zh": $0.chinese], image: "/banners/\($0.id).svg")
            }
        }
        router.get("banners/{id}.svg") { _, context in
            guard let banner = Banner.all.first(where: { "\($0.id)" == context.parameters.get("id") }) else {
                throw ErrorResponse.unknownBanner
            }
            return Drawing(svg: BannerDrawing(of: banner).svg)
        }
    }
}

extension ErrorResponse {
    static let unknownBanner = ErrorResponse(
        status: .notFound, code: "unknown_banner", message: "No banner has this id.")
}
