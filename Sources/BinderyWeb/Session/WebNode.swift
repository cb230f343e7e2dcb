/// An element of a page as the server knows it.
final class WebNode {
    let number: Int
    let tag: String
    /// Classes of the design that the element always has.
    let classes: String
    var layoutClasses = ""
    private(set) var attributes: [(name: String, value: String)] = []
    var text: String?
    /// What a person has entered, or the program: the text of a field.
    var value: String?
    /// The number of the frame that told of a value last; 0 if none did.
    var valueFrame = 0
    /// A person has entered another value after that.
    var isEnteredSince = false
    private(set) var children: [WebNode] = []
    // Says so before it goes away. A weak reference would cost each parent a table.
    private(set) unowned(unsafe) var parent: WebNode?
    /// The part of a composite control that has the focus, the identifier and the events; itself for all others.
    var control: WebNode { inner ?? self }
    private var inner: WebNode?
    /// The part that is disabled when the control is: a `<fieldset>` where several parts are disabled together.
    var disabling: WebNode { group ?? control }
    private var group: WebNode?
    /// Made when it is asked for: most elements have none.
    private(set) lazy var handlers = WebHandlers()
    /// Whether the page shows it now: only then is a change worth an operation.
    var isAttached: Bool { index != nil }
    /// Of the page that shows it.
    private weak var index: WebIndex?

    /// - Parameter index: of the page of which this is the root.
    init(number: Int, tag: String, classes: String = "", rootOf index: WebIndex? = nil) {
        self.number = number
        self.tag = tag
        self.classes = classes
        self.index = index
        index?.add(self)
    }

    deinit {
        for child in children { child.parent = nil }
    }

    func setControl(_ node: WebNode) { inner = node }

    func setDisabling(_ node: WebNode) { group = node }

    subscript(attribute name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?): attributes.append((name, value))
            case (nil, nil): break
            }
        }
    }

    func insert(_ child: WebNode, before sibling: WebNode?) {
        children.insert(child, at: sibling.flatMap(position) ?? children.count)
        child.parent = self
        child.attach(to: index)
    }

    func remove(_ child: WebNode) {
        if let position = position(of: child) { children.remove(at: position) }
        child.parent = nil
        child.attach(to: nil)
    }

    /// From both ends: what is added and removed is mostly near one of them.
    private func position(of child: WebNode) -> Int? {
        for offset in 0..<(children.count + 1) / 2 {
            if children[offset] === child { return offset }
            if children[children.count - 1 - offset] === child { return children.count - 1 - offset }
        }
        return nil
    }

    private func attach(to index: WebIndex?) {
        if self.index === index { return }
        self.index?.remove(self)
        self.index = index
        index?.add(self)
        for child in children { child.attach(to: index) }
    }

    /// Whether a person can act on it: it is on the page, and neither it nor anything around it is hidden or disabled.
    var isReachable: Bool {
        guard isAttached else { return false }
        var node: WebNode? = self
        while let present = node {
            if present[attribute: "hidden"] != nil || present[attribute: "disabled"] != nil { return false }
            node = present.parent
        }
        return true
    }

    /// Whether a person types a text into it.
    var isForTyping: Bool { handlers.submitted != nil }
}

/// The nodes of a page, by number.
final class WebIndex {
    private var nodes: [Int: WebNode] = [:]

    subscript(number: Int) -> WebNode? { nodes[number] }

    /// In the order of their numbers.
    var all: [WebNode] { nodes.values.sorted { $0.number < $1.number } }

    fileprivate func add(_ node: WebNode) { nodes[node.number] = node }

    fileprivate func remove(_ node: WebNode) { nodes[node.number] = nil }
}

/// What happens when a person acts on an element.
final class WebHandlers {
    var tapped: (() -> Void)?
    /// False if the text stands for nothing that the control offers: then nothing has happened.
    var edited: ((String) -> Bool)?
    var submitted: (() -> Void)?
    var left: (() -> Void)?
    /// The person is busy with it, or no longer is.
    var held: ((Bool) -> Void)?
    /// One of the parts was chosen, by its position.
    var chosen: ((Int) -> Void)?
    /// The rows of a list that are seen, and whether it is scrolled by more than its height.
    var shown: ((Range<Int>, Bool) -> Void)?
}
