import BinderyHTTP
import Foundation
import Screens
import ShowcaseModels

extension CatalogueClient: GoodsService {
    func goods(page: Int) async throws(ServiceFailure) -> GoodsPage {
        try await send(Endpoint(.get, "goods", query: ["page": page]))
    }

    func goods(count: Int) async throws(ServiceFailure) -> GoodsPage {
        let endpoint = Endpoint<Data, HTTPFailure>(
            .get, "goods", query: ["count": count], headers: ["Accept": GoodsTable.mediaType], reading: .data)
        let goods = try await send(endpoint.map { GoodsTable.goods(in: $0, count: count) })
        guard let goods else { throw .unavailable }
        return GoodsPage(items: goods, page: 1, pages: 1)
    }

    func good(_ id: Good.ID) async throws(ServiceFailure) -> Good { try await send(Endpoint(.get, "goods/\(id)")) }

    func goods(relatedTo id: Good.ID, by relation: GoodRelation) async throws(ServiceFailure) -> [Good] {
        try await send(Endpoint(.get, "goods/\(id)/related", query: ["by": relation.rawValue]))
    }

    func replies(to id: Good.ID) async throws(ServiceFailure) -> [Reply] {
        try await send(Endpoint(.get, "goods/\(id)/replies"))
    }

    func reply(_ text: String, to id: Good.ID) async throws(ServiceFailure) -> Reply {
        try await send(Endpoint(.post, "goods/\(id)/replies", body: .json(["text": text])))
    }

    func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like {
        try await send(Endpoint(isLiked ? .put : .delete, "goods/\(id)/like"))
    }

    func banners() async throws(ServiceFailure) -> [Banner] { try await send(Endpoint(.get, "banners")) }

    func goods(ofBanner id: Banner.ID) async throws(ServiceFailure) -> [Good] {
        try await send(Endpoint(.get, "banners/\(id)/goods"))
    }

    private func send<Value>(_ endpoint: Endpoint<Value, HTTPFailure>) async throws(ServiceFailure) -> Value {
        try await http.send(endpoint.mapError(ServiceFailure.init))
    }
}

extension ServiceFailure {
    init(_ failure: HTTPFailure) {
        self = failure.isUnreachable ? .unreachable : failure.status == 404 ? .notFound : .unavailable
    }
}
