/// An element of a page, as a browser would have it.
public final class Element {
    public let tag: String
    public internal(set) var attributes: [String: String]
    /// The text before the first child.
    public internal(set) var text = ""
    public internal(set) var children: [Element] = []
    weak var parent: Element?
    /// What a control holds, whatever its attributes say; nil of what holds nothing.
    public internal(set) var value: String?
    /// What the server has of the control, or is being told; until then what its HTML says.
    var believed: String?
    /// The same as of the last event that the server has acknowledged.
    var agreed: String?
    /// The frame that last told the page what the control holds; 0 for the page's first HTML.
    var frame = 0

    init(tag: String, attributes: [String: String] = [:]) {
        self.tag = tag
        self.attributes = attributes
    }

    public var number: Int { attributes["data-n"].flatMap { Int($0) } ?? 0 }

    public var identifier: String? { attributes["data-testid"] }

    var isField: Bool { value != nil }

    /// A control whose text a browser lets a person edit.
    public var isText: Bool {
        tag == "textarea" || (tag == "input" && !["checkbox", "range"].contains(attributes["type"]))
    }

    /// Itself and all within it, in the order of the document.
    var all: [Element] { [self] + children.flatMap(\.all) }

    /// Itself and all around it, outwards.
    var ancestry: some Sequence<Element> { sequence(first: self) { $0.parent } }

    func has(_ className: String) -> Bool {
        attributes["class"]?.split(separator: " ").contains(className[...]) ?? false
    }

    /// Whether a person sees it and can act on it.
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
    /// The element in one form, however it came to be: to be compared with another.
    public var canonical: String {
        var text = ""
        write(to: &text, indentation: 0)
        return text
    }

    /// Only what is in it.
    public var canonicalContent: String { children.map(\.canonical).joined() }

    private func write(to output: inout String, indentation: Int) {
        output += "\(String(repeating: " ", count: indentation))<\(tag)"
        // The first HTML alone says where the focus begins.
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) where name != "autofocus" {
            output += " \(name)=\"\(value)\""
        }
        if let value { output += " holding \"\(value)\"" }
        output += ">\(text)\n"
        for child in children { child.write(to: &output, indentation: indentation + 1) }
    }
}
