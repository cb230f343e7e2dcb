internal import BinderyPageClient
import BinderyTestSupport

/// Uses every control of the gallery that holds a value.
struct GalleryVisitor: SimulatedUser {
    let path = "/gallery"
    private var name = Typing(Typing.letters, atMost: 20)
    /// Takes effect when the field is left, which then shows the parsed number.
    private var age = Typing(Array("012"), atMost: 2)
    private var story = Typing(Typing.difficult, atMost: 200)
    private var chosen: [String: String] = [:]

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        switch generator.below(10) {
        case _ where generator.happens(0.01): enter(Self.tooLong, "story", page)
        case 0...2: enter(name.next(&generator), "name", page)
        case 3: enter(age.next(&generator), "age", page)
        case 4...7: enter(story.next(&generator), "story", page)
        case 8: choose(generator.element(of: ["news", "terms"]), generator.element(of: ["true", "false"]), page)
        default:
            // The server chooses the keys of the options, so they are read from the page.
            if generator.happens(0.5) {
                choose("volume", generator.element(of: ["0", "0.25", "0.5", "1"]), page)
            } else {
                let options =
                    page.control("drink")?.children.compactMap { $0.attributes["value"] }.filter { !$0.isEmpty } ?? []
                if !options.isEmpty { choose("drink", generator.element(of: options), page) }
            }
        }
        return []
    }

    /// Larger than the server accepts: the text stays in its field until the user types on.
    private static let tooLong = String(repeating: "long ", count: 1 << 18)

    mutating func rest(in page: BrowserPage) {
        enter(story.text, "story", page)
        page.focus(nil)
    }

    private func enter(_ text: String, _ identifier: String, _ page: BrowserPage) {
        if let field = page.control(identifier) { page.enter(text, into: field) }
    }

    private mutating func choose(_ identifier: String, _ value: String, _ page: BrowserPage) {
        guard let control = page.control(identifier) else { return }
        page.enter(value, into: control)
        chosen[identifier] = value
    }

    var deeds: Deeds { Deeds(typed: name.typed + age.typed + story.typed) }

    func losses(on page: BrowserPage) -> Deeds {
        Deeds(
            missing: name.text.missing(in: page.control("name")?.value)
                + story.text.missing(in: page.control("story")?.value))
    }

    func problems(about page: BrowserPage) -> [String] {
        var expected = chosen.merging(["name": name.text, "story": story.text]) { old, _ in old }
        if !age.text.isEmpty { expected["age"] = Int(age.text).map { "\($0)" } }
        // An option's key changes with a restart, so the chosen key is not compared.
        expected["drink"] = nil
        var problems: [String] = []
        for (identifier, value) in expected.sorted(by: { $0.key < $1.key })
        where page.control(identifier)?.value != value {
            problems.append(
                "\(path): \(identifier) holds “\(page.control(identifier)?.value ?? "nothing")”, entered was “\(value)”"
            )
        }
        let summary = page.text(of: "values")
        let (news, terms) = (chosen["news"] == "true", chosen["terms"] == "true")
        if !summary.hasPrefix("\(news ? "yes" : "no"), \(terms ? "yes" : "no"), ") {
            problems.append("\(path): the summary is “\(summary)” of \(chosen)")
        }
        return problems
    }
}
