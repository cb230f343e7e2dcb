@testable import BinderyWeb

/// What a browser would show: made from the first HTML, then changed only by the operations of frames.
final class PageMirror {
    final class Element {
        let tag: String
        var attributes: [String: String]
        var text = ""
        var children: [Element] = []
        weak var parent: Element?

        init(tag: String, attributes: [String: String]) {
            self.tag = tag
            self.attributes = attributes
        }

        convenience init(_ read: StrictHTML.Element) {
            self.init(
                tag: read.tag, attributes: Dictionary(uniqueKeysWithValues: read.attributes.map { ($0.name, $0.value) })
            )
            text = read.text
            for child in read.children.map(Element.init) {
                children.append(child)
                child.parent = self
            }
            readValue()
            readSelection()
        }

        var number: Int { attributes["data-n"].flatMap { Int($0) } ?? -1 }

        /// The one with the number, in it or itself.
        func first(_ number: Int) -> Element? {
            if self.number == number { return self }
            for child in children { if let found = child.first(number) { return found } }
            return nil
        }

        var all: [Element] { [self] + children.flatMap(\.all) }

        /// Everything that is shown: hidden parts left out.
        var visible: [Element] {
            attributes["hidden"] != nil || attributes["inert"] != nil ? [] : [self] + children.flatMap(\.visible)
        }

        var ancestry: [Element] { [self] + (parent?.ancestry ?? []) }

        /// Attributes in a fixed order, so that two trees can be compared.
        var canonical: String {
            let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
            return "<\(tag)\(attributes)>\(text)\(children.map(\.canonical).joined())</\(tag)>"
        }

        /// Where another tree is not the same, byte by byte but for NUL, which HTML does not have.
        func difference(from other: Element) -> String? {
            func same(_ one: String, _ two: String) -> Bool {
                HostileText.inHTML(one).utf8.elementsEqual(HostileText.inHTML(two).utf8)
            }
            let names = Set(attributes.keys).union(other.attributes.keys)
            let differing = names.first { name in
                guard let one = attributes[name], let two = other.attributes[name] else { return true }
                return !same(one, two)
            }
            if let name = differing {
                let values = [self, other].map { $0.attributes[name]?.debugDescription ?? "none" }
                return "\(name) of <\(tag)> \(number) is \(values[0]) and \(values[1])"
            }
            if tag != other.tag || !same(text, other.text) {
                return "<\(tag)> \(number) says \(text.debugDescription) and \(other.text.debugDescription)"
            }
            if children.count != other.children.count {
                return "<\(tag)> \(number) has \(children.map(\.number)) and \(other.children.map(\.number))"
            }
            for (child, twin) in zip(children, other.children) {
                if let difference = child.difference(from: twin) { return difference }
            }
            return nil
        }
    }

    private(set) var root = Element(tag: "div", attributes: [:])
    private(set) var focused: Element?
    private(set) var location: (depth: Int, path: String, title: String, trail: String)?

    /// The fields with edits that the server has not acknowledged: what it says of their values is older.
    var edited: Set<Int> = []

    init(html: String) { replaceAll(html) }

    func focus(_ element: Element?) { focused = element }

    /// Applies a message of the server.
    func apply(_ message: String) throws {
        guard let frame = try StrictJSON(message).array, frame.count > 1, let operations = frame[1].array else {
            throw Failure(message: message)
        }
        for operation in operations { try apply(operation.array ?? []) }
        if let focus = focused, focus.ancestry.last !== root || focus.ancestry.contains(where: { $0.isUnusable }) {
            focused = nil
        }
    }

    func apply(_ message: [UInt8]) throws { try apply(String(decoding: message, as: UTF8.self)) }

    /// An operation that the page cannot carry out: its node is not there, or it is none at all.
    struct Failure: Error {
        let message: String
    }

    private func apply(_ operation: [StrictJSON]) throws {
        func failure() -> Failure { Failure(message: "\(operation)") }
        func part(_ index: Int) throws -> StrictJSON {
            guard operation.indices.contains(index) else { throw failure() }
            return operation[index]
        }
        func number(_ index: Int) throws -> Int {
            guard let number = try part(index).number else { throw failure() }
            return number
        }
        func string(_ index: Int) throws -> String {
            guard let string = try part(index).string else { throw failure() }
            return string
        }
        func element(_ index: Int) throws -> Element {
            let number = try number(index)
            guard let element = root.first(number) else { throw failure() }
            return element
        }
        switch try string(0) {
        case "t": try element(1).text = string(2)
        case "a": try element(1).attributes[string(2)] = part(3).string
        case "v": if !edited.contains(try number(1)) { try element(1).attributes["value"] = string(2) }
        case "i":
            let inserted = Self.parse(try string(3))
            guard inserted.count == 1 else { throw failure() }
            try insert(inserted[0], into: element(1), before: number(2))
        case "r": remove(try element(1))
        case "m":
            let moved = try element(2)
            remove(moved)
            try insert(moved, into: element(1), before: number(3))
        case "f": focused = try element(1)
        case "b": focused = nil
        case "n": location = try (number(1), string(2), string(3), string(4))
        case "R", "E": replaceAll(try string(1))
        default: break
        }
    }

    private func replaceAll(_ html: String) {
        let kept = edited.compactMap { number in root.first(number).map { (number, $0.attributes["value"]) } }
        defer { for (number, value) in kept { root.first(number)?.attributes["value"] = value } }
        root = Element(tag: "div", attributes: ["data-n": "0"])
        for child in Self.parse(html) { insert(child, into: root, before: 0) }
    }

    private func insert(_ child: Element, into parent: Element, before number: Int) {
        let index = parent.children.firstIndex { $0.number == number } ?? parent.children.count
        parent.children.insert(child, at: index)
        // What is chosen is the value of the whole.
        if child.tag == "option" { child.attributes["selected"] = nil }
        child.parent = parent
    }

    private func remove(_ element: Element) {
        element.parent?.children.removeAll { $0 === element }
        element.parent = nil
    }

    static func parse(_ html: String) -> [Element] {
        do { return try StrictHTML.parse(html).map(Element.init) } catch { fatalError("\(error)") }
    }
}

extension PageMirror.Element {
    /// As a browser has it: what was entered, whatever said so.
    fileprivate func readValue() {
        if tag == "textarea" {
            attributes["value"] = text
            text = ""
        }
        if attributes["type"] == "checkbox" {
            attributes["value"] = attributes.removeValue(forKey: "checked") == nil ? "false" : "true"
        }
    }

    fileprivate func readSelection() {
        guard tag == "select" else { return }
        attributes["value"] = children.first { $0.attributes["selected"] != nil }?.attributes["value"] ?? ""
        for option in children { option.attributes["selected"] = nil }
    }

    var isUnusable: Bool { attributes["hidden"] != nil || attributes["disabled"] != nil }
}
