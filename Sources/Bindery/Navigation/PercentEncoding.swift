/// Percent-encoding of UTF-8, by RFC 3986.
package enum PercentEncoding {
    package struct Plain: Sendable {
        /// The unreserved characters of RFC 3986, correct for every reader in a path's segment, a query and a form.
        package static let unreserved = Plain(
            bytes: Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8))
        /// The unreserved characters, and those that never separate parts of a page's address.
        package static let readable = Plain(bytes: unreserved.bytes.union("!$'()*,;:@".utf8))

        fileprivate let bytes: Set<UInt8>
    }

    package static func encode(_ text: some StringProtocol, keeping plain: Plain) -> String {
        text.utf8.reduce(into: "") { encoded, byte in
            if plain.bytes.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += hex(byte)
            }
        }
    }

    /// Encodes text, but keeps visible non-ASCII characters, as an IRI does (RFC 3987).
    package static func readable(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { encoded, scalar in
            if scalar.isASCII || scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
            {
                encoded += encode(String(scalar), keeping: .readable)
            } else {
                encoded.unicodeScalars.append(scalar)
            }
        }
    }

    package static func decode(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var decoded: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(bytes[index])
                index += 1
            }
        }
        // Decoding repairs invalid UTF-8, which changes its bytes.
        let repaired = String(decoding: decoded, as: UTF8.self)
        return repaired.utf8.elementsEqual(decoded) ? repaired : String(text)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        Unicode.Scalar(byte).properties.isASCIIHexDigit
            ? Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init) : nil
    }

    private static func hex(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
}
