internal import BinderyView

/// An operation that the server sends to the page; see <doc:WireProtocol>.
enum PageOperation: Equatable {
    case text(node: Int, String)
    case attribute(node: Int, name: String, value: String?)
    case value(node: Int, String)
    case insert(parent: Int, before: Int, html: String)
    case remove(node: Int)
    case move(parent: Int, node: Int, before: Int)
    case focus(node: Int)
    case endEditing
    case release(node: Int)
    case scroll(node: Int, index: Int)
    case navigate(Location)
    case language(String)
    case bannerTexts(BannerTexts)
    case state(html: String)
    case restored(html: String)
    case unknownPage
    /// The numbers of edits that had no effect.
    case discarded([Int])
    /// The page continues the state of the previous page, as it was after an event of that page.
    case inherited(event: Int)

    func write(to json: inout JSONText) {
        switch self {
        case .text(let node, let text): write("t", to: &json, .number(node), .string(text))
        case .attribute(let node, let name, let value):
            write("a", to: &json, .number(node), .string(name), value.map(Part.string) ?? .null)
        case .value(let node, let text): write("v", to: &json, .number(node), .string(text))
        case .insert(let parent, let before, let html):
            write("i", to: &json, .number(parent), .number(before), .string(html))
        case .remove(let node): write("r", to: &json, .number(node))
        case .move(let parent, let node, let before):
            write("m", to: &json, .number(parent), .number(node), .number(before))
        case .focus(let node): write("f", to: &json, .number(node))
        case .endEditing: write("b", to: &json)
        case .release(let node): write("b", to: &json, .number(node))
        case .scroll(let node, let index): write("s", to: &json, .number(node), .number(index))
        case .navigate(let location):
            write(
                "n", to: &json, .number(location.depth), .string(location.path), .string(location.title),
                .string(location.trail.description))
        case .language(let language): write("l", to: &json, .string(language))
        case .bannerTexts(let texts):
            write(
                "L", to: &json, .string(texts.lost), .string(texts.down), .string(texts.tooLong),
                .string(texts.nextTry), .string(texts.tryNow), .string(texts.secretLost))
        case .state(let html): write("R", to: &json, .string(html))
        case .restored(let html): write("E", to: &json, .string(html))
        case .unknownPage: write("X", to: &json)
        case .discarded(let numbers): write("x", to: &json, numbers.map(Part.number))
        case .inherited(let event): write("I", to: &json, .number(event))
        }
    }

    private enum Part {
        case number(Int)
        case string(String)
        case null
    }

    private func write(_ key: StaticString, to json: inout JSONText, _ parts: Part...) {
        write(key, to: &json, parts)
    }

    private func write(_ key: StaticString, to json: inout JSONText, _ parts: [Part]) {
        json.append(raw: "[\"")
        json.append(raw: key)
        json.append(raw: "\"")
        for part in parts {
            json.append(raw: ",")
            switch part {
            case .number(let number): json.append(number)
            case .string(let string): json.append(string)
            case .null: json.append(raw: "null")
            }
        }
        json.append(raw: "]")
    }
}
