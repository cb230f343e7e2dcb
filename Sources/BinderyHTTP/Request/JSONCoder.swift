public import Foundation

/// The encoder and decoder of JSON, with their formats of dates and keys.
public struct JSONCoder: Sendable {
    private let encoder: JSONEncoder
    private let decoder: JSONDecoder

    public init(encoder: JSONEncoder = JSONEncoder(), decoder: JSONDecoder = JSONDecoder()) {
        self.encoder = encoder
        self.decoder = decoder
    }

    func encode(_ value: some Encodable) throws(HTTPFailure.Reason) -> Data {
        do {
            return try encoder.encode(value)
        } catch EncodingError.invalidValue(_, let context) {
            throw .invalidRequest(
                "the body, a \(type(of: value)), cannot be JSON at \(context.codingPath.text): \(context.debugDescription)"
            )
        } catch {
            throw .invalidRequest("the body, a \(type(of: value)), cannot be JSON: \(error)")
        }
    }

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws(HTTPFailure.Reason) -> Value {
        do {
            return try decoder.decode(type, from: data)
        } catch {
            throw .undecodable(UndecodableBody(error, as: type, body: data))
        }
    }
}
