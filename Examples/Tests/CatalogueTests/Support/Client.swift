import Foundation
import FoundationNetworking
import Testing

/// A client as the screens are: URLSession over a real socket.
struct Client: Sendable {
    let baseURL: URL
    private let session: URLSession = URLSession(configuration: .ephemeral)

    struct Answer: Equatable {
        let status: Int
        let type: String?
        let text: String
    }

    func get(_ path: String) async throws -> Answer {
        try await answer(to: URLRequest(url: #require(URL(string: path, relativeTo: baseURL))))
    }

    func post(_ path: String, _ body: String) async throws -> Answer {
        var request = URLRequest(url: try #require(URL(string: path, relativeTo: baseURL)))
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        return try await answer(to: request)
    }

    func logIn(phone: String = "13874389438", code: String = "5858") async throws -> Answer {
        try await post("/sessions", #"{"phone": "\#(phone)", "code": "\#(code)"}"#)
    }

    func close() {
        session.finishTasksAndInvalidate()
    }

    private func answer(to request: URLRequest) async throws -> Answer {
        let (data, response) = try await session.data(for: request)
        let head = try #require(response as? HTTPURLResponse)
        return Answer(
            status: head.statusCode,
            type: head.value(forHTTPHeaderField: "Content-Type"),
            text: String(decoding: data, as: UTF8.self)
        )
    }
}

/// The JSON error that a client sees.
func errorText(_ code: String, _ message: String, field: String? = nil) -> String {
    let field = field.map { #","field":"\#($0)""# } ?? ""
    return #"{"error":{"code":"\#(code)"\#(field),"message":"\#(message)"}}"#
}
