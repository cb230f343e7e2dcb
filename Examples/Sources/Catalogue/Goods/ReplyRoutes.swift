internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// The routes `GET` and `POST /goods/{id}/replies`: what users write about a good, for all to read.
struct ReplyRoutes {
    static let times = [
        "GET /goods/{id}/replies": Duration.milliseconds(300), "POST /goods/{id}/replies": .milliseconds(300),
    ]

    static let limit = TextLimit(characters: 1...500)

    let table: ReplyTable
    let now: @Sendable () -> Date

    private struct Payload: ResponseEncodable {
        let id: Int
        let text: String
        let createdAt: String
        let isOwn: Bool

        init(_ reply: Reply) {
            id = reply.id
            text = reply.text
            createdAt = Date(timeIntervalSince1970: TimeInterval(reply.created)).formatted(.iso8601)
            isOwn = reply.isOwn
        }
    }

    private struct Body: Decodable { let text: String }

    func add(to router: Router<CatalogueContext>) {
        router.get("goods/{id}/replies") { request, context in
            try await table.replies(to: context.goodID(), for: request.person).map(Payload.init)
        }
        router.post("goods/{id}/replies") { request, context in
            let (id, person) = (try context.goodID(), try request.requirePerson())
            let text = try await request.json(Body.self).text.trimmingCharacters(in: .whitespacesAndNewlines)
            if let requirement = Self.limit.requirement(missedBy: text) {
                throw ErrorResponse.invalidField("text", "\(requirement) without the spaces around it")
            }
            // Lines are permitted, other control characters are not.
            if text.replacing("\n", with: "").hasControlCharacters {
                throw ErrorResponse.invalidField("text", "must not have control characters other than line feeds")
            }
            do {
                let reply = try await table.add(
                    text, to: id, by: person, at: Int(now().timeIntervalSince1970))
                return EditedResponse(status: .created, response: Payload(reply))
            } catch is ReplyTable.Full {
                throw ErrorResponse.tooManyReplies
            }
        }
    }
}

extension ErrorResponse {
    static let tooManyReplies = ErrorResponse(
        status: .conflict, code: "too_many_replies",
        message: "A good can have \(ReplyTable.maximumCount) replies.")
}
