extension PageMirror {
    package final class Element {
        package let tag: String
        /// The server's number of the element; -1 without one.
        package let number: Int
        package var attributes: ElementAttributes
        package var text = ""
        package internal(set) var children: [Element] = []
        // The parent resets it in `deinit`.
        package internal(set) unowned(unsafe) var parent: Element?

        init(tag: String, attributes: ElementAttributes) {
            self.tag = tag
            self.attributes = attributes
            number = attributes["data-n"].flatMap { Int($0) } ?? -1
        }

        convenience init(_ read: StrictHTML.Element) {
            self.init(tag: read.tag, attributes: ElementAttributes(read.attributes))
            text = read.text
            children = read.children.map(Element.init)
            for child in children { child.parent = self }
            readValue()
            readSelection()
        }

        deinit {
            for child in children { child.parent = nil }
        }

        package var all: [Element] {
            var all: [Element] = []
            visit { all.append($0) }
            return all
        }

        func visit(_ body: (Element) -> Void) {
            body(self)
            for child in children { child.visit(body) }
        }

        package var visible: [Element] {
            attributes["hidden"] != nil || isLeftSlide ? [] : [self] + children.flatMap(\.visible)
        }

        package var ancestry: [Element] { Array(sequence(first: self, next: \.parent)) }

        package var isUnusable: Bool {
            attributes["hidden"] != nil || attributes["disabled"] != nil || attributes["inert"] != nil && !isLeftSlide
        }

        /// A slide of a carousel that is not the present one: the only inert part of a page that is invisible.
        private var isLeftSlide: Bool { attributes["inert"] != nil && attributes["class"] == "slide" }

        /// The tree with attributes in a fixed order, so that two trees can be compared.
        package var canonical: String {
            let attributes = attributes.sorted { $0.name < $1.name }.map { " \($0.name)=\($0.value)" }.joined()
            return "<\(tag)\(attributes)>\(text)\(children.map(\.canonical).joined())</\(tag)>"
        }

        /// The first difference from another tree; nil if there is none.
        package func difference(from other: Element) -> String? {
            if let name = attributes.difference(from: other.attributes) {
                let values = [self, other].map { $0.attributes[name]?.debugDescription ?? "none" }
                return "\(name) of <\(tag)> \(number) is \(values[0]) and \(values[1])"
            }
            if tag != other.tag || !text.isShown(as: other.text) {
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

        /// Keeps what was entered in one attribute for all kinds of fields, as a browser does.
        private func readValue() {
            if tag == "textarea" {
                attributes["value"] = text
                text = ""
            }
            if tag == "input", attributes["type"] == "checkbox" {
                attributes["value"] = attributes.remove("checked") == nil ? "false" : "true"
            }
        }

        private func readSelection() {
            guard tag == "select" else { return }
            attributes["value"] = children.first { $0.attributes["selected"] != nil }?.attributes["value"] ?? ""
            for option in children { option.attributes["selected"] = nil }
        }
    }
}
