/// The document of a page: made from the first HTML, and changed by the operations of frames.
public final class Mirror {
    public let root: Element
    /// The path in the browser's address bar.
    public private(set) var path: String
    private(set) var trail: String
    private(set) var language = ""
    private var index: [Int: Element] = [:]
    /// Called with each element that a frame inserts.
    var entered: ((Element) -> Void)?

    init(document: String, path: String) throws(MirrorFailure) {
        guard let start = document.firstRange(of: "<div id=\"bindery-root\""),
            let end = document.firstRange(of: "</body>"),
            start.lowerBound < end.lowerBound,
            let root = try HTMLReader.read(document[start.lowerBound..<end.lowerBound]).children.first
        else { throw .unreadable(String(document.prefix(80))) }
        self.root = root
        self.path = path
        trail = root.attributes["data-trail"] ?? ""
        enter(root)
    }

    subscript(number: Int) -> Element? { index[number] }

    /// Applies an operation to the document. `write` writes into a field, by the page's rules that preserve typed text.
    func apply(_ operation: Operation, writing write: (Element, String) -> Void) throws(MirrorFailure) {
        func need(_ number: Int) throws(MirrorFailure) -> Element {
            guard let element = index[number] else {
                throw .unknownNode(number, operation: "\(operation)".prefix(60).description)
            }
            return element
        }
        switch operation {
        case .text(let node, let text):
            let element = try need(node)
            for child in element.children { drop(child) }
            element.text = text
        case .attribute(let node, let name, let value): try need(node).attributes[name] = value
        case .value(let node, let text): write(try need(node), text)
        case .insert(let parent, let before, let html):
            let (parent, before) = (try need(parent), before == 0 ? nil : try need(before))
            for child in try HTMLReader.read(html).children {
                parent.insert(child, before: before)
                enter(child)
            }
        case .remove(let node): drop(try need(node))
        case .move(let parent, let node, let before):
            let (parent, child, before) = (try need(parent), try need(node), before == 0 ? nil : try need(before))
            child.remove()
            parent.insert(child, before: before)
        case .focus(let node), .scroll(let node, _): _ = try need(node)
        case .navigated(_, let path, _, let trail): (self.path, self.trail) = (path, trail)
        case .language(let language): self.language = language
        case .bannerTexts(let lost, let down, let tooLong):
            (root.attributes["data-lost"], root.attributes["data-down"]) = (lost, down)
            root.attributes["data-too-long"] = tooLong
        case .wholeState(let html): morph(root, into: try HTMLReader.read(html), writing: write)
        case .restoredState(let html):
            for child in root.children { drop(child) }
            for child in try HTMLReader.read(html).children {
                root.insert(child, before: nil)
                enter(child)
            }
        case .endEditing, .unknownPage, .discarded, .inherited: break
        }
    }

    /// Replaces the document by the whole state. Elements that both have stay, since they may hold typed text.
    private func morph(_ element: Element, into source: Element, writing write: (Element, String) -> Void) {
        let children = source.children.map { child in
            guard let present = index[child.number], present.tag == child.tag else { return (child, nil as Element?) }
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

    private func enter(_ element: Element) {
        for each in element.all where each.number > 0 {
            index[each.number] = each
            entered?(each)
        }
    }

    private func drop(_ element: Element) {
        for each in element.all where index[each.number] === each { index[each.number] = nil }
        element.remove()
    }
}
