public import Foundation

/// The body of a request: made into bytes by the client that sends it.
public struct RequestBody: Sendable {
    let contentType: String
    let encode: @Sendable (JSONCoder) throws(HTTPFailure.Reason) -> Data

    /// A value as JSON, written by the client's ``HTTPClient/coder``. One that cannot be JSON is not sent: ``HTTPFailure/Reason/invalidRequest(_:)``.
    public static func json(_ value: some Encodable & Sendable) -> RequestBody {
        RequestBody(contentType: "application/json") { (coder) throws(HTTPFailure.Reason) in try coder.encode(value) }
    }

    /// The fields of a form, as `application/x-www-form-urlencoded`.
    public static func form(_ fields: Query) -> RequestBody {
        .data(Data(fields.encoded.utf8), type: "application/x-www-form-urlencoded")
    }

    /// A text as UTF-8.
    public static func text(_ text: String) -> RequestBody {
        .data(Data(text.utf8), type: "text/plain; charset=utf-8")
    }

    /// Bytes of a media type such as `image/png`.
    public static func data(_ bytes: Data, type: String) -> RequestBody {
        RequestBody(contentType: type) { _ throws(HTTPFailure.Reason) in bytes }
    }
}
