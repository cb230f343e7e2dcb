internal import BinderyStreams
public import Foundation

/// How the value of an endpoint is made of an answer with a status from 200 to 299.
public struct ResponseReader<Value>: Sendable {
    /// What the request says that it wants, unless it says something else.
    var accept: String?
    let read: @Sendable (HTTPResponse, JSONCoder) throws(HTTPFailure.Reason) -> sending Value

    /// Reads a body of so many bytes, which takes milliseconds, off the caller's actor.
    private static var largeSize: Int { 64 << 10 }

    nonisolated(nonsending) func value(
        of response: HTTPResponse, _ coder: JSONCoder
    ) async throws(HTTPFailure.Reason) -> Value {
        if response.body.count < Self.largeSize { return try read(response, coder) }
        let value = try await inBackground { () async throws(HTTPFailure.Reason) -> sending Value in
            try read(response, coder)
        }
        if Task.isCancelled { throw .cancelled }
        return value
    }

    func map<New>(_ transform: @escaping @Sendable (Value) -> New) -> ResponseReader<New> {
        let read = read
        return ResponseReader<New>(accept: accept) { (response, coder) throws(HTTPFailure.Reason) in
            transform(try read(response, coder))
        }
    }
}

extension ResponseReader where Value: Decodable & SendableMetatype {
    /// The body is JSON, which the request asks for by `Accept`.
    public static var json: ResponseReader {
        ResponseReader(accept: "application/json") { (response, coder) throws(HTTPFailure.Reason) in
            try coder.decode(Value.self, from: response.body)
        }
    }
}

extension ResponseReader where Value == Void {
    /// The body, if there is one, does not matter.
    public static var nothing: ResponseReader { ResponseReader { _, _ throws(HTTPFailure.Reason) in } }
}

extension ResponseReader where Value == Data {
    /// The bytes of the body.
    public static var data: ResponseReader {
        ResponseReader { response, _ throws(HTTPFailure.Reason) in response.body }
    }
}

extension ResponseReader where Value == String {
    /// The body as UTF-8.
    public static var text: ResponseReader {
        ResponseReader { response, _ throws(HTTPFailure.Reason) in response.text }
    }
}

extension ResponseReader where Value == HTTPResponse {
    /// Status, headers and bytes.
    public static var response: ResponseReader { ResponseReader { response, _ throws(HTTPFailure.Reason) in response } }
}
