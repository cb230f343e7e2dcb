package import BinderyWire

/// The content of a page: made from HTML, then changed only by the operations of frames.
public final class PageContent {
    public let root: PageElement
    /// The path in the browser's address bar.
    public private(set) var path: String
    public private(set) var title = ""
    /// The number of screens in the navigation stack.
    public private(set) var depth: Int
    /// The screens of the stack, as the page keeps them in the history; see the wire protocol.
    public private(set) var trail: String
    public private(set) var language = ""
    /// The address of the style sheet of the theme; empty for the look of the toolkit.
    public private(set) var theme = ""
    /// The calls of scripts so far, whose part a program plays: see ``BrowserPage/answer(_:isResult:_:of:)``.
    public private(set) var calls: [ScriptCall] = []
    private var index: [Int: PageElement] = [:]
    /// Called with each element that a frame inserts.
    var entered: ((PageElement) -> Void)?

    /// Reads the HTML of a whole page.
    public convenience init(document: String, path: String) throws(PageFault) {
        let elements = try Self.read(document)
        guard let root = elements.lazy.compactMap({ $0.first { $0.attributes["id"] == "bindery-root" } }).first else {
            throw .unreadable("no element with the id “bindery-root” in \(document.prefix(80))")
        }
        root.remove()
        self.init(root: root, path: path)
        language = elements.lazy.compactMap { $0.first { $0.tag == "html" }?.attributes["lang"] }.first ?? ""
        title = elements.lazy.compactMap { $0.first { $0.tag == "title" }?.text }.first ?? ""
        theme =
            elements.lazy.compactMap { $0.first { $0.attributes["data-theme"] != nil } }.first?.attributes["data-theme"]
            ?? ""
    }

    package convenience init(content: String) throws(PageFault) {
        let root = PageElement(tag: "div", attributes: ElementAttributes([("data-n", "0")]))
        for child in try Self.read(content) { root.insert(child, before: nil) }
        self.init(root: root, path: "")
    }

    private init(root: PageElement, path: String) {
        self.root = root
        self.path = path
        trail = root.attributes["data-trail"] ?? ""
        depth = root.attributes["data-depth"].flatMap { Int($0) } ?? 1
        enter(root)
    }

    /// The element with a number; 0 is the root.
    package subscript(number: Int) -> PageElement? { number == 0 ? root : index[number] }

    /// Applies an operation. `write` writes into a control, by the page's rules that preserve typed text.
    package func apply(
        _ operation: PageOperation, writing write: (PageElement, String) -> Void
    ) throws(PageFault) {
        func element(_ number: Int) throws(PageFault) -> PageElement {
            guard let element = self[number] else {
                throw .unknownNode(number, operation: "\(operation)".prefix(60).description)
            }
            return element
        }
        switch operation {
        case .text(let node, let text):
            let element = try element(node)
            for child in element.children { drop(child) }
            element.text = text
        case .attribute(let node, let name, let value):
            let element = try element(node)
            element.attributes[name] = value
            if name == "data-current" { element.markLink() }
        case .value(let node, let text):
            let element = try element(node)
            if element.isField { write(element, text) } else { element.attributes["value"] = text }
        case .insert(let parent, let before, let html):
            let (parent, before) = (try element(parent), before == 0 ? nil : try element(before))
            let inserted = try Self.read(html)
            guard inserted.count == 1 else { throw .unreadable(html) }
            parent.insert(inserted[0], before: before)
            enter(inserted[0])
        case .remove(let node): drop(try element(node))
        case .move(let parent, let node, let before):
            let (parent, child) = (try element(parent), try element(node))
            let next = before == 0 ? nil : try element(before)
            child.remove()
            parent.insert(child, before: next)
        case .focus(let node), .scroll(let node, _): _ = try element(node)
        case .call(let node, let number, let function, let argument):
            calls.append(
                ScriptCall(element: try element(node), number: number, function: function, argument: argument))
        case .navigate(let depth, let path, let title, let trail, _):
            (self.depth, self.path, self.title, self.trail) = (depth, path, title, trail)
        case .language(let language): self.language = language
        case .theme(let address): theme = address
        case .bannerTexts(let texts):
            root.attributes["data-lost"] = texts.lost
            root.attributes["data-down"] = texts.down
            root.attributes["data-too-long"] = texts.tooLong
            root.attributes["data-next-try"] = texts.nextTry
            root.attributes["data-try-now"] = texts.tryNow
            root.attributes["data-secret-lost"] = texts.secretLost
        case .state(let html): morph(root, into: try Self.source(html), writing: write)
        case .restored(let html, _):
            for child in root.children { drop(child) }
            for child in try Self.read(html) {
                root.insert(child, before: nil)
                enter(child)
            }
        case .endEditing, .release, .unknownPage, .load, .discarded, .inherited: break
        }
    }

    /// A call of a function of the script in an element.
    public struct ScriptCall {
        public let element: PageElement
        public let number: Int
        public let function: String
        /// A JSON text.
        public let argument: String
    }

    private static func read(_ html: String) throws(PageFault) -> [PageElement] {
        do { return try StrictHTML.parse(html).map(PageElement.init) } catch { throw .unreadable("\(error)") }
    }

    private static func source(_ html: String) throws(PageFault) -> PageElement {
        let source = PageElement(tag: "div")
        for child in try read(html) { source.insert(child, before: nil) }
        return source
    }

    /// The canonical form of HTML, to compare with that of the root.
    static func canonical(_ html: String) throws(PageFault) -> String { try source(html).canonicalContent }

    /// Replaces the content by the whole state. Elements that both have stay, since they may hold typed text.
    private func morph(
        _ element: PageElement, into source: PageElement, writing write: (PageElement, String) -> Void
    ) {
        let children = source.children.map { child in
            guard let present = index[child.number], present.tag == child.tag else {
                return (child, nil as PageElement?)
            }
            return (present, child)
        }
        for child in element.children where !children.contains(where: { $0.0 === child }) { drop(child) }
        element.text = source.text
        for (child, _) in children { child.remove() }
        for (child, state) in children {
            element.insert(child, before: nil)
            guard let state else {
                enter(child)
                continue
            }
            child.attributes = state.attributes
            morph(child, into: state, writing: write)
            if let value = state.value { write(child, value) }
        }
    }

    private func enter(_ element: PageElement) {
        element.visit { each in
            guard each.number > 0 else { return }
            index[each.number] = each
            entered?(each)
        }
    }

    private func drop(_ element: PageElement) {
        element.visit { if index[$0.number] === $0 { index[$0.number] = nil } }
        element.remove()
    }
}

/// A violation of the protocol by the server.
public enum PageFault: Error, CustomStringConvertible {
    case unreadable(String)
    case unknownNode(Int, operation: String)

    public var description: String {
        switch self {
        case .unreadable(let text): "cannot be read: \(text)"
        case .unknownNode(let node, let operation): "no node \(node) on this page, for \(operation)"
        }
    }
}
