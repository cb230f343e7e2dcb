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
    private(set) var children: [WebNode] = []
    private(set) weak var parent: WebNode?
    /// The part of a composite control that has the focus, the identifier and the events; itself for all others.
    var control: WebNode { inner ?? self }
    private var inner: WebNode?
    /// The part that is disabled when the control is: a `<fieldset>` where several parts are disabled together.
    var disabling: WebNode { group ?? control }
    private var group: WebNode?
    var handlers = WebHandlers()
    /// Whether the page shows it now: only then is a change worth an operation.
    private(set) var isAttached: Bool

    init(number: Int, tag: String, classes: String = "", isRoot: Bool = false) {
        self.number = number
        self.tag = tag
        self.classes = classes
        isAttached = isRoot
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
        let index = sibling.flatMap { sibling in children.firstIndex { $0 === sibling } } ?? children.count
        children.insert(child, at: index)
        child.parent = self
        child.setAttached(isAttached)
    }

    func remove(_ child: WebNode) {
        children.removeAll { $0 === child }
        child.parent = nil
        child.setAttached(false)
    }

    private func setAttached(_ isAttached: Bool) {
        if self.isAttached == isAttached { return }
        self.isAttached = isAttached
        for child in children { child.setAttached(isAttached) }
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

    /// Finds a node by its number, below this one.
    func find(_ number: Int) -> WebNode? {
        if self.number == number { return self }
        for child in children {
            if let found = child.find(number) { return found }
        }
        return nil
    }
}

/// What happens when a person acts on an element.
struct WebHandlers {
    var tapped: (() -> Void)?
    /// False if the text stands for nothing that the control offers: then nothing has happened.
    var edited: ((String) -> Bool)?
    var submitted: (() -> Void)?
    var left: (() -> Void)?
    /// The person is busy with it, or no longer is.
    var held: ((Bool) -> Void)?
    /// One of the parts was chosen, by its position.
    var chosen: ((Int) -> Void)?
}
