/// An element of a page as the server knows it. A page has many: what only few need is in their ``WebControl``.
final class WebNode {
    /// Of 32 bits: see ``WebBackend/makeNode(_:_:in:)``.
    private let shortNumber: UInt32
    let tag: WebTag
    /// Whether the page shows it now: only then is a change worth an operation.
    private(set) var isAttached: Bool
    /// Classes of the design; those of a layout are an attribute that stands for these.
    let classes: String
    private(set) var attributes: [(name: WebAttribute, value: String)] = []
    var text: String?
    private(set) var children: [WebNode] = []
    // Says so before it goes away. A weak reference would cost each parent a table.
    private(set) unowned(unsafe) var parent: WebNode?
    private var controlPart: ControlPart?

    /// What makes a node a control, or part of one.
    private enum ControlPart {
        case own(WebControl)
        /// Of what surrounds a control.
        case inner(WebNode)
    }

    /// - Parameter isRoot: whether it is the page itself.
    init(number: UInt32, tag: WebTag, classes: String = "", isRoot: Bool = false) {
        shortNumber = number
        self.tag = tag
        self.classes = classes
        isAttached = isRoot
    }

    deinit {
        for child in children { child.parent = nil }
    }

    var number: Int { Int(shortNumber) }

    // MARK: Attributes

    subscript(attribute name: WebAttribute) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?):
                // Most are there from the start: room for as many again would stay empty.
                attributes.reserveCapacity(attributes.count + 1)
                attributes.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// All classes, as the page has them.
    var classAttribute: String { self[attribute: .class] ?? classes }

    // MARK: Children

    func insert(_ child: WebNode, before sibling: WebNode?) {
        children.insert(child, at: sibling.flatMap(position) ?? children.count)
        child.parent = self
        child.setAttached(isAttached)
    }

    func remove(_ child: WebNode) {
        if let position = position(of: child) { children.remove(at: position) }
        child.parent = nil
        child.setAttached(false)
    }

    /// From both ends: what is added and removed is mostly near one of them.
    private func position(of child: WebNode) -> Int? {
        for offset in 0..<(children.count + 1) / 2 {
            if children[offset] === child { return offset }
            if children[children.count - 1 - offset] === child { return children.count - 1 - offset }
        }
        return nil
    }

    private func setAttached(_ isAttached: Bool) {
        if self.isAttached == isAttached { return }
        self.isAttached = isAttached
        for child in children { child.setAttached(isAttached) }
    }

    /// Whether a person can act on it: it is on the page, and neither it nor anything around it is hidden, disabled or
    /// inert. A slide that has just been left still takes what was pressed on it.
    var isReachable: Bool {
        guard isAttached else { return false }
        var node: WebNode? = self
        while let present = node {
            if present[attribute: .hidden] != nil || present[attribute: .disabled] != nil { return false }
            if present[attribute: .inert] != nil, present.classes != "slide" { return false }
            node = present.parent
        }
        return true
    }

    // MARK: What only controls have

    /// Whether a person can do something with it: only such a node is ever named by an event.
    var handlesEvents: Bool { ownControl?.handlesEvents ?? false }

    func forEachHandler(_ body: (WebHandler) -> Void) { ownControl?.forEachHandler(body) }

    /// Has `handler` hear of what a person does; before the page shows it.
    func on(_ handler: WebHandler) {
        assert(!isAttached, "a node that the page shows already hears of no other events")
        makeControl().add(handler)
    }

    /// What a person has entered, or the program: the text of a field.
    var value: String? {
        get { ownControl?.entered?.text }
        set {
            let control = makeControl()
            guard let newValue else {
                control.entered = nil
                return
            }
            if let entered = control.entered {
                entered.text = newValue
            } else {
                control.entered = EnteredValue(newValue)
            }
        }
    }

    /// What the page knows of the value. Only a node that has one knows of that.
    var entered: EnteredValue? { ownControl?.entered }

    /// The part of a composite control that has the focus, the identifier and the events; itself for all others.
    var control: WebNode {
        switch controlPart {
        case .inner(let inner): inner
        case .own(let own): own.inner ?? self
        case nil: self
        }
    }

    func setControl(_ node: WebNode) {
        if case .own(let own) = controlPart { own.inner = node } else { controlPart = .inner(node) }
    }

    /// The part that is disabled when the control is: a `<fieldset>` where several parts are disabled together.
    var disabling: WebNode { ownControl?.group ?? control }

    func setDisabling(_ node: WebNode) { makeControl().group = node }

    private var ownControl: WebControl? { if case .own(let own) = controlPart { own } else { nil } }

    private func makeControl() -> WebControl {
        if case .own(let own) = controlPart { return own }
        let own = WebControl()
        if case .inner(let inner) = controlPart { own.inner = inner }
        controlPart = .own(own)
        return own
    }
}
