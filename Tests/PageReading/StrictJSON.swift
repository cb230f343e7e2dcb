/// JSON as RFC 8259 defines it, read byte by byte, since Foundation drops a leading byte order mark.
package enum StrictJSON: Equatable {
    case null
    case bool(Bool)
    case number(String)
    case string(String)
    case array([StrictJSON])
    case object([String: StrictJSON])

    package struct Failure: Error {
        let offset: Int
        let text: String
    }

    package init(_ text: String) throws {
        var reader = Reader(text)
        self = try reader.readAll()
    }

    package var array: [StrictJSON]? { if case .array(let elements) = self { elements } else { nil } }
    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var number: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

    private struct Reader {
        let text: String
        let bytes: [UInt8]
        var position = 0

        init(_ text: String) {
            self.text = text
            bytes = Array(text.utf8)
        }

        var failure: Failure { Failure(offset: position, text: text) }

        var peek: UInt8 { position < bytes.count ? bytes[position] : 0 }

        mutating func readAll() throws -> StrictJSON {
            let value = try readValue(depth: 0)
            guard position == bytes.count else { throw failure }
            return value
        }

        mutating func skipSpace() {
            while peek == 0x20 || peek == 0x09 || peek == 0x0A || peek == 0x0D { position += 1 }
        }

        mutating func take(_ character: Unicode.Scalar) -> Bool {
            guard peek == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        mutating func takeWord(_ word: String) throws {
            guard bytes[position...].starts(with: word.utf8) else { throw failure }
            position += word.utf8.count
        }

        mutating func readValue(depth: Int) throws -> StrictJSON {
            guard depth < 100 else { throw failure }
            skipSpace()
            defer { skipSpace() }
            switch peek {
            case UInt8(ascii: "["):
                return .array(try readElements("[", "]") { reader in try reader.readValue(depth: depth + 1) })
            case UInt8(ascii: "{"):
                let members = try readElements("{", "}") { reader in
                    reader.skipSpace()
                    let name = try reader.readString()
                    reader.skipSpace()
                    guard reader.take(":") else { throw reader.failure }
                    return (name, try reader.readValue(depth: depth + 1))
                }
                return .object(Dictionary(members) { $1 })
            case UInt8(ascii: "\""): return .string(try readString())
            case UInt8(ascii: "n"):
                try takeWord("null")
                return .null
            case UInt8(ascii: "t"):
                try takeWord("true")
                return .bool(true)
            case UInt8(ascii: "f"):
                try takeWord("false")
                return .bool(false)
            default: return .number(try readNumber())
            }
        }

        mutating func readElements<Element>(
            _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ read: (inout Reader) throws -> Element
        ) throws -> [Element] {
            position += 1
            skipSpace()
            if take(close) { return [] }
            var elements: [Element] = []
            repeat { elements.append(try read(&self)) } while take(",")
            guard take(close) else { throw failure }
            return elements
        }

        mutating func digits() throws {
            let start = position
            while (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(peek) { position += 1 }
            guard position > start else { throw failure }
        }

        mutating func readNumber() throws -> String {
            let start = position
            _ = take("-")
            if !take("0") { try digits() }
            if take(".") { try digits() }
            if take("e") || take("E") {
                if !take("+") { _ = take("-") }
                try digits()
            }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        mutating func readString() throws -> String {
            guard take("\"") else { throw failure }
            var string: [UInt8] = []
            var start = position
            while position < bytes.count {
                let byte = bytes[position]
                guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 else {
                    position += 1
                    continue
                }
                string += bytes[start..<position]
                guard byte >= 0x20 else { throw failure }
                position += 1
                if byte == UInt8(ascii: "\"") { return String(decoding: string, as: UTF8.self) }
                string += String(try readScalar()).utf8
                start = position
            }
            throw failure
        }

        /// Joins the halves of a surrogate pair; a lone half becomes U+FFFD.
        private mutating func readScalar() throws -> Character {
            let unit = try readEscape()
            if let scalar = Unicode.Scalar(unit) { return Character(scalar) }
            var rest = self
            if unit < 0xDC00, rest.take("\\"), let low = try? rest.readEscape(), 0xDC00...0xDFFF ~= low {
                self = rest
                let code = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
                return Character(Unicode.Scalar(code)!)
            }
            return "\u{FFFD}"
        }

        private static let escapes: [UInt8: UInt16] = [
            UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
            UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
        ]

        mutating func readEscape() throws -> UInt16 {
            let byte = peek
            position += 1
            if let unit = Self.escapes[byte] { return unit }
            guard byte == UInt8(ascii: "u"), position + 4 <= bytes.count else { throw failure }
            var unit: UInt16 = 0
            for byte in bytes[position..<position + 4] {
                guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw failure }
                unit = unit << 4 | UInt16(digit)
            }
            position += 4
            return unit
        }
    }
}
