import BinderyView

/// Swift code in colours, with numbers of lines.
struct SwiftCode: View {
    let code: String
    /// The controls of the view that the code is about.
    let controls: NamedControls?

    init(_ code: String, shownBy controls: NamedControls? = nil) {
        self.code = code
        self.controls = controls
    }

    var body: some View {
        Element("pre") {
            SwiftLines(lines: SwiftToken.lines(of: code), controls: controls?.identifiers(ofLinesIn: code))
        }
        // Scrolled by keys where a line is too long.
        .class("source-code").attribute("translate", "no").attribute("tabindex", "0")
    }
}

/// Primitive, since the hundreds of elements never change.
private struct SwiftLines: Rendering.PrimitiveView {
    let lines: [[SwiftToken]]
    /// Of the controls that each line is about.
    let controls: [String]?

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        for (index, tokens) in lines.enumerated() {
            let line = Element("span") { SwiftLine(tokens: tokens) }.class("source-line")
            if let identifiers = controls?[index], !identifiers.isEmpty {
                line.attribute("data-controls", .constant(identifiers)).mount(in: point)
            } else {
                line.mount(in: point)
            }
        }
    }
}

struct SwiftLine: Rendering.PrimitiveView {
    let tokens: [SwiftToken]

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        for token in tokens {
            let element = Element("span", text: token.text)
            if let kind = token.kind {
                element.class("source-\(kind)").mount(in: point)
            } else {
                element.mount(in: point)
            }
        }
    }
}

/// A part of Swift code in one colour.
struct SwiftToken: Equatable {
    enum Kind: String {
        case keyword, type, string, number, comment, attribute
    }

    /// Nil for names, operators and white space.
    let kind: Kind?
    let text: String

    /// Returns the parts of code, which together are the code. It need not compile.
    ///
    /// Regular expressions, and strings with several lines or `#`, are not known.
    static func tokens(of code: String) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var rest = code[...]
        var isMember = false
        while let first = rest.first {
            let (kind, end) = next(in: rest, first, isMember: isMember)
            let text = rest[..<end]
            isMember = text.last == "."
            if kind == nil, let last = tokens.last, last.kind == nil {
                tokens[tokens.count - 1] = SwiftToken(kind: nil, text: last.text + text)
            } else {
                tokens.append(SwiftToken(kind: kind, text: String(text)))
            }
            rest = rest[end...]
        }
        return tokens
    }

    /// Returns the parts by lines. Each line but the last ends with its newline.
    static func lines(of code: String) -> [[SwiftToken]] {
        var lines: [[SwiftToken]] = [[]]
        for token in tokens(of: code) {
            var rest = token.text[...]
            while let newline = rest.firstIndex(of: "\n") {
                lines[lines.count - 1].append(SwiftToken(kind: token.kind, text: String(rest[...newline])))
                lines.append([])
                rest = rest[rest.index(after: newline)...]
            }
            if !rest.isEmpty { lines[lines.count - 1].append(SwiftToken(kind: token.kind, text: String(rest))) }
        }
        return lines
    }

    private static func next(
        in code: Substring, _ first: Character, isMember: Bool
    ) -> (kind: Kind?, end: String.Index) {
        if code.hasPrefix("//") { return (.comment, code.firstIndex(of: "\n") ?? code.endIndex) }
        if first == "\"" { return (.string, endOfString(in: code)) }
        if first.isNumber { return (.number, end(in: code) { $0.isNumber || $0 == "_" }) }
        if first == "@" { return (.attribute, end(in: code.dropFirst(), while: isPartOfName)) }
        guard isPartOfName(first) else { return (nil, code.index(after: code.startIndex)) }
        let end = end(in: code, while: isPartOfName)
        if first.isUppercase { return (.type, end) }
        return (!isMember && keywords.contains(code[..<end]) ? .keyword : nil, end)
    }

    private static func isPartOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$"
    }

    private static func end(in code: Substring, while belongs: (Character) -> Bool) -> String.Index {
        code.firstIndex { !belongs($0) } ?? code.endIndex
    }

    /// A string ends at its quote, or with its line. What is interpolated may have strings of its own.
    private static func endOfString(in code: Substring) -> String.Index {
        var index = code.index(after: code.startIndex)
        var depth = 0
        var isEscaped = false
        while index < code.endIndex, code[index] != "\n" {
            let character = code[index]
            index = code.index(after: index)
            if isEscaped {
                isEscaped = false
                if character == "(" { depth += 1 }
            } else if character == "\\" {
                isEscaped = true
            } else if depth > 0 {
                if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            } else if character == "\"" {
                return index
            }
        }
        return index
    }

    private static let keywords: Set<Substring> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
        "for", "func", "guard", "if", "import", "in", "indirect", "init", "inout", "internal", "is", "lazy", "let",
        "mutating", "nil", "nonisolated", "override", "package", "private", "protocol", "public", "repeat", "required",
        "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "unowned", "var", "weak", "where", "while",
    ]
}
