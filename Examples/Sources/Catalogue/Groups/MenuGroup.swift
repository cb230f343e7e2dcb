internal import Foundation
internal import Hummingbird

/// A group of a restaurant's menu.
struct MenuGroup: ResponseEncodable, Equatable, Sendable {
    /// In the order in which a menu has them.
    enum Kind: String, Encodable, CaseIterable, Sendable {
        case main, side, drink, dessert
    }

    let id: Int
    let name: String
    let kind: Kind
}

/// A group as a request describes it.
struct MenuGroupFields: Sendable {
    static let limit = TextLimit(characters: 1...40)

    let name: String
    let kind: MenuGroup.Kind

    private struct Body: Decodable {
        let name: String
        let kind: String
    }

    /// Throws an ``ErrorAnswer`` that names the field to blame.
    init(_ request: Request) async throws {
        let body = try await request.json(Body.self)
        let name = body.name.trimmingCharacters(in: .whitespacesAndNewlines)
            .precomposedStringWithCanonicalMapping
        if let requirement = Self.limit.requirement(missedBy: name) {
            throw ErrorAnswer.invalidField("name", "\(requirement) besides spaces around it")
        }
        if name.hasControlCharacters {
            throw ErrorAnswer.invalidField("name", "must not have control characters")
        }
        guard let kind = MenuGroup.Kind(rawValue: body.kind) else {
            let kinds = MenuGroup.Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ErrorAnswer.invalidField("kind", "must be one of \(kinds)")
        }
        self.name = name
        self.kind = kind
    }
}
