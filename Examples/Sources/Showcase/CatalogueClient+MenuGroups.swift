import Foundation
import Screens

extension CatalogueClient: MenuGroupService {
    func groups() async throws(MenuGroupFailure) -> [MenuGroup] { try value(of: await send("GET", "groups")) }

    func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try value(of: await send("POST", "groups", ["name": name, "kind": kind.rawValue]))
    }

    func update(_ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup {
        try value(of: await send("PUT", "groups/\(id)", ["name": name, "kind": kind.rawValue]))
    }

    func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure) {
        _ = try body(of: await send("DELETE", "groups/\(id)"))
    }

    private func value<Value: Decodable>(of answer: Answer?) throws(MenuGroupFailure) -> Value {
        guard let value = try? JSONDecoder().decode(Value.self, from: try body(of: answer)) else { throw .unavailable }
        return value
    }

    private func body(of answer: Answer?) throws(MenuGroupFailure) -> Data {
        guard let answer else { throw .unavailable }
        switch answer.status {
        case 200..<300: return answer.body
        case 404: throw .notFound
        case 409: throw Self.code(of: answer) == "duplicate_name" ? .duplicateName : .tooMany
        default: throw .unavailable
        }
    }

    private static func code(of answer: Answer) -> String? {
        struct Refusal: Decodable {
            struct Reason: Decodable { let code: String }
            let error: Reason
        }
        return (try? JSONDecoder().decode(Refusal.self, from: answer.body))?.error.code
    }
}
