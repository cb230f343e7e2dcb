/// A scanner for messages: one JSON array of integers and strings, and, for frames, of `null` and arrays.
struct WireScanner {
    private let bytes: [UInt8]
    private var position = 0
    private let longestArray: Int
    private let isForFrames: Bool

    /// A scanner for an event: a flat array, which is read only as far as the longest event.
    init(event text: String) {
        bytes = Array(text.utf8)
        longestArray = 8
        isForFrames = false
    }

    /// A scanner for a frame, in which an array of arrays is an element.
    init(frame text: String) {
        bytes = Array(text.utf8)
        longestArray = .max
        isForFrames = true
    }

    mutating func scanArray() throws(WireError) -> [WireValue] {
        let values = try scanArray(depth: isForFrames ? 2 : 0)
        skipSpace()
        guard position == bytes.count else { throw malformed }
        return values
    }

    private mutating func scanArray(depth: Int) throws(WireError) -> [WireValue] {
        var values: [WireValue] = []
        try expect("[")
        skipSpace()
        if peek == UInt8(ascii: "]") {
            position += 1
            return values
        }
        while true {
            skipSpace()
            values.append(try scanValue(depth: depth))
            guard values.count <= longestArray else { throw malformed }
            skipSpace()
            if peek == UInt8(ascii: "]") {
                position += 1
                return values
            }
            try expect(",")
        }
    }

    private var malformed: WireError { .malformed(offset: position) }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(WireError) {
        skipSpace()
        guard peek == UInt8(ascii: character) else { throw malformed }
        position += 1
    }

    private mutating func scanValue(depth: Int) throws(WireError) -> WireValue {
        if peek == UInt8(ascii: "\"") { return .string(try scanString()) }
        if depth > 0, peek == UInt8(ascii: "[") { return .array(try scanArray(depth: depth - 1)) }
        if isForFrames, bytes[position...].starts(with: "null".utf8) {
            position += 4
            return .null
        }
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        let digits = bytes[start..<position]
        guard !digits.isEmpty, digits.count == 1 || digits.first != UInt8(ascii: "0"),
            let number = Int(String(decoding: digits, as: UTF8.self))
        else { throw malformed }
        return .number(number)
    }

    private mutating func scanString() throws(WireError) -> String {
        position += 1
        var content: [UInt8] = []
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"): content.append(contentsOf: try scanEscape())
            case 0..<0x20: throw malformed
            default: content.append(byte)
            }
        }
        throw malformed
    }

    private mutating func scanEscape() throws(WireError) -> [UInt8] {
        guard let byte = peek else { throw malformed }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return try scanUnicodeEscape()
        default: throw malformed
        }
    }

    private mutating func scanUnicodeEscape() throws(WireError) -> [UInt8] {
        var code = UInt32(try scanHex())
        if (0xD800..<0xDC00).contains(code) {
            guard peek == UInt8(ascii: "\\") else { return Array("\u{FFFD}".utf8) }
            let before = position
            position += 1
            guard peek == UInt8(ascii: "u") else {
                position = before
                return Array("\u{FFFD}".utf8)
            }
            position += 1
            let low = UInt32(try scanHex())
            guard (0xDC00..<0xE000).contains(low) else {
                position = before
                return Array("\u{FFFD}".utf8)
            }
            code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
        }
        return Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    }

    private mutating func scanHex() throws(WireError) -> UInt16 {
        guard position + 4 <= bytes.count,
            bytes[position..<position + 4].allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
            let code = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else { throw malformed }
        position += 4
        return code
    }
}
