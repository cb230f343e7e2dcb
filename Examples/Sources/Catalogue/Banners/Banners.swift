internal import Hummingbird

/// The routes `GET /banners`, the banners of the goods screen; `GET /banners/{id}/goods`, the goods of one; and
/// `GET /banners/{id}.svg`, their pictures.
struct Banners {
    /// The delay of the answers, as in the original article.
    static let times = [
        "GET /banners": Duration.milliseconds(500), "GET /banners/{id}/goods": .milliseconds(500),
    ]

    private struct Payload: ResponseEncodable {
        let id: Int
        let title: Banner.Texts
        let text: Banner.Texts
        let image: Banner.Texts

        init(_ banner: Banner) {
            (id, title, text) = (banner.id, banner.title, banner.text)
            image = Banner.Texts(en: "/banners/en/\(banner.id).svg", zh: "/banners/\(banner.id).svg")
        }
    }

    let likes: LikeTable

    func add(to router: Router<CatalogueContext>) {
        router.get("banners") { _, _ in Banner.all.map(Payload.init) }
        router.get("banners/{id}/goods") { request, context in
            let motifs = try context.banner.motif.goods
            let ids = (1...Goods.pages * Goods.pageSize).lazy
                .filter { motifs.contains(GoodsGenerator.picture(of: $0).motif) }
                .prefix(Goods.pageSize)
            return try await Goods.payloads(of: ids, likes: likes, for: request)
        }
        router.get("banners/{id}.svg") { _, context in
            Drawing(svg: BannerDrawing(of: try context.banner, in: .chinese).svg)
        }
        router.get("banners/en/{id}.svg") { _, context in
            Drawing(svg: BannerDrawing(of: try context.banner, in: .english).svg)
        }
    }
}

extension CatalogueContext {
    /// The banner in the path; throws an ``ErrorResponse`` for an unknown one.
    fileprivate var banner: Banner {
        get throws {
            guard let banner = Banner.all.first(where: { "\($0.id)" == parameters.get("id") }) else {
                throw ErrorResponse.unknownBanner
            }
            return banner
        }
    }
}

extension ErrorResponse {
    static let unknownBanner = ErrorResponse(
        status: .notFound, code: "unknown_banner", message: "No banner has this id.")
}
