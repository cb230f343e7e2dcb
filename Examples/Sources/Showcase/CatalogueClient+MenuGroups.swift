import BinderyHTTP
import Foundation
import Screens
import ShowcaseModels

extension CatalogueClient: MenuGroupService {
    func groups() async throws(MenuGroupFailure) -> [MenuGroup] { try await send(Endpoint(.get, "groups")) }

    func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try await send(Endpoint(.post, "groups", body: .json(["name": name, "kind": kind.rawValue])))
    }

    func update(_ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try await send(Endpoint(.put, "groups/\(id)", body: .json(["name": name, "kind": kind.rawValue])))
    }

    func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure) {
        try await send(Endpoint<Void, HTTPFailure>(.delete, "groups/\(id)"))
    }

    private func send<Value>(_ endpoint: Endpoint<Value, HTTPFailure>) async throws(MenuGroupFailure) -> Value {
        try await http.send(endpoint.mapError(MenuGroupFailure.init))
    }
}

extension MenuGroupFailure {
    fileprivate init(_ failure: HTTPFailure) {
        if failure.isUnreachable {
            self = .unreachable
            return
        }
        switch failure.response.map({ ($0.status, Self.code(of: $0)) }) {
        case (404, _)?: self = .notFound
        case (409, "duplicate_name"?)?: self = .duplicateName
        case (409, _)?: self = .tooMany
        default: self = .unavailable
        }
    }

    private static func code(of response: HTTPResponse) -> String? {
        struct Refusal: Decodable {
            struct Reason: Decodable { let code: String }
            let error: Reason
        }
        return (try? JSONDecoder().decode(Refusal.self, from: response.body))?.error.code
    }
}
