/// A reader of the HTML that the server writes: elements with quoted attributes, and with text before their children.
struct HTMLReader {
    private static let withoutContent: Set = ["input", "img", "hr"]

    private var rest: Substring.UTF8View

    private init(_ html: Substring) { rest = html.utf8 }

    /// - Returns: an element that contains those of the HTML.
    static func read(_ html: some StringProtocol) throws(MirrorFailure) -> Element {
        var reader = HTMLReader(Substring(html))
        let top = Element(tag: "")
        try reader.readContent(of: top)
        guard reader.rest.isEmpty else { throw .unreadable(reader.place) }
        return top
    }

    private var place: String { String(Substring(rest.prefix(80))) }

    private mutating func readContent(of parent: Element) throws(MirrorFailure) {
        while !rest.isEmpty {
            guard rest.first == UInt8(ascii: "<") else {
                let text = take { $0 != UInt8(ascii: "<") }
                guard parent.children.isEmpty || text.allSatisfy(\.isWhitespace) else { throw .unreadable(place) }
                if parent.children.isEmpty { parent.text += Self.unescaped(text) }
                continue
            }
            if rest.starts(with: "</".utf8) { return }
            rest.removeFirst()
            try readElement(in: parent)
        }
    }

    private mutating func readElement(in parent: Element) throws(MirrorFailure) {
        let element = Element(tag: String(take { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }))
        while rest.first == UInt8(ascii: " ") {
            rest.removeFirst()
            let name = String(take { $0 != UInt8(ascii: "=") })
            guard rest.starts(with: "=\"".utf8) else { throw .unreadable(place) }
            rest.removeFirst(2)
            element.attributes[name] = Self.unescaped(take { $0 != UInt8(ascii: "\"") })
            rest = rest.dropFirst()
        }
        guard rest.first == UInt8(ascii: ">") else { throw .unreadable(place) }
        rest.removeFirst()
        if !Self.withoutContent.contains(element.tag) {
            try readContent(of: element)
            guard rest.starts(with: "</\(element.tag)>".utf8) else { throw .unreadable(place) }
            rest.removeFirst(element.tag.utf8.count + 3)
        }
        parent.insert(element, before: nil)
        element.readValue()
    }

    private mutating func take(while isWanted: (UInt8) -> Bool) -> Substring {
        let end = rest.firstIndex { !isWanted($0) } ?? rest.endIndex
        defer { rest = rest[end...] }
        return Substring(rest[..<end])
    }

    static func unescaped(_ text: Substring) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
        return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}

extension Element {
    /// Moves the value of a control from its attributes or text into `value`, as a browser keeps it.
    fileprivate func readValue() {
        switch tag {
        case "textarea":
            // An HTML parser drops one line feed at the beginning.
            value = text.first == "\n" ? String(text.dropFirst()) : text
            text = ""
        case "input" where attributes["type"] == "checkbox":
            value = attributes.removeValue(forKey: "checked") == nil ? "false" : "true"
        case "input": value = attributes.removeValue(forKey: "value") ?? ""
        case "select":
            let chosen = children.first { $0.attributes["selected"] != nil }
            value = chosen?.attributes["value"] ?? ""
            for option in children { option.attributes["selected"] = nil }
        default: break
        }
        (believed, agreed) = (value, value)
    }
}
