/// A model of what a browser shows: made from the first HTML, then changed only by the operations of frames.
package final class PageMirror {
    package private(set) var root = Element(tag: "div", attributes: ElementAttributes())
    package private(set) var focused: Element?
    package private(set) var location: (depth: Int, path: String, title: String, trail: String)?
    private var elements: [Int: Element] = [:]

    /// The fields with unacknowledged edits: the server's values for them are older.
    package var edited: Set<Int> = []

    package init(html: String) { replaceAll(html) }

    package subscript(number: Int) -> Element? { elements[number] }

    package func focus(_ element: Element?) { focused = element }

    package func apply(_ message: String) throws {
        guard let frame = try StrictJSON(message).array, frame.count > 1, let operations = frame[1].array else {
            throw Failure(message: message)
        }
        try apply(operations)
    }

    package func apply(_ message: [UInt8]) throws { try apply(String(decoding: message, as: UTF8.self)) }

    package func apply(_ operations: [StrictJSON]) throws {
        for operation in operations { try apply(operation: operation.array ?? []) }
        if let focus = focused, self[focus.number] !== focus || focus.ancestry.contains(where: { $0.isUnusable }) {
            focused = nil
        }
    }

    /// An operation that the page cannot perform: its node is missing, or the operation is invalid.
    package struct Failure: Error {
        let message: String
    }

    private func apply(operation: [StrictJSON]) throws {
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
            guard let element = self[try number(index)] else { throw failure() }
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
        case "b":
            // With a number, only that element loses the focus.
            let node = operation.count > 1 ? try number(1) : focused?.number
            if focused?.number == node { focused = nil }
        case "n": location = try (number(1), string(2), string(3), string(4))
        case "R", "E": replaceAll(try string(1))
        default: break
        }
    }

    private func replaceAll(_ html: String) {
        let kept = edited.compactMap { number in self[number].map { (number, $0.attributes["value"]) } }
        defer { for (number, value) in kept { self[number]?.attributes["value"] = value } }
        root = Element(tag: "div", attributes: ElementAttributes([("data-n", "0")]))
        elements = [0: root]
        for child in Self.parse(html) { insert(child, into: root, before: 0) }
    }

    private func insert(_ child: Element, into parent: Element, before number: Int) {
        let index = parent.children.firstIndex { $0.number == number } ?? parent.children.count
        parent.children.insert(child, at: index)
        // The chosen option is the value of the `select`.
        if child.tag == "option" { child.attributes["selected"] = nil }
        child.parent = parent
        child.visit { if $0.number >= 0 { elements[$0.number] = $0 } }
    }

    private func remove(_ element: Element) {
        element.parent?.children.removeAll { $0 === element }
        element.parent = nil
        element.visit { elements[$0.number] = nil }
    }

    private static func parse(_ html: String) -> [Element] {
        do { return try StrictHTML.parse(html).map(Element.init) } catch { fatalError("\(error)") }
    }
}
