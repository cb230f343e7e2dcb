/// An element of a page, as in a browser's document. It changes with the page: it is not a snapshot.
public final class PageElement {
    public let tag: String
    /// The server's number of the element; 0 without one.
    public let number: Int
    public internal(set) var attributes: ElementAttributes
    /// The text directly in the element, without that of its descendants.
    public internal(set) var text = ""
    public private(set) var children: [PageElement] = []
    // The parent resets it in `deinit`. A weak reference would cost each parent a side table.
    private unowned(unsafe) var outer: PageElement?
    /// The current value of a control, whatever its attributes say; nil for other elements. For a check box `true` or
    /// `false`, for a picker the key of the choice.
    public package(set) var value: String?
    /// The value that the server has, or that is on its way there; at first the value in the HTML.
    var serverText: String?
    /// The value as of the last event that the server has acknowledged.
    var agreedText: String?
    /// The frame that last set the value; 0 for the page's first HTML.
    var frame = 0

    init(tag: String, attributes: ElementAttributes = ElementAttributes()) {
        self.tag = tag
        self.attributes = attributes
        number = attributes["data-n"].flatMap { Int($0) } ?? 0
    }

    convenience init(_ read: StrictHTML.Element) {
        self.init(tag: read.tag, attributes: ElementAttributes(read.attributes))
        text = read.text
        children = read.children.map(PageElement.init)
        for child in children { child.outer = self }
        readValue()
    }

    deinit {
        for child in children { child.outer = nil }
    }

    public var parent: PageElement? { outer }

    /// The name that the view gave the element by `id(_:)`.
    public var identifier: String? { attributes["data-testid"] }

    /// Moves the value of a control from its attributes or text into `value`, as a browser keeps it.
    private func readValue() {
        switch tag {
        case "textarea":
            value = text
            text = ""
        case "input" where attributes["type"] == "checkbox":
            value = attributes.remove("checked") == nil ? "false" : "true"
        case "input": value = attributes.remove("value") ?? ""
        case "select":
            value = children.first { $0.attributes["selected"] != nil }?.attributes["value"] ?? ""
            for option in children { option.attributes["selected"] = nil }
        default: break
        }
        (serverText, agreedText) = (value, value)
    }

    // MARK: Children

    func insert(_ child: PageElement, before next: PageElement?) {
        // The chosen option is the value of the `select`.
        if child.tag == "option" { child.attributes["selected"] = nil }
        children.insert(child, at: next.flatMap { next in children.firstIndex { $0 === next } } ?? children.count)
        child.outer = self
    }

    func remove() {
        outer?.children.removeAll { $0 === self }
        outer = nil
    }
}

extension PageElement {
    /// The element and its descendants, in document order.
    public var all: [PageElement] {
        var all: [PageElement] = []
        visit { all.append($0) }
        return all
    }

    func visit(_ body: (PageElement) -> Void) {
        body(self)
        for child in children { child.visit(body) }
    }

    /// The element and its ancestors, outwards.
    public var ancestry: some Sequence<PageElement> { sequence(first: self) { $0.parent } }

    public func first(where isWanted: (PageElement) -> Bool) -> PageElement? {
        if isWanted(self) { return self }
        for child in children {
            if let found = child.first(where: isWanted) { return found }
        }
        return nil
    }

    public func first(called identifier: String) -> PageElement? { first { $0.identifier == identifier } }

    /// The texts of the element and its descendants, joined.
    public var wholeText: String { all.map(\.text).joined() }
}

extension PageElement {
    public func has(_ className: String) -> Bool {
        attributes["class"]?.split(separator: " ").contains(className[...]) ?? false
    }

    public var isField: Bool { value != nil }

    /// Whether the element is a control with text that the user can edit.
    public var isText: Bool {
        tag == "textarea"
            || (tag == "input" && attributes["type"] != "checkbox" && attributes["type"] != "range")
    }

    /// Whether the user can see the element and act on it.
    public var isReachable: Bool { !ancestry.contains { $0.isUnusable } }

    /// Whether the element itself is hidden, disabled or inert.
    package var isUnusable: Bool {
        attributes["hidden"] != nil || attributes["disabled"] != nil || attributes["inert"] != nil && !isLeftSlide
    }

    /// A slide of a carousel that is not the present one: the only inert part of a page that is invisible.
    package var isLeftSlide: Bool { attributes["inert"] != nil && attributes["class"] == "slide" }
}

extension PageElement {
    /// The navigation list around a link of it, which has no number of its own; nil for other elements.
    package var listOfLink: PageElement? {
        has("navigation-link") ? ancestry.first { $0.has("navigation-list") } : nil
    }

    /// Marks the first link of a navigation list that has the address of the present place.
    func markLink() {
        let links = all.filter { $0.has("navigation-link") }
        for link in links { link.attributes["aria-current"] = nil }
        links.first { $0.attributes["href"] == attributes["data-current"] }?.attributes["aria-current"] = "page"
    }
}

extension PageElement {
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
        for (name, value) in attributes.sorted(by: { $0.name < $1.name }) where name != "autofocus" {
            output += " \(name)=\"\(value)\""
        }
        if let value { output += " holding \"\(value)\"" }
        output += ">\(text)\n"
        for child in children { child.write(to: &output, indentation: indentation + 1) }
    }

    /// The first difference from another tree; nil if there is none. Texts are compared byte by byte.
    package func difference(from other: PageElement) -> String? {
        if let name = attributes.difference(from: other.attributes) {
            let values = [self, other].map { $0.attributes[name]?.debugDescription ?? "none" }
            return "\(name) of <\(tag)> \(number) is \(values[0]) and \(values[1])"
        }
        for (one, two, what) in [(text, other.text, "says"), (value ?? "", other.value ?? "", "holds")]
        where tag != other.tag || !one.isShown(as: two) {
            return "<\(tag)> \(number) \(what) \(one.debugDescription) and \(two.debugDescription)"
        }
        return contentDifference(from: other)
    }

    /// The first difference of the children from those of another tree; nil if there is none.
    package func contentDifference(from other: PageElement) -> String? {
        if children.count != other.children.count {
            return "<\(tag)> \(number) has \(children.map(\.number)) and \(other.children.map(\.number))"
        }
        for (child, twin) in zip(children, other.children) {
            if let difference = child.difference(from: twin) { return difference }
        }
        return nil
    }
}
