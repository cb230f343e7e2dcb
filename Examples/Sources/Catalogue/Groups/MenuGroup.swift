internal import Foundation
internal import Hummingbird

struct MenuGroup: ResponseEncodable, Equatable, Sendable {
    /// The kinds in the order of a menu.
    enum Kind: String, Encodable, CaseIterable, Sendable {
        case main, side, drink, dessert
    }

    let id: Int
    let name: String
    let kind: Kind
}

struct MenuGroupFields: Sendable {
    static let limit = TextLimit(characters: 1...40)

    let name: String
    let kind: MenuGroup.Kind

    private struct Body: Decodable {
        let name: String
        let kind: String
    }

    /// Throws an ``ErrorResponse`` that names the invalid field.
    init(_ request: Request) async throws {
        let body = try await request.json(Body.self)
        let name = body.name.trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
        if let requirement = Self.limit.requirement(missedBy: name) {
            throw ErrorResponse.invalidField("name", "\(requirement) without the spaces around it")
        }
        if name.hasControlCharacters {
            throw ErrorResponse.invalidField("name", "must not have control characters")
        }
        guard let kind = MenuGroup.Kind(rawValue: body.kind) else {
            let kinds = MenuGroup.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ErrorResponse.invalidField("kind", "must be one of \(kinds)")
        }
        self.name = name
        self.kind = kind
    }
}
