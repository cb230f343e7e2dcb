/// The cover of a book with the aspect ratio 2:3: the title in a few lines, the author below.
struct CoverDrawing {
    private static let lineLimit = 5

    let book: Book

    init(of book: Book) {
        self.book = book
    }

    var svg: String {
        let mark = Drawing.mark(of: book.title + book.author)
        let hue = Double(mark % 360)
        let cloth = Colour(lightness: 0.42, chroma: 0.09, hue: hue).hex
        let spine = Colour(lightness: 0.33, chroma: 0.08, hue: hue).hex
        let band = Colour(lightness: 0.86, chroma: 0.08, hue: hue + 70).hex
        let lines = CoverDrawing.lines(of: book.title)
        let title = lines.enumerated()
            .map { #"<tspan x="70" y="\#(54 + $0 * 20)">\#(Drawing.escaped($1))</tspan>"# }.joined()
        let label = Drawing.escaped("\(book.title), \(book.author)")
        let author = Drawing.escaped(CoverDrawing.shortened(book.author, to: 18))
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 192" width="128" height="192" \
            role="img" aria-label="\(label)">
            <title>\(label)</title>
            <rect width="128" height="192" rx="4" fill="\(cloth)"/>
            <path d="M12 0 V192 H4 Q0 192 0 188 V4 Q0 0 4 0 Z" fill="\(spine)"/>
            <rect x="22" y="22" width="96" height="3" fill="\(band)"/>
            <rect x="22" y="167" width="96" height="3" fill="\(band)"/>
            <g fill="#fff" text-anchor="middle" font-family="\(Drawing.fonts)">
            <text font-size="15" font-weight="600">\(title)</text>
            <text x="70" y="158" font-size="10">\(author)</text>
            </g>
            </svg>

            """
    }

    /// Splits the title into lines of similar width, cut off if there are too many.
    static func lines(of title: String) -> [String] {
        let parts = title.contains(" ") ? title.split(separator: " ").map(String.init) : title.map(String.init)
        let separator = title.contains(" ") ? " " : ""
        var lines: [String] = []
        for part in parts {
            if let line = lines.last, width(line + separator + part) <= 12 {
                lines[lines.count - 1] = line + separator + part
            } else {
                lines.append(part)
            }
        }
        guard lines.count > lineLimit else { return lines.map { shortened($0, to: 14) } }
        return lines.prefix(lineLimit - 1) + [lines[lineLimit - 1] + " …"]
    }

    /// Cuts the text to a width in Latin letters; a Chinese character is two wide.
    private static func shortened(_ text: String, to limit: Int) -> String {
        guard width(text) > limit else { return text }
        var short = text
        while width(short) >= limit { short.removeLast() }
        return short + "…"
    }

    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
    }
}
