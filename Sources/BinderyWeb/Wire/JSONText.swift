/// A buffer of bytes to which JSON is written.
struct JSONText {
    private(set) var bytes: [UInt8] = []

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    var isEmpty: Bool { bytes.isEmpty }

    mutating func append(raw text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func append(raw other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    mutating func append(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Appends a string in quotes, and escapes everything that could end it or a script around it.
    mutating func append(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                append(raw: "\\u00")
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Keeps the buffer's capacity unless it is larger than ordinary texts need.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: bytes.capacity <= 512) }
}
