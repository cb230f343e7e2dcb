import Foundation
import FoundationNetworking
import Testing

/// An HTTP client on a real socket: URLSession, as for the screens.
struct Client: Sendable {
    let baseURL: URL
    private let session: URLSession = URLSession(configuration: .ephemeral)

    struct Answer: Equatable {
        let status: Int
        let type: String?
        let text: String
    }

    /// `person` is the user's token, sent in the header `X-Person`.
    func get(_ path: String, as person: String? = nil) async throws -> Answer {
        try await answer("GET", path, as: person)
    }

    func post(_ path: String, _ body: String, as person: String? = nil) async throws -> Answer {
        try await answer("POST", path, body, as: person)
    }

    func put(_ path: String, _ body: String = "", as person: String? = nil) async throws -> Answer {
        try await answer("PUT", path, body, as: person)
    }

    func delete(_ path: String, as person: String? = nil) async throws -> Answer {
        try await answer("DELETE", path, as: person)
    }

    /// Decodes the JSON of an answer, which must have the status 200.
    func decoded<Value: Decodable>(
        _ type: Value.Type, _ path: String, as person: String? = nil
    ) async throws -> Value {
        let answer = try await get(path, as: person)
        #expect(answer.status == 200, "\(path): \(answer.text.prefix(200))")
        return try JSONDecoder().decode(type, from: Data(answer.text.utf8))
    }

    func logIn(phone: String = "13874389438", code: String = "5858") async throws -> Answer {
        try await post("/sessions", #"{"phone": "\#(phone)", "code": "\#(code)"}"#)
    }

    func close() {
        session.finishTasksAndInvalidate()
    }

    func answer(
        _ method: String, _ path: String, _ body: String? = nil, as person: String? = nil,
        headers: [String: String] = [:]
    ) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: baseURL)))
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue(person, forHTTPHeaderField: "X-Person")
        for (name, value) in headers {
            request.setValue(value, forHTTPHeaderField: name)
        }
        let (data, response) = try await session.data(for: request)
        let head = try #require(response as? HTTPURLResponse)
        return Answer(
            status: head.statusCode,
            type: head.value(forHTTPHeaderField: "Content-Type"),
            text: String(decoding: data, as: UTF8.self)
        )
    }
}

/// The JSON of an error, as a client receives it.
func errorText(_ code: String, _ message: String, field: String? = nil) -> String {
    let field = field.map { #","field":"\#($0)""# } ?? ""
    return #"{"error":{"code":"\#(code)"\#(field),"message":"\#(message)"}}"#
}
