import Foundation

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

        var number: Int { attributes["data-n"].flatMap { Int($0) } ?? -1 }

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
    }

    private(set) var root = Element(tag: "div", attributes: [:])
    private(set) var focused: Element?
    private(set) var location: (depth: Int, path: String, title: String, trail: String)?

    init(html: String) { replaceAll(html) }

    func focus(_ element: Element?) { focused = element }

    /// Applies a message of the server.
    func apply(_ message: [UInt8]) throws {
        let parts = try JSONSerialization.jsonObject(with: Data(message)) as! [Any]
        for operation in parts[1] as! [[Any]] { apply(operation) }
        if let focus = focused, focus.ancestry.last !== root || focus.ancestry.contains(where: { $0.isUnusable }) {
            focused = nil
        }
    }

    private func apply(_ operation: [Any]) {
        func element(_ index: Int) -> Element { root.all.first { $0.number == operation[index] as! Int }! }
        func string(_ index: Int) -> String { operation[index] as! String }
        switch string(0) {
        case "t": element(1).text = string(2)
        case "a": element(1).attributes[string(2)] = operation[3] as? String
        case "v": element(1).attributes["value"] = string(2)
        case "i": insert(Self.parse(string(3))[0], into: element(1), before: operation[2] as! Int)
        case "r": remove(element(1))
        case "m":
            let moved = element(2)
            remove(moved)
            insert(moved, into: element(1), before: operation[3] as! Int)
        case "f": focused = element(1)
        case "b": focused = nil
        case "n": location = (operation[1] as! Int, string(2), string(3), string(4))
        case "R", "E": replaceAll(string(1))
        default: break
        }
    }

    private func replaceAll(_ html: String) {
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

    /// Reads what the server writes: elements with quoted attributes, text, nothing else.
    static func parse(_ html: String) -> [Element] {
        let top = Element(tag: "top", attributes: [:])
        var open = [top]
        for piece in html.split(separator: "<", omittingEmptySubsequences: true) {
            let end = piece.firstIndex(of: ">")!
            let inside = piece[..<end]
            let text = unescaped(piece[piece.index(after: end)...])
            if inside.hasPrefix("/") {
                open.removeLast().readSelection()
                continue
            }
            let tag = String(inside.prefix { $0 != " " })
            var attributes: [String: String] = [:]
            for match in inside.matches(of: /([a-z-]+)="([^"]*)"/) {
                attributes[String(match.1)] = unescaped(match.2)
            }
            let element = Element(tag: tag, attributes: attributes)
            element.text = text
            element.parent = open.last
            open.last!.children.append(element)
            if !["input", "img", "hr"].contains(tag) { open.append(element) }
            element.readValue()
        }
        // The elements are kept by their parents; the top one goes away now.
        for child in top.children { child.parent = nil }
        return top.children
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
    }
}

extension PageMirror.Element {
    /// As a browser has it: what was entered, whatever said so.
    fileprivate func readValue() {
        if tag == "textarea" {
            attributes["value"] = String(text.dropFirst())
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
