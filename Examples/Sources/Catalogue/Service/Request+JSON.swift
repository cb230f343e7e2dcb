internal import Foundation
internal import Hummingbird
internal import NIOCore

extension Request {
    /// The maximum size of a JSON body, in bytes.
    static let maximumJSONSize = 16 * 1024

    /// Decodes the body; throws an ``ErrorResponse`` that names the invalid field.
    func json<Body: Decodable>(_ type: Body.Type) async throws -> Body {
        let bytes = try await body.collect(upTo: Request.maximumJSONSize)
        do {
            return try JSONDecoder().decode(type, from: Data(bytes.readableBytesView))
        } catch let error as DecodingError {
            throw ErrorResponse(error)
        }
    }
}
