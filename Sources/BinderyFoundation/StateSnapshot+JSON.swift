public import Bindery
public import Foundation

extension StateSnapshot {
    /// Creates a snapshot from its JSON, or throws if `json` is not the JSON object of a snapshot.
    public init(json: Data) throws(DecodingError) {
        do {
            self = try JSONDecoder().decode(StateSnapshot.self, from: json)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw .dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
        }
    }

    /// The snapshot as a JSON object with sorted keys: equal snapshots have equal JSON.
    public var json: Data {
        get throws(EncodingError) {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            do {
                return try encoder.encode(self)
            } catch let error as EncodingError {
                throw error
            } catch {
                throw .invalidValue(self, .init(codingPath: [], debugDescription: "\(error)"))
            }
        }
    }
}
