internal import BinderyView

/// The part of a file that a request asks for (RFC 9110, 14).
enum ByteRange: Equatable {
    case whole
    case part(Range<Int>)
    case unsatisfiable

    /// - Parameters:
    ///   - field: the header `Range`.
    ///   - condition: the header `If-Range`.
    ///   - entityTag: that of the file, a strong one.
    init(_ field: String?, if condition: String?, of size: Int, _ entityTag: String) {
        // Of several ranges, none is served: the answer would need parts, and browsers ask for one.
        guard let field, condition == nil || condition == entityTag, field.hasPrefix("bytes="),
            let (first, last) = Self.bounds(field.dropFirst("bytes=".count))
        else {
            self = .whole
            return
        }
        switch (first, last) {
        case (let first?, let last):
            if let last, last < first {
                self = .whole
                return
            }
            let end = last.map { min($0, size - 1) + 1 } ?? size
            self = first < size ? .part(first..<end) : .unsatisfiable
        case (nil, let count?): self = count > 0 && size > 0 ? .part(max(size - count, 0)..<size) : .unsatisfiable
        case (nil, nil): self = .whole
        }
    }

    /// The numbers before and after the hyphen; nil for anything else.
    private static func bounds(_ text: Substring) -> (first: Int?, last: Int?)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }) else { return nil }
        // A number beyond 64 bits is beyond the end of every file.
        let numbers = parts.map { $0.isEmpty ? nil : Int($0) ?? .max - 1 }
        return (numbers[0], numbers[1])
    }
}

/// The header `Content-Disposition` (RFC 6266): whether the browser stores a file, and under which name.
enum ContentDisposition {
    static func field(_ name: String, isInline: Bool) -> String {
        let name = Upload.displayName(of: name)
        var plain = ""
        for scalar in name.unicodeScalars {
            let isPlain = (0x20...0x7E).contains(scalar.value) && !"\"\\%".unicodeScalars.contains(scalar)
            plain.unicodeScalars.append(isPlain ? scalar : "_")
        }
        var field = "\(isInline ? "inline" : "attachment"); filename=\"\(plain)\""
        if plain != name { field += "; filename*=UTF-8''\(encoded(name))" }
        return field
    }

    /// Percent-encodes all but `attr-char` (RFC 8187, 3.2.1).
    private static func encoded(_ name: String) -> String {
        var encoded = ""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }
}
