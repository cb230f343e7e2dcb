extension WebNode {
    /// The element and everything in it.
    var html: String {
        var text = ""
        write(to: &text)
        return text
    }

    /// Only what is in it.
    var innerHTML: String {
        var text = ""
        for child in children { child.write(to: &text) }
        return text
    }

    /// What was entered, where the element says it by an attribute.
    private func writeValue(to html: inout String) {
        switch tag {
        case .input where self[attribute: .type] == "checkbox":
            if value == "true" { html += " checked=\"\"" }
        case .input:
            guard let value else { return }
            html += " value=\""
            html += escaped(value)
            html += "\""
        case .option:
            if let chosen = parent?.value, chosen == self[attribute: .value] { html += " selected=\"\"" }
        default: break
        }
    }

    private func write(to html: inout String) {
        html += "<\(tag.rawValue) data-n=\"\(number)\""
        let classes = classAttribute
        if !classes.isEmpty { html += " class=\"\(classes)\"" }
        for (name, value) in attributes where name != .class {
            html += " \(name.rawValue)=\""
            html += escaped(value)
            html += "\""
        }
        writeValue(to: &html)
        html += ">"
        if [.input, .img, .hr].contains(tag) { return }
        // The parser drops one line feed at the beginning.
        if tag == .textarea, let value { html += "\n" + escaped(value) }
        if let text { html += escaped(text) }
        for child in children { child.write(to: &html) }
        html += "</\(tag.rawValue)>"
    }
}

/// A text for HTML, as content or as a quoted attribute.
///
/// A browser has it as it is, but for NUL: HTML has no way to write that, so U+FFFD stands for it.
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
        // A bare one becomes a line feed.
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
