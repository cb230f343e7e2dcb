internal import BinderyStreams
public import Foundation

/// A conversion of an answer with a status from 200 to 299 to the value of an endpoint.
public struct ResponseReader<Value>: Sendable {
    /// The `Accept` header of the request, unless the request has one.
    var accept: String?
    let read: @Sendable (HTTPResponse, JSONCoder) throws(HTTPFailure.Reason) -> sending Value

    /// The size from which bodies are decoded off the caller's actor, since that takes milliseconds.
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
    /// Decodes JSON, which the request asks for by `Accept`.
    public static var json: ResponseReader {
        ResponseReader(accept: "application/json") { (response, coder) throws(HTTPFailure.Reason) in
            try coder.decode(Value.self, from: response.body)
        }
    }
}

extension ResponseReader where Value == Void {
    /// Ignores the body.
    public static var nothing: ResponseReader { ResponseReader { _, _ throws(HTTPFailure.Reason) in } }
}

extension ResponseReader where Value == Data {
    /// Returns the bytes of the body.
    public static var data: ResponseReader {
        ResponseReader { response, _ throws(HTTPFailure.Reason) in response.body }
    }
}

extension ResponseReader where Value == String {
    /// Returns the body as UTF-8.
    public static var text: ResponseReader {
        ResponseReader { response, _ throws(HTTPFailure.Reason) in response.text }
    }
}

extension ResponseReader where Value == HTTPResponse {
    /// Returns the status, the headers and the bytes.
    public static var response: ResponseReader { ResponseReader { response, _ throws(HTTPFailure.Reason) in response } }
}
