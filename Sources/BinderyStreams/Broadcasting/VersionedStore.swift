/// A store that processes share, of values with versions. See ``ReplicatedProperty``.
///
/// | event | effect |
/// |---|---|
/// | a key has no value | its version is 0 |
/// | `replaceValue` with the version of the key | the value is replaced, and the version is one higher |
/// | … with another version | nothing: another process was faster |
/// | `replaceValue` throws | the value was replaced, or not |
public protocol VersionedStore: Sendable {
    /// Returns the value of a key, if its version is higher than `version`.
    func value(of key: String, newerThan version: UInt64) async throws -> VersionedValue?

    /// Replaces the value of a key if its version is `version`.
    ///
    /// - Returns: whether it was replaced.
    func replaceValue(of key: String, with content: [UInt8], after version: UInt64) async throws -> Bool
}

/// A value in a ``VersionedStore``.
public struct VersionedValue: Equatable, Sendable {
    public let content: [UInt8]
    /// How often the value was written.
    public let version: UInt64

    public init(content: [UInt8], version: UInt64) {
        self.content = content
        self.version = version
    }
}
