import Foundation
import Screens

extension CatalogueClient: GoodsService {
    func goods(page: Int) async throws(ServiceFailure) -> GoodsPage {
        try await value(of: "GET", "goods", query: ["page": "\(page)"])
    }

    func goods(count: Int) async throws(ServiceFailure) -> GoodsPage {
        try await value(of: "GET", "goods", query: ["count": "\(count)"])
    }

    func good(_ id: Good.ID) async throws(ServiceFailure) -> Good { try await value(of: "GET", "goods/\(id)") }

    func setLiked(_ isLiked: Bool, _ id: Good.ID) async throws(ServiceFailure) -> Like {
        try await value(of: isLiked ? "PUT" : "DELETE", "goods/\(id)/like")
    }

    func banners() async throws(ServiceFailure) -> [Banner] { try await value(of: "GET", "banners") }

    private func value<Value: Decodable>(
        of method: String, _ path: String, query: [String: String] = [:]
    ) async throws(ServiceFailure) -> Value {
        let answer = await send(method, path, query: query)
        if answer?.status == 404 { throw .notFound }
        guard let answer, answer.status == 200, let value = try? JSONDecoder().decode(Value.self, from: answer.body)
        else { throw .unavailable }
        return value
    }
}
