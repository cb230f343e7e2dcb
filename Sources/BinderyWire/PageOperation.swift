/// An operation that the server sends to the page; see “The wire protocol” in BinderyWeb.
public enum PageOperation: Equatable, Sendable {
    case text(node: Int, String)
    /// `nil` removes the attribute.
    case attribute(node: Int, name: String, value: String?)
    case value(node: Int, String)
    /// `before` is a node, here and in `move`; 0 for the end.
    case insert(parent: Int, before: Int, html: String)
    case remove(node: Int)
    case move(parent: Int, node: Int, before: Int)
    case focus(node: Int)
    case endEditing
    case release(node: Int)
    case scroll(node: Int, index: Int)
    /// Calls a function of the script in a node, with a JSON text. The number is the call's, counted for each node.
    case call(node: Int, number: Int, function: String, argument: String)
    /// A visit is an entry of its own in the browser's history, though the stack is as deep as before.
    case navigate(depth: Int, path: String, title: String, trail: String, isVisit: Bool = false)
    case language(String)
    /// The address of the style sheet of the theme; empty for the look of the toolkit.
    case theme(String)
    case bannerTexts(BannerTexts)
    case state(html: String)
    case restored(html: String, isContinued: Bool = false)
    case unknownPage
    /// The page leaves for another address of its site: another user is, or no user is any more, signed in.
    case load(path: String)
    /// The numbers of edits that had no effect.
    case discarded([Int])
    /// The page continues the state of the previous page, as it was after an event of that page.
    case inherited(event: Int)

    /// The first element of the operation.
    enum Key: String, CaseIterable {
        case text = "t", attribute = "a", value = "v", insert = "i", remove = "r", move = "m", focus = "f"
        /// Without a node: `endEditing`.
        case release = "b"
        case scroll = "s", navigate = "n", language = "l", theme = "h", bannerTexts = "L", state = "R", restored = "E"
        case unknownPage = "X", load = "G", discarded = "x", inherited = "I", call = "c"
    }
}

extension PageOperation {
    package func write(to json: inout JSONText) {
        switch self {
        case .text(let node, let text): write(.text, to: &json, .number(node), .string(text))
        case .attribute(let node, let name, let value):
            write(.attribute, to: &json, .number(node), .string(name), value.map(WireValue.string) ?? .null)
        case .value(let node, let text): write(.value, to: &json, .number(node), .string(text))
        case .insert(let parent, let before, let html):
            write(.insert, to: &json, .number(parent), .number(before), .string(html))
        case .remove(let node): write(.remove, to: &json, .number(node))
        case .move(let parent, let node, let before):
            write(.move, to: &json, .number(parent), .number(node), .number(before))
        case .focus(let node): write(.focus, to: &json, .number(node))
        case .endEditing: write(.release, to: &json)
        case .release(let node): write(.release, to: &json, .number(node))
        case .scroll(let node, let index): write(.scroll, to: &json, .number(node), .number(index))
        case .call(let node, let number, let function, let argument):
            write(.call, to: &json, .number(node), .number(number), .string(function), .string(argument))
        case .navigate(let depth, let path, let title, let trail, let isVisit):
            let visit: [WireValue] = isVisit ? [.number(1)] : []
            write(.navigate, to: &json, [.number(depth), .string(path), .string(title), .string(trail)] + visit)
        case .language(let language): write(.language, to: &json, .string(language))
        case .theme(let address): write(.theme, to: &json, .string(address))
        case .bannerTexts(let texts):
            write(
                .bannerTexts, to: &json, .string(texts.lost), .string(texts.down), .string(texts.tooLong),
                .string(texts.nextTry), .string(texts.tryNow), .string(texts.secretLost))
        case .state(let html): write(.state, to: &json, .string(html))
        case .restored(let html, isContinued: false): write(.restored, to: &json, .string(html))
        case .restored(let html, isContinued: true): write(.restored, to: &json, .string(html), .number(1))
        case .unknownPage: write(.unknownPage, to: &json)
        case .load(let path): write(.load, to: &json, .string(path))
        case .discarded(let numbers): write(.discarded, to: &json, numbers.map(WireValue.number))
        case .inherited(let event): write(.inherited, to: &json, .number(event))
        }
    }

    private func write(_ key: Key, to json: inout JSONText, _ parts: WireValue...) { write(key, to: &json, parts) }

    private func write(_ key: Key, to json: inout JSONText, _ parts: [WireValue]) {
        json.append(raw: "[")
        json.append(key.rawValue)
        for part in parts {
            json.append(raw: ",")
            json.append(part)
        }
        json.append(raw: "]")
    }
}

extension PageOperation {
    init(_ values: [WireValue]) throws(WireError) {
        var details = Details(values)
        guard let key = Key(rawValue: try details.string()) else { throw details.notAnOperation }
        self = try PageOperation(key, &details)
        guard details.isAtEnd else { throw details.notAnOperation }
    }

    private init(_ key: Key, _ details: inout Details) throws(WireError) {
        self =
            switch key {
            case .text: .text(node: try details.number(), try details.string())
            case .attribute:
                .attribute(node: try details.number(), name: try details.string(), value: try details.optionalString())
            case .value: .value(node: try details.number(), try details.string())
            case .insert:
                .insert(parent: try details.number(), before: try details.number(), html: try details.string())
            case .remove: .remove(node: try details.number())
            case .move: .move(parent: try details.number(), node: try details.number(), before: try details.number())
            case .focus: .focus(node: try details.number())
            case .release: details.isAtEnd ? .endEditing : .release(node: try details.number())
            case .scroll: .scroll(node: try details.number(), index: try details.number())
            case .call:
                .call(
                    node: try details.number(), number: try details.number(), function: try details.string(),
                    argument: try details.string())
            case .navigate:
                .navigate(
                    depth: try details.number(), path: try details.string(), title: try details.string(),
                    trail: try details.string(), isVisit: details.isAtEnd ? false : try details.number() == 1)
            case .language: .language(try details.string())
            case .theme: .theme(try details.string())
            case .bannerTexts:
                .bannerTexts(
                    BannerTexts(
                        lost: try details.string(), down: try details.string(), tooLong: try details.string(),
                        nextTry: try details.string(), tryNow: try details.string(),
                        secretLost: try details.string()))
            case .state: .state(html: try details.string())
            case .restored: .restored(html: try details.string(), isContinued: try details.flagIfAny())
            case .unknownPage: .unknownPage
            case .load: .load(path: try details.string())
            case .discarded: .discarded(try details.numbers())
            case .inherited: .inherited(event: try details.number())
            }
    }

    private struct Details {
        private let values: [WireValue]
        private var position = 0

        init(_ values: [WireValue]) { self.values = values }

        var isAtEnd: Bool { position == values.count }

        var notAnOperation: WireError {
            var json = JSONText()
            json.append(.array(values))
            return .notAnOperation(String(json.text.prefix(120)))
        }

        private mutating func next() throws(WireError) -> WireValue {
            guard position < values.count else { throw notAnOperation }
            defer { position += 1 }
            return values[position]
        }

        mutating func number() throws(WireError) -> Int {
            guard let number = try next().number else { throw notAnOperation }
            return number
        }

        mutating func string() throws(WireError) -> String {
            guard let string = try next().string else { throw notAnOperation }
            return string
        }

        /// False at the end.
        mutating func flagIfAny() throws(WireError) -> Bool {
            if isAtEnd { return false }
            return try number() != 0
        }

        mutating func optionalString() throws(WireError) -> String? {
            let value = try next()
            if value == .null { return nil }
            guard let string = value.string else { throw notAnOperation }
            return string
        }

        mutating func numbers() throws(WireError) -> [Int] {
            var numbers: [Int] = []
            while !isAtEnd { numbers.append(try number()) }
            return numbers
        }
    }
}
