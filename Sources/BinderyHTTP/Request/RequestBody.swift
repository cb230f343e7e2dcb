public import Foundation

/// The body of a request. The client encodes it when it sends the request.
public struct RequestBody: Sendable {
    let contentType: String
    let encode: @Sendable (JSONCoder) throws(HTTPFailure.Reason) -> Data

    /// Returns a JSON body, encoded by ``HTTPClient/coder``; fails with ``HTTPFailure/Reason/invalidRequest(_:)``.
    public static func json(_ value: some Encodable & Sendable) -> RequestBody {
        RequestBody(contentType: "application/json") { (coder) throws(HTTPFailure.Reason) in try coder.encode(value) }
    }

    /// Returns the fields of a form, as `application/x-www-form-urlencoded`.
    public static func form(_ fields: Query) -> RequestBody {
        .data(Data(fields.encoded.utf8), type: "application/x-www-form-urlencoded")
    }

    /// Returns a text as UTF-8.
    public static func text(_ text: String) -> RequestBody {
        .data(Data(text.utf8), type: "text/plain; charset=utf-8")
    }

    /// Returns bytes of a media type such as `image/png`.
    public static func data(_ bytes: Data, type: String) -> RequestBody {
        RequestBody(contentType: type) { _ throws(HTTPFailure.Reason) in bytes }
    }
}
