#if canImport(Runtime)
/// Decodes a backtrace of one return address, with a map of the images if one is given.
struct BacktraceDecoder: Decoder {
    /// The compact formats of Swift's Runtime module in base 64.
    let backtrace: String
    let imageMap: String?
    let architecture: String

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    init(address: UInt, architecture: String, imageMap: [UInt8]? = nil) {
        // Words have 64 bits. A return address follows, in eight bytes, the highest first. The rest is the end.
        backtrace = Self.base64([0x02, 0x27] + address.bigEndianBytes + [0])
        self.imageMap = imageMap.map(Self.base64)
        self.architecture = architecture
    }

    /// Zeros at the end fill the last group: both formats have an end of their own.
    private static func base64(_ bytes: [UInt8]) -> String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        let whole = bytes + Array(repeating: 0, count: (3 - bytes.count % 3) % 3)
        return String(
            stride(from: 0, to: whole.count, by: 3).flatMap { start in
                let group = whole[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
                return [18, 12, 6, 0].map { digits[group >> $0 & 63] }
            })
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(BacktraceFields(decoder: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw NoSuchField() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { throw NoSuchField() }
}

extension UInt {
    /// Eight bytes, the highest first, also where a word has four.
    var bigEndianBytes: [UInt8] { withUnsafeBytes(of: UInt64(self).bigEndian, Array.init) }
}

private struct BacktraceFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: BacktraceDecoder

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    private func value(_ key: Key) -> String? {
        switch key.stringValue {
        case "architecture": decoder.architecture
        case "backtrace": decoder.backtrace
        case "imageMap": decoder.imageMap
        default: nil
        }
    }

    func contains(_ key: Key) -> Bool { value(key) != nil }
    func decodeNil(forKey key: Key) -> Bool { value(key) == nil }

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        guard let value = value(key) else { throw NoSuchField() }
        return value
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { throw NoSuchField() }
    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> { throw NoSuchField() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw NoSuchField() }
    func superDecoder() throws -> any Decoder { throw NoSuchField() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw NoSuchField() }
}

private struct NoSuchField: Error {}
#endif
