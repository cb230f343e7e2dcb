internal import BinderyPageClient
import BinderyTestSupport

/// A text that grows by a character at a time, with occasional deletions.
struct Typing: Sendable {
    let alphabet: [Character]
    let most: Int
    private(set) var text = ""
    /// How many characters it has had so far.
    private(set) var typed = 0

    static let digits = Array("0123456789")
    static let letters = Array("abcdefghijklmnopqrstuvwxyz ")
    /// Characters that must be escaped, or that have several bytes or code points.
    static let difficult = Array("ab <>&\"'\\\u{2028}éß中文😀👩‍👩‍👧\u{301}") + ["\n"]

    init(_ alphabet: [Character], atMost most: Int) {
        self.alphabet = alphabet
        self.most = most
    }

    /// Continues with a text that is not the typed one.
    mutating func accept(_ shown: String) { text = shown }

    mutating func next(_ generator: inout SplitMix) -> String {
        if text.count >= most {
            text = String(text.prefix(most / 3))
        } else if !text.isEmpty, generator.happens(0.1) {
            text.removeLast()
        } else {
            text.append(generator.element(of: alphabet))
            typed += 1
        }
        return text
    }
}

/// Types into the fields of a form.
struct Typist: SimulatedUser {
    let path: String
    /// The texts by the identifiers of their fields.
    private var texts: [(field: String, typing: Typing)]
    private var current = 0
    private var missing = 0
    /// Returns what is wrong with what the view model shows for the typed texts.
    private let evidence: @Sendable (BrowserPage, [String: String]) -> [String]

    init(
        _ path: String, _ fields: KeyValuePairs<String, Typing>,
        evidence: @escaping @Sendable (BrowserPage, [String: String]) -> [String] = { _, _ in [] }
    ) {
        self.path = path
        texts = fields.map { ($0.key, $0.value) }
        self.evidence = evidence
    }

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        if generator.happens(0.08) { current = generator.below(texts.count) }
        guard let field = page.control(texts[current].field) else { return [] }
        let before = texts[current].typing
        let text = texts[current].typing.next(&generator)
        if field.value != before.text, before.text != "" {
            missing += before.text.missing(in: field.value)
            // Once: the user goes on with what is shown.
            texts[current].typing.accept(field.value ?? "")
            return ["\(path): \(texts[current].field) shows “\(field.value ?? "")”, not “\(before.text)”"]
        }
        page.enter(text, into: field)
        return []
    }

    var deeds: Deeds { Deeds(typed: texts.reduce(0) { $0 + $1.typing.typed }, missing: missing) }

    func losses(on page: BrowserPage) -> Deeds {
        Deeds(missing: texts.reduce(0) { $0 + $1.typing.text.missing(in: page.control($1.field)?.value) })
    }

    func problems(about page: BrowserPage) -> [String] {
        var problems: [String] = []
        for (name, typing) in texts where page.control(name)?.value != typing.text {
            problems.append(
                "\(path): \(name) holds “\(page.control(name)?.value ?? "nothing")”, typed was “\(typing.text)”")
        }
        let typed = Dictionary(uniqueKeysWithValues: texts.map { ($0.field, $0.typing.text) })
        return problems + evidence(page, typed).map { "\(path): \($0)" }
    }
}

extension Typist {
    static var phoneLogin: Typist {
        Typist("/phone-login", ["phone": Typing(Typing.digits, atMost: 13), "code": Typing(Typing.digits, atMost: 6)]) {
            page, typed in
            let isEnabled = page.control("login")?.attributes["disabled"] == nil
            let shouldBe = typed.values.allSatisfy { !$0.isEmpty }
            return isEnabled == shouldBe ? [] : ["login is \(isEnabled ? "enabled" : "disabled") for \(typed)"]
        }
    }

    static var lengthLogin: Typist {
        Typist(
            "/length-login",
            ["username": Typing(Typing.letters, atMost: 20), "password": Typing(Typing.letters, atMost: 20)]
        ) {
            page, typed in
            let isEnabled = page.control("login")?.attributes["disabled"] == nil
            // Spaces around a name do not count.
            let name = typed["username"]!.drop { $0 == " " }.reversed().drop { $0 == " " }
            let shouldBe = (4...16).contains(name.count) && (8...16).contains(typed["password"]!.count)
            return isEnabled == shouldBe ? [] : ["login is \(isEnabled ? "enabled" : "disabled") for \(typed)"]
        }
    }

    static var menuGroup: Typist {
        Typist("/menu-groups/new", ["name": Typing(Typing.letters, atMost: 30)]) { page, typed in
            let isEnabled = page.control("save")?.attributes["disabled"] == nil
            let shouldBe = typed["name"]!.contains { $0 != " " }
            return isEnabled == shouldBe ? [] : ["save is \(isEnabled ? "enabled" : "disabled") for \(typed)"]
        }
    }

    /// The test page that makes typing as difficult as possible.
    static var difficultPage: Typist {
        Typist("/test/typing", ["typing": Typing(Typing.difficult.filter { $0 != "\n" }, atMost: 40)]) { page, typed in
            let (text, echo, other) = (typed["typing"]!, page.text(of: "echo"), page.control("other")?.value)
            return (echo == text ? [] : ["the echo is “\(echo)” of “\(text)”"])
                + (other == "\(text.count) characters" ? [] : ["“\(text)” has “\(other ?? "")”"])
        }
    }
}
