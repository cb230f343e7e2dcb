internal import Hummingbird

/// `GET /banners`: what the goods screen advertises, and `GET /banners/{id}.svg`: its pictures.
struct Banners {
    /// The time that banners take in the article.
    static let times = ["GET /banners": Duration.milliseconds(500)]

    private struct Answer: ResponseEncodable {
        let id: Int
        let title: [String: String]
        let image: String
    }

    func add(to router: Router<CatalogueContext>) {
        router.get("banners") { _, _ in
            Banner.all.map {
                Answer(id: $0.id, title: ["en": $0.english, "zh": $0.chinese], image: "/banners/\($0.id).svg")
            }
        }
        router.get("banners/{id}.svg") { _, context in
            guard let banner = Banner.all.first(where: { "\($0.id)" == context.parameters.get("id") }) else {
                throw ErrorAnswer.unknownBanner
            }
            return Drawing(svg: BannerDrawing(of: banner).svg)
        }
    }
}

extension ErrorAnswer {
    static let unknownBanner = ErrorAnswer(
        status: .notFound, code: "unknown_banner", message: "No banner has this id.")
}
