public import Foundation

/// An answer, whatever its status.
public struct HTTPResponse: Equatable, Sendable {
    public var status: Int
    /// In the order of their names if they came over `URLSession`, which does not say in which order they came.
    public var headers: HTTPHeaders
    public var body: Data

    public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The body as UTF-8; what is none is replaced.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as JSON: what a service says about an error, for instance. `nil` if it is something else.
    public func json<Value: Decodable>(_ type: Value.Type = Value.self, by coder: JSONCoder = JSONCoder()) -> Value? {
        try? coder.decode(type, from: body)
    }
}
