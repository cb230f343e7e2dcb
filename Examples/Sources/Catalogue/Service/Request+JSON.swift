internal import Foundation
internal import Hummingbird
internal import NIOCore

extension Request {
    /// The largest JSON body that a request may have, in bytes.
    static let maximumJSONSize = 16 * 1024

    /// The body as a value; throws an ``ErrorAnswer`` that names the field to blame.
    func json<Body: Decodable>(_ type: Body.Type) async throws -> Body {
        let bytes = try await body.collect(upTo: Request.maximumJSONSize)
        do {
            return try JSONDecoder().decode(type, from: Data(bytes.readableBytesView))
        } catch let error as DecodingError {
            throw ErrorAnswer(error)
        }
    }
}
