internal import BinderyPageClient
import BinderyTestSupport

/// Types words into a field that the server empties on Enter and fills now and then, without waiting for either. No
/// character is typed twice: each must end up once in the list or the field, in the order of typing.
struct WordLister: SimulatedUser {
    let path = "/test/words"
    /// The typed characters, in order.
    private var typed: [Unicode.Scalar] = []
    /// The event number and the characters of each submitted word.
    private var submitted: [(number: Int, characters: Set<Unicode.Scalar>)] = []
    /// The number of characters to compare: the page forgets older words.
    private static let mostShown = 400
    private var token = ""
    private var last: UInt32 = 0x4E00
    private(set) var deeds = Deeds()

    mutating func act(in page: BrowserPage, _ generator: inout SplitMix) -> [String] {
        guard let field = page.control("word"), let text = field.value else { return [] }
        if token != page.token {
            // A new page continues with what was stored of the previous one, so only later characters are compared.
            (token, typed, submitted) = (page.token, [], [])
        }
        switch generator.below(10) {
        case 0 where !text.isEmpty, 1 where !text.isEmpty:
            if let number = page.submit(field) { submitted.append((number, Set(text.unicodeScalars))) }
        case 2:
            if let button = page.control("fill"), generator.happens(0.5), page.tap(button) != nil { deeds.tapped += 1 }
        default:
            last = last == 0x9FFF ? 0x4E00 : last + 1
            let scalar = Unicode.Scalar(last)!
            if page.enter(text + String(scalar), into: field) != nil {
                typed.append(scalar)
                deeds.typed += 1
            }
        }
        return []
    }

    func losses(on page: BrowserPage) -> Deeds {
        let (found, certain) = texts(on: page)
        return Deeds(missing: Set(certain).subtracting(found).count)
    }

    func problems(about page: BrowserPage) -> [String] {
        let (found, certain) = texts(on: page)
        if found == certain { return [] }
        let lost = certain.filter { !found.contains($0) }
        let what =
            lost.isEmpty ? "has characters twice or in another order" : "has lost \(lost.map { "\($0)" }.joined())"
        let first = zip(found, certain).prefix { $0 == $1 }.count
        let here = String(String.UnicodeScalarView(found.dropFirst(max(first - 3, 0)).prefix(20)))
        return ["\(path): \(what): “\(here)” of \(found.count), typed were \(certain.count)"]
    }

    /// What the list and the field show of the typed characters, and what they have to show.
    private func texts(on page: BrowserPage) -> (found: [Unicode.Scalar], certain: [Unicode.Scalar]) {
        guard page.token == token else { return ([], []) }
        let shown = Array((page.text(of: "words") + (page.control("word")?.value ?? "")).unicodeScalars)
        // A submission that was not stored before a kill is undone, although the page has seen the field emptied.
        let undone = submitted.filter { word in page.forgotten.contains { $0.events.contains(word.number) } }
        let inDoubt = undone.reduce(into: Set<Unicode.Scalar>()) { $0.formUnion($1.characters) }
        let certain = typed.suffix(Self.mostShown).filter { !inDoubt.contains($0) }
        let wanted = Set(certain)
        return (shown.filter(wanted.contains), certain)
    }
}
