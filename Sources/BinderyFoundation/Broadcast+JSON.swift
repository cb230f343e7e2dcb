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

extension ReplicatedProperty where Value: Codable {
    /// Creates state that processes share, and that is stored as JSON.
    ///
    /// ```swift
    /// let store = try SQLiteSessionStore(path: "/var/lib/shop/sessions.sqlite")
    /// let likes = ReplicatedProperty(0, as: "likes", in: store, over: worker)
    /// ```
    ///
    /// - Parameters:
    ///   - value: the value as long as the store has none.
    ///   - key: the name of the value in the store: at most 200 bytes of UTF-8. One property of each process has it. A
    ///     broadcast or a presence may have the same name.
    ///   - bus: tells the other processes of a change at once; without it, they learn of it within two seconds.
    /// - Precondition: the values can be encoded as JSON: no number is infinite, for example.
    public convenience init(
        _ value: Value, as key: String, in store: some VersionedStore, over bus: (any MessageBus)? = nil
    ) {
        self.init(
            value, as: key, in: store, over: bus, encode: { json(of: $0, in: key) },
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
