public import Foundation

/// An answer with any status.
public struct HTTPResponse: Equatable, Sendable {
    public var status: Int
    /// The header fields. `URLSession` does not preserve their order, so its transport sorts them by name.
    public var headers: HTTPHeaders
    public var body: Data

    /// Creates an answer, for a cache or a test for instance.
    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The body as UTF-8. Invalid sequences are replaced.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// Decodes the body as JSON, a service's description of an error for instance. Returns `nil` if that fails.
    public func json<Value: Decodable>(_ type: Value.Type = Value.self, by coder: JSONCoder = JSONCoder()) -> Value? {
        try? coder.decode(type, from: body)
    }
}
