internal import BinderyPageClient
import BinderyTestSupport

/// Types a search text, and submits it now and then.
struct Searcher: SimulatedUser {
    let path: String
    private let words: [String]
    private var text = ""
    private(set) var deeds = Deeds()

    init(_ path: String, words: [String]) {
        self.path = path
        self.words = words
    }

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        guard let field = page.control("query") else { return [] }
        if generator.happens(0.1), !text.isEmpty {
            page.submit(field)
        } else {
            text = text.isEmpty || words.contains(text) ? String(generator.element(of: words).prefix(1)) : text
            let word = words.first { $0.hasPrefix(text) && $0 != text } ?? words[0]
            text = String(word.prefix(text.count + 1))
            if page.enter(text, into: field) != nil { deeds.typed += 1 }
        }
        return []
    }

    func losses(on page: BrowserPage) -> Deeds { Deeds(missing: text.missing(in: page.control("query")?.value)) }

    func problems(about page: BrowserPage) -> [String] {
        let value = page.control("query")?.value
        return value == text || text.isEmpty
            ? [] : ["\(path): query holds “\(value ?? "nothing")”, typed was “\(text)”"]
    }
}
