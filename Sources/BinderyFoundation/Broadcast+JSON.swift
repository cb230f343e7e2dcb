public import Bindery
internal import Foundation

extension Broadcast where Value: Codable {
    /// Sends the values as JSON also to the broadcasts that are connected to the same topic in other processes, and
    /// theirs to the observers here.
    ///
    /// ```swift
    /// let likes = Broadcast<Like>()
    /// if let worker { likes.connect(to: worker, as: "likes") }
    /// ```
    ///
    /// - Precondition: the values can be encoded as JSON: no number is infinite, for example.
    public func connect(to bus: some MessageBus, as topic: String) {
        connect(
            to: bus, as: topic, encode: { json(of: $0, in: topic) },
            decode: { try? JSONDecoder().decode(Value.self, from: Data($0)) })
    }
}

extension Presence where Value: Codable {
    /// Shares the values as JSON with the presences that are connected to the same topic in other processes.
    ///
    /// ```swift
    /// let visitors = Presence<Visit>()
    /// if let worker { visitors.connect(to: worker, as: "visitors") }
    /// ```
    ///
    /// - Precondition: the values can be encoded as JSON: no number is infinite, for example.
    public func connect(to bus: some MessageBus, as topic: String) {
        connect(
            to: bus, as: topic, encode: { json(of: $0, in: topic) },
            decode: { try? JSONDecoder().decode(Value.self, from: Data($0)) })
    }
}

private func json(of value: some Encodable, in topic: String) -> [UInt8] {
    do {
        return Array(try JSONEncoder().encode(value))
    } catch {
        preconditionFailure("Bindery: a value of the topic \(topic) cannot be encoded as JSON: \(error)")
    }
}
