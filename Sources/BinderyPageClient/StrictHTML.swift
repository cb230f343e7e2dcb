/// A reader of HTML that follows the standard and refuses everything that the server has no reason to write. If it
/// finds the texts that were written, so does every browser. Allowed are the document type, tags,
/// attributes in double quotes, and the character references of `<`, `>`, `&`, `"`, `'` and a carriage return. In
/// texts, these characters are always references; NUL and a bare carriage return, which browsers replace, are refused.
package struct StrictHTML {
    package struct Element: Equatable {
        package var tag: String
        package var attributes: [(name: String, value: String)] = []
        /// The text directly in the element, joined.
        package var text = ""
        package var children: [Element] = []

        package var all: [Element] { [self] + children.flatMap(\.all) }

        package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

        package static func == (one: Element, other: Element) -> Bool {
            one.tag == other.tag && one.text.utf8.elementsEqual(other.text.utf8) && one.children == other.children
                && one.attributes.elementsEqual(other.attributes) {
                    $0.name == $1.name && $0.value.utf8.elementsEqual($1.value.utf8)
                }
        }
    }

    package struct Failure: Error, CustomStringConvertible {
        let reason: String
        let offset: Int
        let html: String

        package var description: String {
            let around = html.utf8.dropFirst(max(0, offset - 60)).prefix(120)
            return "\(reason) at \(offset): …\(String(decoding: around, as: UTF8.self))…"
        }
    }

    private let html: String
    private let bytes: [UInt8]
    private var position = 0

    private init(_ html: String) {
        self.html = html
        bytes = Array(html.utf8)
    }

    package static func parse(_ html: String) throws -> [Element] {
        var reader = StrictHTML(html)
        return try reader.readAll()
    }

    private mutating func readAll() throws -> [Element] {
        if bytes.starts(with: "<!doctype html>".utf8) { position = 15 }
        var open = [Element(tag: "")]
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                open[open.count - 1].text += try readText(until: UInt8(ascii: "<"))
                continue
            }
            position += 1
            if peek == UInt8(ascii: "/") {
                position += 1
                let tag = try readName()
                try expect(">")
                guard open.count > 1, open.last?.tag == tag else { throw failure("</\(tag)> closes nothing") }
                let element = open.removeLast()
                open[open.count - 1].children.append(element)
                continue
            }
            let element = try readTag()
            if Self.isVoid(element.tag) {
                open[open.count - 1].children.append(element)
            } else {
                // Browsers drop one line feed at the beginning of these.
                if element.tag == "textarea" || element.tag == "pre", peek == 0x0A { position += 1 }
                open.append(element)
            }
        }
        guard open.count == 1 else { throw failure("<\(open.last!.tag)> is not closed") }
        return open[0].children
    }

    private mutating func readTag() throws -> Element {
        var element = Element(tag: try readName())
        while peek == UInt8(ascii: " ") {
            position += 1
            let name = try readName()
            try expect("=")
            try expect("\"")
            guard element[name] == nil else { throw failure("\(name) is there twice") }
            element.attributes.append((name, try readText(until: UInt8(ascii: "\""))))
            try expect("\"")
        }
        try expect(">")
        return element
    }

    private static func isVoid(_ tag: String) -> Bool {
        switch tag {
        case "input", "img", "hr", "meta", "link", "area", "br", "col", "source", "track", "wbr": true
        default: false
        }
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: position, html: html) }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard peek == UInt8(ascii: character) else { throw failure("no \(character)") }
        position += 1
    }

    private mutating func readName() throws -> String {
        let start = position
        while let byte = peek, isInName(byte) { position += 1 }
        guard position > start else { throw failure("no name") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
        // The names of SVG: `viewBox`, `linearGradient`, `xlink:href`.
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
    }

    private static let references: [(String, UInt8)] = [
        ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&amp;", UInt8(ascii: "&")),
        ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")), ("&#13;", 0x0D),
    ]

    private mutating func readText(until end: UInt8) throws -> String {
        // Nearly every text is without references, and is then copied as a whole.
        let start = position
        var text: [UInt8]?
        while let byte = peek, byte != end {
            switch byte {
            case UInt8(ascii: "&"):
                if text == nil { text = Array(bytes[start..<position]) }
                let rest = bytes[position...]
                guard let (name, character) = Self.references.first(where: { rest.starts(with: $0.0.utf8) }) else {
                    throw failure("a bare &")
                }
                text!.append(character)
                position += name.utf8.count
            case 0, 0x0D, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
                throw failure("a bare character \(byte)")
            default:
                text?.append(byte)
                position += 1
            }
        }
        return String(decoding: text.map { $0[...] } ?? bytes[start..<position], as: UTF8.self)
    }
}
