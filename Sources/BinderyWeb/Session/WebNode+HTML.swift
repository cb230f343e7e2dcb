extension WebNode {
    var html: String {
        var html = HTMLWriter()
        write(to: &html)
        return html.whole
    }

    var innerHTML: String { writtenChildren.whole }

    /// ``innerHTML``, in which what pages have in common is a part of its own.
    var innerParts: [PageHTML.Part] { writtenChildren.parts }

    private var writtenChildren: HTMLWriter {
        var html = HTMLWriter()
        for child in children { child.write(to: &html) }
        return html
    }

    /// Writes the value of an element that has it in an attribute.
    private func writeValue(to html: inout HTMLWriter) {
        switch tag {
        case .input where self[attribute: .type] == "checkbox":
            if value == "true" { html += " checked=\"\"" }
        case .input: if let value { Self.write("value", value, to: &html) }
        case .option:
            // An `<optgroup>` may be in between.
            let select = parent?.tag == .select ? parent : parent?.parent
            if let chosen = select?.value, chosen == optionValue { html += " selected=\"\"" }
        default: break
        }
    }

    /// The value of an option: its text, if it names none (HTML, 4.10.10).
    var optionValue: String { self[attribute: .value] ?? text ?? "" }

    private static func write(_ name: String, _ value: String, to html: inout HTMLWriter) {
        html += " "
        html += name
        html += "=\""
        html += escaped(value)
        html += "\""
    }

    /// The elements without content (HTML, 13.1.2) that ``WebTag`` does not have.
    private static let voidElements: Set = ["area", "br", "col", "source", "track", "wbr"]

    private func write(to html: inout HTMLWriter) {
        let name = name
        html += "<"
        html += name
        Self.write("data-n", "\(number)", to: &html)
        let classes = classAttribute
        if !classes.isEmpty { Self.write("class", classes, to: &html) }
        for (name, value) in attributes where name != .class { Self.write(name.rawValue, value, to: &html) }
        if let part = elementPart {
            for (name, value) in part.attributes { Self.write(name, value, to: &html) }
        }
        writeValue(to: &html)
        html += ">"
        if tag == .input || tag == .img || tag == .hr || (tag == .other && Self.voidElements.contains(name)) { return }
        // HTML parsers drop one line feed at the beginning.
        if tag == .other, name == "pre" { html += "\n" }
        if tag == .textarea, let value {
            html += "\n"
            html += escaped(value)
        }
        if let text { html += escaped(text) }
        if let links = elementPart?.links { html.add(links.html) }
        for child in children { child.write(to: &html) }
        html += "</"
        html += name
        html += ">"
    }
}

/// HTML while it is written.
private struct HTMLWriter {
    private var finished: [PageHTML.Part] = []
    private var text = ""

    static func += (html: inout HTMLWriter, text: String) { html.text += text }

    mutating func add(_ shared: SharedHTML) {
        finished += [.text(text), .shared(shared)]
        text = ""
    }

    var parts: [PageHTML.Part] { finished + [.text(text)] }

    var whole: String { finished.isEmpty ? text : PageHTML(parts).text }
}

/// Escapes a text for HTML, quotes included. Browsers read it unchanged, but U+FFFD replaces NUL, which HTML lacks.
func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var escaped = ""
    for character in text.unicodeScalars {
        switch character {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "'": escaped += "&#39;"
        // HTML parsers turn a bare one into a line feed.
        case "\r": escaped += "&#13;"
        case "\0": escaped += "\u{FFFD}"
        default: escaped.unicodeScalars.append(character)
        }
    }
    return escaped
}

private func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 0x0D, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
}
