/// An element of a page as the server knows it. A page has many, so what only few need is in their ``WebControl``.
final class WebNode {
    /// 32 bits; see ``WebBackend/makeNode(_:_:in:)``.
    private let shortNumber: UInt32
    let tag: WebTag
    /// Whether the node is on the page: only then are changes sent.
    private(set) var isAttached: Bool
    /// The classes of the design. Where a layout adds classes, the attribute `class` has all and replaces these.
    let classes: String
    private(set) var attributes: [(name: WebAttribute, value: String)] = []
    var text: String?
    private(set) var children: [WebNode] = []
    // The parent resets it in `deinit`. A weak reference would cost each parent a side table.
    private(set) unowned(unsafe) var parent: WebNode?
    private var controlPart: ControlPart?

    private enum ControlPart {
        case own(WebControl)
        /// The control that this node surrounds.
        case inner(WebNode)
    }

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

    var name: String { tag == .other ? elementPart?.name ?? "div" : tag.rawValue }

    // MARK: Attributes

    subscript(attribute name: WebAttribute) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let index = attributes.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): attributes[index].value = value
            case (let index?, nil): attributes.remove(at: index)
            case (nil, let value?):
                // Most attributes are set at the start; the usual growth would leave unused capacity.
                attributes.reserveCapacity(attributes.count + 1)
                attributes.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// The classes as the page has them.
    var classAttribute: String { self[attribute: .class] ?? classes }

    // MARK: Children

    func insert(_ child: WebNode, before sibling: WebNode?) {
        // Grows by a quarter: most nodes get few children, and spare capacity would stay empty.
        let count = children.count
        if count == children.capacity { children.reserveCapacity(count + count / 4 + 1) }
        children.insert(child, at: sibling.flatMap(position) ?? count)
        child.parent = self
        child.setAttached(isAttached)
    }

    func remove(_ child: WebNode) {
        if let position = position(of: child) { children.remove(at: position) }
        child.parent = nil
        child.setAttached(false)
    }

    /// Searches from both ends: most insertions and removals are near one of them.
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

    /// Whether the user can act on the node: it is on the page, and neither it nor anything around it is hidden,
    /// disabled or inert. A slide that was just left still accepts a press.
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

    /// Whether the node handles events; events name only such nodes.
    var handlesEvents: Bool { ownControl?.handlesEvents ?? false }

    func forEachHandler(_ body: (WebHandler) -> Void) { ownControl?.forEachHandler(body) }

    /// Adds a handler of the user's actions, before the node is on the page.
    func on(_ handler: WebHandler) {
        assert(!isAttached, "handlers must be added before the page shows the node")
        makeControl().add(handler)
    }

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

    var entered: EnteredValue? { ownControl?.entered }

    /// The part of a composite control with the focus, the identifier and the events; otherwise the node itself.
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

    var elementPart: ElementPart? {
        get { ownControl?.element }
        set { makeControl().element = newValue }
    }

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
