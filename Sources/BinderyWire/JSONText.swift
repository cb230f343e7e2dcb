/// A buffer of bytes to which JSON is written.
package struct JSONText {
    package private(set) var bytes: [UInt8] = []

    package init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    package var isEmpty: Bool { bytes.isEmpty }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    package mutating func append(raw text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    package mutating func append(raw other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    package mutating func append(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// Appends a string in quotes, and escapes everything that could end it or a script around it.
    package mutating func append(_ string: String) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        let isPlain = string.withUTF8 { utf8 in
            let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            if isPlain { bytes.append(contentsOf: utf8) }
            return isPlain
        }
        if !isPlain { appendEscaped(string) }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ string: String) {
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
    }

    /// Keeps the buffer's capacity unless it is larger than ordinary texts need.
    package mutating func removeAll() { bytes.removeAll(keepingCapacity: bytes.capacity <= 512) }

    package static func quoted(_ text: String) -> String {
        var json = JSONText()
        json.append(text)
        return json.text
    }
}
