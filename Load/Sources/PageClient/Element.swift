/// An element of a page, as in a browser's document.
public final class Element {
    public let tag: String
    public internal(set) var attributes: [String: String]
    /// The text before the first child.
    public internal(set) var text = ""
    public internal(set) var children: [Element] = []
    weak var parent: Element?
    /// The current value of a control, whatever its attributes say; nil for other elements.
    public internal(set) var value: String?
    /// The value that the server has, or that is on its way there; at first the value in the HTML.
    var believed: String?
    /// The value as of the last event that the server has acknowledged.
    var agreed: String?
    /// The frame that last set the value; 0 for the page's first HTML.
    var frame = 0

    init(tag: String, attributes: [String: String] = [:]) {
        self.tag = tag
        self.attributes = attributes
    }

    public var number: Int { attributes["data-n"].flatMap { Int($0) } ?? 0 }

    public var identifier: String? { attributes["data-testid"] }

    var isField: Bool { value != nil }

    /// Whether the element is a control with text that the user can edit.
    public var isText: Bool {
        tag == "textarea" || (tag == "input" && !["checkbox", "range"].contains(attributes["type"]))
    }

    /// The element and its descendants, in document order.
    var all: [Element] { [self] + children.flatMap(\.all) }

    /// The element and its ancestors, outwards.
    var ancestry: some Sequence<Element> { sequence(first: self) { $0.parent } }

    func has(_ className: String) -> Bool {
        attributes["class"]?.split(separator: " ").contains(className[...]) ?? false
    }

    /// Whether the user can see the element and act on it.
    public var isReachable: Bool {
        ancestry.allSatisfy { $0.attributes["hidden"] == nil && $0.attributes["disabled"] == nil }
    }

    public func first(where isWanted: (Element) -> Bool) -> Element? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }

    public func first(called identifier: String) -> Element? { first { $0.identifier == identifier } }

    func insert(_ child: Element, before next: Element?) {
        children.insert(child, at: next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count)
        child.parent = self
    }

    func remove() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

extension Element {
    /// The element in a canonical form, for comparisons.
    public var canonical: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    /// The canonical form of the children.
    public var canonicalContent: String { children.map(\.canonical).joined() }

    private func write(to output: inout String, indentation: Int) {
        output += "\(String(repeating: " ", count: indentation))<\(tag)"
        // Only the first HTML has it.
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where name != "autofocus" {
            output += " \(name)=\"\(value)\""
        }
        if let value { output += " holding \"\(value)\"" }
        output += ">\(text)\n"
        for child in children { child.write(to: &output, indentation: indentation + 1) }
    }
}
